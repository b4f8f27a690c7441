/**
 * A new quote with its customer and, where one was chosen, its first product, in two or three calls. A step that succeeded is not done again
 * when a later one failed and the person tries once more: the draft remembers the quote, and the keys stay the same.
 */
import type { Offer, OfferHeader } from '#domain/contracts/offer'
import { messageOf } from '../../../api/api-error.ts'
import { send } from '../../../api/client.ts'
import { newIdempotencyKey } from '../../../api/idempotency.ts'
import { addProduct } from './add-product.ts'

export type NewQuoteHeader = Pick<OfferHeader, 'customer' | 'deliveryLabel'>

/** What one opening of the dialog keeps between attempts. */
export interface QuoteDraft {
  readonly offerKey: string
  readonly productKey: string
  made: Pick<Offer, 'orderNumber' | 'version'> | null
}

export const newQuoteDraft = (): QuoteDraft => ({
  offerKey: newIdempotencyKey(),
  productKey: newIdempotencyKey(),
  made: null,
})

/** The quote stands, but the customer could not be saved on it. */
class CustomerNotSaved extends Error {
  constructor(cause: unknown) {
    super(`Kunne ikke oppdatere kundeinformasjon for nytt tilbud; ${messageOf(cause)}`, { cause })
    this.name = 'CustomerNotSaved'
  }
}

export const createQuote = async (
  draft: QuoteDraft,
  header: NewQuoteHeader,
  modelId: string | null,
): Promise<{ readonly orderNumber: number; readonly rowNumber: number | null }> => {
  draft.made ??= await send<Offer>('POST', '/api/v1/offers', undefined, { idempotencyKey: draft.offerKey })
  const { orderNumber, version } = draft.made
  try {
    draft.made = await send<Offer>('PUT', `/api/v1/offers/${orderNumber}`, { ...header, version })
  } catch (error) {
    throw new CustomerNotSaved(error)
  }
  if (modelId === null) return { orderNumber, rowNumber: null }
  const { rowNumber } = await addProduct({ orderNumber, modelId, idempotencyKey: draft.productKey })
  return { orderNumber, rowNumber }
}
