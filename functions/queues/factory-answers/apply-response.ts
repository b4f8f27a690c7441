/**
 * Applies an Order Response of EHF. An accepted order becomes accepted or, with a week, confirmed, as by any other answer. There is no state
 * for an order that the factory will not make, or not as it was ordered: a person has to talk with the factory, so the person on duty is
 * called and the order stands as it was.
 */
import type { FactoryAnswer } from '#domain/contracts/factory-answer'
import type { OrderResponse } from '#domain/exchange/peppol/order-response'
import { isStandingOrder } from '#domain/quote/life/status'
import { findManifest } from '../../data/quotes/quote-repository.ts'
import { applyAnswer } from './apply-answer.ts'

const answerOf = ({ orderNumber, at, deliveryWeek }: OrderResponse, toOrderNumber: number): FactoryAnswer =>
  deliveryWeek === null
    ? { kind: 'accepted', orderNumber, toOrderNumber, at }
    : { kind: 'confirmed', orderNumber, toOrderNumber, at, deliveryWeek }

/** `notAsOrdered` is called for an order that will not come, or not as it was ordered. */
export const applyResponse = async (response: OrderResponse, notAsOrdered: () => void): Promise<void> => {
  const { orderNumber, verdict } = response
  const manifest = await findManifest(orderNumber)
  const toOrderNumber = manifest?.toOrderNumber ?? null
  const named = response.toOrderNumber ?? toOrderNumber
  if (manifest === null || toOrderNumber === null || named !== toOrderNumber)
    throw new Error(`quote ${orderNumber} has no order ${named} at the factory`)
  if (!isStandingOrder(manifest.status)) return
  if (verdict === 'refused' || verdict === 'changed') return notAsOrdered()
  if (verdict === 'accepted') await applyAnswer(answerOf(response, toOrderNumber))
}
