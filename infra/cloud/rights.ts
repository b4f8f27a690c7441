/** What reading and writing a store means to AWS: the actions, and the resources that they may touch. */
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { DataStore } from '../routes.ts'

/** What a stack has at hand; asking for the right to another store is a bug. */
export type Stores = Partial<{
  table: ITableV2
  renderBucket: IBucket
  renderQueue: IQueue
  mailQueue: IQueue
  orderBucket: IBucket
  factoryQueue: IQueue
}>

const must = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Error('the stack has no such store')
  return found
}

export const renderPrefix = 'renders/'
/** What organisations have handed in stays; printing reads it, and what an organisation is edited with writes it. */
const logoPrefix = 'logos/'

type Access = 'reads' | 'writes'

/** No Scan: every question has an index. ListBucket turns the answer for a missing object from 403 into 404. */
const actions: Record<DataStore, Record<Access, readonly string[]>> = {
  table: {
    reads: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    writes: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
  },
  renderBucket: { reads: ['s3:GetObject', 's3:ListBucket'], writes: ['s3:PutObject', 's3:DeleteObject'] },
  logos: { reads: ['s3:GetObject', 's3:ListBucket'], writes: ['s3:PutObject'] },
  renderQueue: { reads: [], writes: ['sqs:SendMessage'] },
  mailQueue: { reads: [], writes: ['sqs:SendMessage'] },
  orderBucket: { reads: [], writes: ['s3:PutObject'] },
  factoryQueue: { reads: [], writes: ['sqs:SendMessage'] },
}

const resources = (store: DataStore, access: Access, stores: Stores): string[] => {
  switch (store) {
    case 'table': {
      const { tableArn } = must(stores.table)
      return access === 'reads' ? [tableArn, `${tableArn}/index/*`] : [tableArn]
    }
    case 'renderBucket': {
      const bucket = must(stores.renderBucket)
      const renders = bucket.arnForObjects(`${renderPrefix}*`)
      return access === 'reads' ? [bucket.bucketArn, renders] : [renders]
    }
    case 'logos': {
      const bucket = must(stores.renderBucket)
      const logos = bucket.arnForObjects(`${logoPrefix}*`)
      return access === 'reads' ? [bucket.bucketArn, logos] : [logos]
    }
    case 'orderBucket':
      return [must(stores.orderBucket).arnForObjects('*')]
    case 'renderQueue':
    case 'mailQueue':
    case 'factoryQueue':
      return [must(stores[store]).queueArn]
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
          }),
      ),
  )

/** The function learns the names of the stores that it may touch, and of no others. */
export const namesOf = (touched: readonly DataStore[], stores: Stores): Record<string, string> => {
  const names: Record<DataStore, () => [string, string]> = {
    table: () => ['TABLE_NAME', must(stores.table).tableName],
    renderBucket: () => ['RENDER_BUCKET', must(stores.renderBucket).bucketName],
    // They lie beside what is printed with them.
    logos: () => ['LOGO_BUCKET', must(stores.renderBucket).bucketName],
    renderQueue: () => ['RENDER_QUEUE_URL', must(stores.renderQueue).queueUrl],
    mailQueue: () => ['MAIL_QUEUE_URL', must(stores.mailQueue).queueUrl],
    orderBucket: () => ['ORDER_BUCKET', must(stores.orderBucket).bucketName],
    factoryQueue: () => ['FACTORY_QUEUE_URL', must(stores.factoryQueue).queueUrl],
  }
  return Object.fromEntries(touched.map((store) => names[store]()))
}
