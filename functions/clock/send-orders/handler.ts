/**
 * Every other minute: sends the orders whose function ended between committing them and sending them, and lets go of the places in
 * Fastlane whose function ended before it committed an order.
 */
import { Logger } from '@aws-lambda-powertools/logger'
import { openSlots } from '#domain/quote/ordering/fastlane'
import { sweepSlots } from '../../data/fastlane/slot-repository.ts'
import { sendWaitingOrders } from '../../factory/send-orders.ts'
import { note } from '../../metrics.ts'
import { withOwnLines } from '../../own-lines.ts'

const logger = new Logger({ serviceName: 'send-orders' })

export const handler = async (): Promise<void> => {
  const failed = await sendWaitingOrders(() => new Date())
  for (const _ of failed) note('OrderUnsent')
  for (const { reason } of failed)
    logger.error('an order could not be sent to the factory', { error: withOwnLines(reason) })
  const now = new Date()
  await sweepSlots(openSlots(now.toISOString()), now)
  if (failed.length > 0) throw new Error(`${failed.length} orders wait for the factory`)
}
