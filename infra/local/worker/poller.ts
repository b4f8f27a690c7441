/**
 * What Lambda's event source does in the cloud: receives a batch, calls the worker, deletes what succeeded. What
 * failed comes back after its visibility timeout; the queue itself moves a job to the dead letters after the third try.
 * A queue that does not answer is asked again until the stack stops.
 */
import { setTimeout as pause } from 'node:timers/promises'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { renderQueue } from '../../render-queue.ts'
import { type Engines, region } from '../engines.ts'
import { credentials, names, queueUrl } from '../resources.ts'

/** Who works on what a queue holds. */
export interface Consumer {
  readonly queue: string
  readonly batchSize: number
  readonly invoke: (event: SQSEvent) => Promise<SQSBatchResponse>
  readonly close: () => Promise<void>
}

export const renderConsumer = (worker: Pick<Consumer, 'invoke' | 'close'>): Consumer => ({
  queue: names.renderQueue,
  batchSize: renderQueue.batchSize,
  invoke: worker.invoke,
  close: worker.close,
})

export const toRecord = (message: Message, queue: string = names.renderQueue): SQSRecord => ({
  messageId: message.MessageId ?? '',
  receiptHandle: message.ReceiptHandle ?? '',
  body: message.Body ?? '',
  attributes: {
    ApproximateReceiveCount: message.Attributes?.ApproximateReceiveCount ?? '1',
    SentTimestamp: message.Attributes?.SentTimestamp ?? '0',
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: message.Attributes?.ApproximateFirstReceiveTimestamp ?? '0',
  },
  messageAttributes: Object.fromEntries(
    Object.entries(message.MessageAttributes ?? {}).map(([name, { DataType, StringValue }]) => [
      name,
      { stringValue: StringValue, dataType: DataType ?? 'String' },
    ]),
  ),
  md5OfBody: message.MD5OfBody ?? '',
  eventSource: 'aws:sqs',
  eventSourceARN: `arn:aws:sqs:${region}:000000000000:${queue}`,
  awsRegion: region,
})

const AGAIN_AFTER_MS = 1000

export const startPoller = ({ endpoints, storage }: Engines, { queue, batchSize, ...worker }: Consumer) => {
  const client = new SQSClient({ endpoint: endpoints.storage, region, credentials })
  const QueueUrl = queueUrl(endpoints.storage, queue)
  const stop = new AbortController()

  /**
   * Nobody works on these any more, so that waiting for their visibility timeout would help no one. A second, because
   * fauxqs loses a message that is handed back with 0 (its store refuses the empty receive count).
   */
  const handBack = (receiptHandles: readonly string[]): Promise<unknown> =>
    Promise.all(
      receiptHandles.map((ReceiptHandle) =>
        client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout: 1 })),
      ),
    )

  const handBackFromLastTime = async (): Promise<unknown> => {
    const inflight = storage.inspectQueue(queue)?.messages.inflight ?? []
    return handBack(inflight.map(({ receiptHandle }) => receiptHandle))
  }

  const receive = async (): Promise<SQSEvent> => {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: batchSize,
        WaitTimeSeconds: 20,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      }),
      { abortSignal: stop.signal },
    )
    return { Records: Messages.map((message) => toRecord(message, queue)) }
  }

  const work = async (event: SQSEvent): Promise<void> => {
    try {
      const { batchItemFailures } = await worker.invoke(event)
      const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
      const done = event.Records.filter(({ messageId }) => !failed.has(messageId))
      await Promise.all(
        done.map(({ receiptHandle }) =>
          client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: receiptHandle })),
        ),
      )
    } catch (error) {
      if (!stop.signal.aborted) console.error(`${queue}:`, error)
      await handBack(event.Records.map(({ receiptHandle }) => receiptHandle))
    }
  }

  const runStep = async (step: Promise<unknown>): Promise<void> => {
    try {
      await step
    } catch (error) {
      if (stop.signal.aborted) return
      console.error(`${queue}:`, error)
      await pause(AGAIN_AFTER_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  const receiveBatch = async (): Promise<void> => {
    const event = await receive()
    if (event.Records.length > 0) await work(event)
  }

  const poll = async (): Promise<void> => {
    await runStep(handBackFromLastTime())
    while (!stop.signal.aborted) await runStep(receiveBatch())
  }

  const polling = poll()

  return {
    close: async () => {
      stop.abort()
      await worker.close()
      await polling
      client.destroy()
    },
  }
}
