/** SQS in, mail out. A record that is not done yet is handed out again by the queue. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import { Logger } from '@aws-lambda-powertools/logger'
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { mailMessage } from '#domain/contracts/mail'
import { setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'
import { note } from '../../metrics.ts'
import { withOwnLines } from '../../own-lines.ts'
import { traceBeside } from '../../trace.ts'
import { sendMail, TryLater } from './send-mail.ts'
import { PATIENCE_MS, TRY_AGAIN_AFTER_SECONDS } from './waiting.ts'

const logger = new Logger({ serviceName: 'mail' })

const queue = lazily(() => new SQSClient())

/** Whoever sent it waits for it: the whole visibility timeout is for a function that has died. That it comes sooner is not vital. */
const handBack = async ({ receiptHandle }: SQSRecord): Promise<void> => {
  const command = new ChangeMessageVisibilityCommand({
    QueueUrl: setting('MAIL_QUEUE_URL'),
    ReceiptHandle: receiptHandle,
    VisibilityTimeout: TRY_AGAIN_AFTER_SECONDS,
  })
  await queue()
    .send(command)
    .catch((error: Error) => logger.warn('a mail could not be handed back', { error }))
}

const work = async (record: SQSRecord): Promise<void> => {
  const tries = Number(record.attributes.ApproximateReceiveCount)
  const attempt = { isLast: tries >= Number(setting('MAX_TRIES')), patienceMs: PATIENCE_MS }
  const trace = traceBeside(record)
  try {
    const came = await sendMail(mailMessage.parse(JSON.parse(record.body)), attempt)
    if (came === null) return
    note(came)
    logger.info('mail', { body: record.body, tries, trace, came })
  } catch (error) {
    if (!(error instanceof TryLater)) {
      note('MailFailed')
      logger.error('mail failed', { body: record.body, tries, trace, error: withOwnLines(error) })
    }
    await handBack(record)
    throw error
  }
}

export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  processPartialResponse(event, work, new BatchProcessor(EventType.SQS), {
    processInParallel: false,
    throwOnFullBatchFailure: false,
  })
