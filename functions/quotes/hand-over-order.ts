/**
 * Hands orders over to the factory, each once. The order itself is the quote's commit; here it only becomes a file and a
 * message. Whatever happens in between leaves it waiting, and whoever comes next does all of it again: the file is the same,
 * and the queue drops a message that it has.
 */
import { colorBook } from '#domain/catalogue/colors/color-book'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { factoryOrderFor } from '#domain/views/factory-order-for'
import { layOrder, tellFactory } from '../data/factory-orders/factory-desk.ts'
import {
  findFactoryOrder,
  forgetFactoryOrder,
  listWaiting,
  tellHandedOver,
} from '../data/factory-orders/factory-order-repository.ts'
import { findManifest, findSentences } from '../data/quotes/quote-repository.ts'
import { readQuote } from './read-quote.ts'

/** Much longer than a function may run: whoever has not committed his order by then never will. */
const NEVER_ORDERED_AFTER_MS = 15 * 60_000
/** At one go; the others are taken the next time. */
const MOST = 100

/**
 * Nothing happens when the order is handed over, or is no order yet. One that is asked to be called off waits for the answer: the
 * factory need not know of it before, and never, if it is called off.
 */
export const handOverOrder = async (orderNumber: number, now: () => Date): Promise<void> => {
  const waiting = await findFactoryOrder(orderNumber)
  if (waiting?.state !== 'waiting') return
  const manifest = await findManifest(orderNumber)
  if (manifest === null || manifest.toOrderNumber === null) {
    if (now().getTime() - Date.parse(waiting.since) > NEVER_ORDERED_AFTER_MS)
      await forgetFactoryOrder(waiting)
    return
  }
  const { toOrderNumber, status } = manifest
  if (status === QUOTE_STATUS.cancelled) await forgetFactoryOrder(waiting)
  if (status !== QUOTE_STATUS.ordered) return
  const [quote, sentences] = await Promise.all([
    readQuote(manifest),
    findSentences(
      orderNumber,
      manifest.acknowledged.map(({ findingId }) => findingId),
    ),
  ])
  const file = await layOrder(factoryOrderFor(quote, sentences, colorBook))
  await tellFactory({ kind: 'order', toOrderNumber, orderNumber, file })
  await tellHandedOver(orderNumber, now().toISOString())
}

/** What still waits; one that fails keeps no other from its way. Answers those that failed. */
export const handOverWaiting = async (now: () => Date): Promise<readonly PromiseRejectedResult[]> => {
  const told = await Promise.allSettled(
    (await listWaiting(MOST)).map((orderNumber) => handOverOrder(orderNumber, now)),
  )
  return told.filter((each) => each.status === 'rejected')
}
