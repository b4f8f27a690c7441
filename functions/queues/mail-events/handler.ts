/** What SES tells of mails, from its queue, becomes the state of the mail. An event that cannot be read is kept aside. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import { Logger } from '@aws-lambda-powertools/logger'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { mailEvent } from '#domain/contracts/mail-event'
import { lazily } from '../../lazily.ts'
import { recordFate, TooEarly } from './record-fate.ts'

const logger = lazily(() => new Logger({ serviceName: 'mail-events' }))

/** Said once, in plain words, when SES is told where to send events. */
const isGreeting = (body: string): boolean => body.startsWith('Successfully validated SNS topic')

const work = async ({ body, messageId }: SQSRecord): Promise<void> => {
  if (isGreeting(body)) return
  try {
    const event = mailEvent.parse(JSON.parse(body))
    const outcome = await recordFate(event, new Date())
    logger().info('mail event', { event: event.eventType, outcome })
  } catch (error) {
    if (!(error instanceof TooEarly)) logger().error('mail event failed', { messageId, error })
    throw error
  }
}

export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  processPartialResponse(event, work, new BatchProcessor(EventType.SQS), {
    processInParallel: false,
    throwOnFullBatchFailure: false,
  })
