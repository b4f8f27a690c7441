/** The factory's answers in, the state of its orders out. A record that cannot be taken is handed out again by the queue. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import { Logger } from '@aws-lambda-powertools/logger'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { note } from '../../metrics.ts'
import { withOwnLines } from '../../own-lines.ts'
import { applyAnswer } from './apply-answer.ts'
import { applyResponse } from './apply-response.ts'
import { readAnswer } from './read-answer.ts'

const logger = new Logger({ serviceName: 'factory-answers' })

const work = async ({ body, attributes }: SQSRecord): Promise<void> => {
  try {
    const said = readAnswer(body, new Date(Number(attributes.SentTimestamp) || Date.now()))
    if (said.form === 'json') return await applyAnswer(said.answer)
    const { response } = said
    await applyResponse(response, () => {
      note('OrderNotAsOrdered')
      logger.error('the factory will not deliver an order, or not as it was ordered', { ...response })
    })
  } catch (error) {
    note('AnswerNotTaken')
    logger.error('an answer of the factory could not be taken', { body, error: withOwnLines(error) })
    throw error
  }
}

export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  processPartialResponse(event, work, new BatchProcessor(EventType.SQS), { throwOnFullBatchFailure: false })
