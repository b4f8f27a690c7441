/** Every other minute: tells of what customers have answered where the function that took the answer died. Mostly there is nothing. */
import { Logger } from '@aws-lambda-powertools/logger'
import { finishAnswers } from '../../customer-answers/finish-answers.ts'
import { withOwnLines } from '../../own-lines.ts'

const logger = new Logger({ serviceName: 'customer-answers' })

export const handler = async (): Promise<void> => {
  const failed = await finishAnswers(new Date())
  for (const { reason } of failed)
    logger.error('nobody could be told of the answer of a customer', { error: withOwnLines(reason) })
  if (failed.length > 0) throw new Error(`${failed.length} answers of customers wait to be told`)
}
