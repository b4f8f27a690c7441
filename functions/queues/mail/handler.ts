/** SQS in, mail out. A record that is not done yet is handed out again by the queue. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import { Logger } from '@aws-lambda-powertools/logger'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { mailMessage } from '#domain/contracts/mail'
import { setting } from '../../environment.ts'
import { sendMail, TryLater } from './send-mail.ts'

const logger = new Logger({ serviceName: 'mail' })

/** A document takes some seconds; one that takes longer is waited for again. */
const PATIENCE_MS = 30_000

const work = async (record: SQSRecord): Promise<void> => {
  const tries = Number(record.attributes.ApproximateReceiveCount)
  const attempt = { isLast: tries >= Number(setting('MAX_TRIES')), patienceMs: PATIENCE_MS }
  try {
    await sendMail(mailMessage.parse(JSON.parse(record.body)), attempt)
  } catch (error) {
    if (!(error instanceof TryLater)) logger.error('mail failed', { body: record.body, tries, error })
    throw error
  }
}

export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  processPartialResponse(event, work, new BatchProcessor(EventType.SQS), {
    processInParallel: false,
    throwOnFullBatchFailure: false,
  })
