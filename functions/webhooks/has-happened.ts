/** Whether what was written down beforehand has come about: read from what it would have left. */

import type { QuoteEvent } from '#domain/quote/life/quote-event'
import { factoryStates } from '#domain/quote/ordering/factory-status'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { findAcceptance } from '../data/customer-links/acceptance-repository.ts'
import { findFactoryOrder } from '../data/factory-orders/factory-order-repository.ts'
import { findManifest, findManifestAt } from '../data/quotes/quote-repository.ts'

export const hasHappened = async (event: QuoteEvent): Promise<boolean> => {
  const { orderNumber } = event
  switch (event.type) {
    case 'quote.created':
      return (await findManifest(orderNumber)) !== null
    // The version before is the one that it was written down by, and never another.
    case 'quote.status-changed':
      return (await findManifestAt(orderNumber, event.version))?.status === QUOTE_STATUS[event.status]
    case 'quote.accepted':
      return (await findAcceptance(orderNumber, event.hash)) !== null
    case 'order.answered': {
      const order = await findFactoryOrder(orderNumber)
      if (order === null) return false
      const [now, then] = [order.state, event.state].map((state) => factoryStates.indexOf(state))
      return (now ?? 0) > (then ?? 0) || (now === then && order.since >= event.since)
    }
  }
}
