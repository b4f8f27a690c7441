/** What reading and writing a store means to AWS: the actions, and the resources that they may touch. */
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { QueueName } from '#domain/contracts/operations'
import type { DataStore } from '../routes.ts'
import { peopleKeys, sessionUseKeys } from '../table-keys.ts'

/** What a stack has at hand; asking for the right to another store is a bug. */
export type Stores = Partial<{
  table: ITableV2
  renderBucket: IBucket
  renderQueue: IQueue
  mailQueue: IQueue
  mailEventQueue: IQueue
  orderBucket: IBucket
  factoryQueue: IQueue
  answerQueue: IQueue
  deadLetters: Readonly<Record<QueueName, IQueue>>
}>

const must = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Error('the stack has no such store')
  return found
}

export const renderPrefix = 'renders/'
/** What organisations have handed in stays; printing reads it, and what an organisation is edited with writes it. */
const logoPrefix = 'logos/'
/** What the product menu shows stays too. */
export const picturePrefix = 'pictures/'

const keyCondition = {
  sessionUse: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...sessionUseKeys] } },
  tableButPeople: { 'ForAllValues:StringNotLike': { 'dynamodb:LeadingKeys': [...peopleKeys] } },
} as const
const conditionOf = (store: DataStore) =>
  store === 'sessionUse' || store === 'tableButPeople' ? { conditions: keyCondition[store] } : {}

type Access = 'reads' | 'writes'

/** To read a queue is to see how much waits in it. */
const queue = { reads: ['sqs:GetQueueAttributes'], writes: ['sqs:SendMessage'] } as const

const writesToTable = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
] as const

/** No Scan: every question has an index. ListBucket turns the answer for a missing object from 403 into 404. */
const actions: Record<DataStore, Record<Access, readonly string[]>> = {
  table: {
    reads: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    writes: writesToTable,
  },
  sessionUse: { reads: [], writes: ['dynamodb:UpdateItem'] },
  tableButPeople: { reads: [], writes: writesToTable },
  // No ListBucket: a missing object is a 403 to the worker, which takes it for missing.
  artefacts: { reads: ['s3:GetObject'], writes: ['s3:PutObject'] },
  renderBucket: { reads: ['s3:GetObject', 's3:ListBucket'], writes: ['s3:PutObject', 's3:DeleteObject'] },
  logos: { reads: ['s3:GetObject', 's3:ListBucket'], writes: ['s3:PutObject'] },
  pictures: { reads: ['s3:GetObject', 's3:ListBucket'], writes: ['s3:PutObject'] },
  renderQueue: queue,
  mailQueue: queue,
  mailEventQueue: queue,
  orderBucket: { reads: [], writes: ['s3:PutObject'] },
  factoryQueue: queue,
  answerQueue: queue,
  deadLetters: {
    reads: ['sqs:GetQueueAttributes'],
    writes: ['sqs:ReceiveMessage', 'sqs:ChangeMessageVisibility', 'sqs:DeleteMessage'],
  },
}

const resources = (store: DataStore, access: Access, stores: Stores): string[] => {
  switch (store) {
    case 'table': {
      const { tableArn } = must(stores.table)
      return access === 'reads' ? [tableArn, `${tableArn}/index/*`] : [tableArn]
    }
    case 'sessionUse':
    case 'tableButPeople':
      return [must(stores.table).tableArn]
    case 'artefacts':
      return [must(stores.renderBucket).arnForObjects(`${renderPrefix}*`)]
    case 'renderBucket': {
      const bucket = must(stores.renderBucket)
      const renders = bucket.arnForObjects(`${renderPrefix}*`)
      return access === 'reads' ? [bucket.bucketArn, renders] : [renders]
    }
    case 'logos':
    case 'pictures': {
      const bucket = must(stores.renderBucket)
      const kept = bucket.arnForObjects(`${store === 'logos' ? logoPrefix : picturePrefix}*`)
      return access === 'reads' ? [bucket.bucketArn, kept] : [kept]
    }
    case 'orderBucket':
      return [must(stores.orderBucket).arnForObjects('*')]
    case 'renderQueue':
    case 'mailQueue':
    case 'mailEventQueue':
    case 'factoryQueue':
    case 'answerQueue':
      return [must(stores[store]).queueArn]
    case 'deadLetters':
      return Object.values(must(stores.deadLetters)).map(({ queueArn }) => queueArn)
  }
}

export const statementsFor = (
  wanted: Readonly<Record<Access, readonly DataStore[]>>,
  stores: Stores,
): PolicyStatement[] =>
  (['reads', 'writes'] as const).flatMap((access) =>
    wanted[access]
      .filter((store) => actions[store][access].length > 0)
      .map(
        (store) =>
          new PolicyStatement({
            actions: [...actions[store][access]],
            resources: resources(store, access, stores),
            ...conditionOf(store),
          }),
      ),
  )

/** By name, as JSON: a function finds all of them in one word of its environment. */
const urlsOf = (queues: Readonly<Record<string, IQueue>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(queues).map(([name, { queueUrl }]) => [name, queueUrl])))

/** The function learns the names of the stores that it may touch, and of no others. */
export const namesOf = (touched: readonly DataStore[], stores: Stores): Record<string, string> => {
  const names: Record<DataStore, () => [string, string]> = {
    table: () => ['TABLE_NAME', must(stores.table).tableName],
    sessionUse: () => ['TABLE_NAME', must(stores.table).tableName],
    tableButPeople: () => ['TABLE_NAME', must(stores.table).tableName],
    artefacts: () => ['RENDER_BUCKET', must(stores.renderBucket).bucketName],
    renderBucket: () => ['RENDER_BUCKET', must(stores.renderBucket).bucketName],
    // They lie beside what is printed with them.
    logos: () => ['LOGO_BUCKET', must(stores.renderBucket).bucketName],
    pictures: () => ['PICTURE_BUCKET', must(stores.renderBucket).bucketName],
    renderQueue: () => ['RENDER_QUEUE_URL', must(stores.renderQueue).queueUrl],
    mailQueue: () => ['MAIL_QUEUE_URL', must(stores.mailQueue).queueUrl],
    mailEventQueue: () => ['MAIL_EVENT_QUEUE_URL', must(stores.mailEventQueue).queueUrl],
    orderBucket: () => ['ORDER_BUCKET', must(stores.orderBucket).bucketName],
    factoryQueue: () => ['FACTORY_QUEUE_URL', must(stores.factoryQueue).queueUrl],
    answerQueue: () => ['ANSWER_QUEUE_URL', must(stores.answerQueue).queueUrl],
    deadLetters: () => ['DEAD_LETTER_URLS', urlsOf(must(stores.deadLetters))],
  }
  return Object.fromEntries(touched.map((store) => names[store]()))
}
