/**
 * A new quote with its customer, in two calls. A step that succeeded is not done again when a later one failed and the
 * person tries once more: the draft remembers the quote, and its key stays the same.
 */
import type { Offer } from '#domain/contracts/offer'
import type { OfferHeader } from '#domain/contracts/offer-header'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { newIdempotencyKey } from '../../api/idempotency.ts'
import { newQuoteText } from './text.ts'

export type NewQuoteHeader = Pick<OfferHeader, 'customer' | 'deliveryLabel'>

/** What one opening of the dialog keeps between attempts. */
export interface QuoteDraft {
  readonly quoteKey: string
  made: Pick<Offer, 'orderNumber' | 'version'> | null
}

export const newQuoteDraft = (): QuoteDraft => ({
  quoteKey: newIdempotencyKey(),
  made: null,
})

/** The quote stands, but the customer could not be saved on it. */
class CustomerNotSaved extends Error {
  constructor(cause: unknown) {
    super(newQuoteText.customerNotSaved(messageOf(cause)), { cause })
    this.name = 'CustomerNotSaved'
  }
}

export const createQuote = async (draft: QuoteDraft, header: NewQuoteHeader): Promise<Offer> => {
  draft.made ??= await send<Offer>('POST', '/api/v1/offers', undefined, { idempotencyKey: draft.quoteKey })
  const { orderNumber, version } = draft.made
  try {
    return await send<Offer>('PUT', `/api/v1/offers/${orderNumber}`, { ...header, version })
  } catch (error) {
    throw new CustomerNotSaved(error)
  }
}
