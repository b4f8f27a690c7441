/** The desk of a quote page on which nothing happens: for what stands on the page when it opens. */
import type { Offer } from '#domain/contracts/offer'
import { openDraftBook } from '../../frontend/src/features/quotes/state/draft-book.ts'
import type { QuoteDesk } from '../../frontend/src/features/quotes/use-quote-desk.ts'

export const makeDesk = (offer: Offer): QuoteDesk => ({
  orderNumber: offer.orderNumber,
  drafts: openDraftBook({ send: () => undefined, delay: 0 }),
  change: () => undefined,
  store: async () => offer,
})
