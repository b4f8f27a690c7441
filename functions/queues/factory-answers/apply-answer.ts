/**
 * Applies one answer of the factory. Whatever comes twice, late or crosswise changes nothing; two that come at once are taken one
 * after the other, because each is written only over what it was judged by. An answer to an order that is not there is an error: the
 * queue keeps it for somebody to look at.
 */
import type { FactoryAnswer } from '#domain/contracts/factory-answer'
import { orderAnswered } from '#domain/quote/life/quote-event'
import { applyFactoryAnswer } from '#domain/quote/ordering/factory-status'
import { findFactoryOrder, moveFactoryOrder } from '../../data/factory-orders/factory-order-repository.ts'
import { findManifest } from '../../data/quotes/quote-repository.ts'
import { expectEvent } from '../../webhooks/expect-event.ts'

/** More answers to one order than can be under way at once. */
const TRIES = 5

export const applyAnswer = async (answer: FactoryAnswer): Promise<void> => {
  const { orderNumber, toOrderNumber } = answer
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [manifest, order] = await Promise.all([findManifest(orderNumber), findFactoryOrder(orderNumber)])
    const applied = applyFactoryAnswer(manifest, order, answer)
    if (applied.outcome === 'stays') return
    if (applied.outcome === 'unknown' || order === null)
      throw new Error(`quote ${orderNumber} has no order ${toOrderNumber} at the factory`)
    if (manifest !== null)
      await expectEvent(orderAnswered(orderNumber, applied.to, new Date().toISOString()), manifest.owner)
    if (await moveFactoryOrder(order, applied.to)) return
  }
  throw new Error(`order ${toOrderNumber} was changed by others all the time`)
}
