/**
 * Sends orders to the factory, each once. The order itself is the quote's commit; here it only becomes a file and a
 * message. Whatever happens in between leaves it waiting, and whoever comes next does all of it again: the file is the same,
 * and the queue drops a message that it has.
 */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { factoryOrderFor } from '#domain/views/factory-order-for'
import {
  findFactoryOrder,
  forgetFactoryOrder,
  listWaiting,
  markSentToFactory,
} from '../data/factory-orders/factory-order-repository.ts'
import { sendToFactory, storeOrderFile } from '../data/factory-orders/send-to-factory.ts'
import { findManifest, findSentences } from '../data/quotes/quote-repository.ts'
import { readQuote } from '../quotes/read-quote.ts'

/** Much longer than a function may run: whoever has not committed his order by then never will. */
const NEVER_ORDERED_AFTER_MS = 15 * 60_000
const AT_ONCE = 20

/**
 * Does nothing when the order has been sent already, or has not been committed yet. An order whose cancellation is being
 * considered stays waiting: the factory hears of it when the cancellation is refused, and never when it is granted.
 */
export const sendOrderToFactory = async (orderNumber: number, now: () => Date): Promise<void> => {
  const [waiting, manifest] = await Promise.all([findFactoryOrder(orderNumber), findManifest(orderNumber)])
  if (waiting?.state !== 'waiting') return
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
  const file = await storeOrderFile(factoryOrderFor(quote, sentences, colorLists))
  await sendToFactory({ kind: 'order', toOrderNumber, orderNumber, file })
  await markSentToFactory(orderNumber, now().toISOString())
}

/** Sends every order that still waits; one that fails holds up no other. Answers with those that failed. */
export const sendWaitingOrders = async (now: () => Date): Promise<readonly PromiseRejectedResult[]> => {
  const waiting = await listWaiting()
  const failed: PromiseRejectedResult[] = []
  for (let first = 0; first < waiting.length; first += AT_ONCE) {
    const some = waiting.slice(first, first + AT_ONCE)
    const results = await Promise.allSettled(some.map((orderNumber) => sendOrderToFactory(orderNumber, now)))
    failed.push(...results.filter((each) => each.status === 'rejected'))
  }
  return failed
}
