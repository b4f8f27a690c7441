/** Every other minute: hands over the orders that were committed by a function that did not live to do it. */
import { Logger } from '@aws-lambda-powertools/logger'
import { handOverWaiting } from '../../factory/hand-over.ts'

const logger = new Logger({ serviceName: 'hand-over-orders' })

export const handler = async (): Promise<void> => {
  const failed = await handOverWaiting(() => new Date())
  for (const { reason } of failed) logger.error('an order could not be handed over', { error: reason })
  if (failed.length > 0) throw new Error(`${failed.length} orders wait for the factory`)
}
