/** The table, the buckets and the queues, made when they are missing; what is there is left alone. */
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { createTableInput, tableShape } from '#functions/data/table'
import { answerQueue, factoryQueue } from '../factory.ts'
import { mailEventQueue, mailQueue } from '../mail-queue.ts'
import { renderQueue } from '../render-queue.ts'
import { StartFailure } from '../start-failure.ts'
import { startText } from '../text.ts'
import { type Engines, region } from './engines.ts'

export const names = {
  table: 'lysvag',
  renderBucket: 'lysvag-renders',
  renderQueue: 'lysvag-render',
  deadLetters: 'lysvag-render-dead-letters',
  mailQueue: 'lysvag-mail',
  deadMails: 'lysvag-mail-dead-letters',
  mailEvents: 'lysvag-mail-events',
  deadMailEvents: 'lysvag-mail-events-dead-letters',
  orderBucket: 'lysvag-orders',
  factoryQueue: 'lysvag-factory.fifo',
  deadOrders: 'lysvag-factory-dead-letters.fifo',
  answerQueue: 'lysvag-factory-answers',
  deadAnswers: 'lysvag-factory-answers-dead-letters',
} as const

const daySeconds = 24 * 60 * 60

export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }

const indexesOfTable = async (client: DynamoDBClient): Promise<string[] | undefined> => {
  try {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: names.table }))
    return (Table?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName ?? '')
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return undefined
    throw error
  }
}

/** The engine cannot add an index to a table that exists, and reading without one would quietly find nothing. */
const createTable = async (endpoint: string): Promise<void> => {
  const client = new DynamoDBClient({ endpoint, region, credentials })
  try {
    const indexes = await indexesOfTable(client)
    if (!indexes) await client.send(new CreateTableCommand(createTableInput(names.table)))
    else if (!tableShape.indexes.every(({ name }) => indexes.includes(name))) {
      throw new StartFailure(startText.folderOfOtherVersion)
    }
  } finally {
    client.destroy()
  }
}

interface QueuePlan {
  readonly name: string
  readonly deadLetters: string
  readonly visibilityTimeoutSeconds: number
  readonly maxReceiveCount: number
  readonly retentionDays: number
}

const queues: readonly QueuePlan[] = [
  {
    ...renderQueue,
    name: names.renderQueue,
    deadLetters: names.deadLetters,
    retentionDays: renderQueue.retentionDays.jobs,
  },
  {
    ...mailQueue,
    name: names.mailQueue,
    deadLetters: names.deadMails,
    retentionDays: mailQueue.retentionDays.mails,
  },
  {
    ...mailEventQueue,
    name: names.mailEvents,
    deadLetters: names.deadMailEvents,
    retentionDays: mailEventQueue.retentionDays.events,
  },
  {
    ...factoryQueue,
    name: names.factoryQueue,
    deadLetters: names.deadOrders,
    retentionDays: factoryQueue.retentionDays.orders,
  },
  {
    ...answerQueue,
    name: names.answerQueue,
    deadLetters: names.deadAnswers,
    retentionDays: answerQueue.retentionDays.answers,
  },
]

const queueAttributes = (plan: QueuePlan, deadLettersArn: string) => ({
  VisibilityTimeout: String(plan.visibilityTimeoutSeconds),
  MessageRetentionPeriod: String(plan.retentionDays * daySeconds),
  RedrivePolicy: JSON.stringify({
    deadLetterTargetArn: deadLettersArn,
    maxReceiveCount: plan.maxReceiveCount,
  }),
})

/** A queue is first in, first out by its name, as in the cloud. */
const kindOf = (name: string) => (name.endsWith('.fifo') ? { attributes: { FifoQueue: 'true' } } : {})

/** A queue that exists takes the settings of today; its messages stay. */
const createQueues = async ({ storage, endpoints }: Engines): Promise<void> => {
  const client = new SQSClient({ endpoint: endpoints.storage, region, credentials })
  for (const plan of queues) {
    const deadLetters =
      storage.inspectQueue(plan.deadLetters)?.arn ??
      storage.createQueue(plan.deadLetters, kindOf(plan.deadLetters)).queueArn
    if (!storage.inspectQueue(plan.name)) storage.createQueue(plan.name, kindOf(plan.name))
    await client.send(
      new SetQueueAttributesCommand({
        QueueUrl: queueUrl(endpoints.storage, plan.name),
        Attributes: queueAttributes(plan, deadLetters),
      }),
    )
  }
  client.destroy()
}

/** Found by name: the address that the queue itself remembers holds the port of its first day. */
export const queueUrl = (endpoint: string, name: string = names.renderQueue): string =>
  `${endpoint}/000000000000/${name}`

export const createResources = async (engines: Engines): Promise<void> => {
  await createTable(engines.endpoints.table)
  await createQueues(engines)
  engines.storage.createBucket(names.renderBucket)
  engines.storage.createBucket(names.orderBucket)
}
