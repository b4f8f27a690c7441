/** An editor of a quote that changes nothing: for tests of what a page shows when it opens. */
import type { Offer } from '#domain/contracts/offer'
import { createDrafts } from '../../frontend/src/quote/drafts.ts'
import type { QuoteEditor } from '../../frontend/src/quote/use-quote-editor.ts'

export const makeQuoteEditor = (offer: Offer): QuoteEditor => ({
  orderNumber: offer.orderNumber,
  drafts: createDrafts({ send: () => undefined, delay: 0 }),
  change: () => undefined,
  store: async () => offer,
})
