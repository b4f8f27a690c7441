/**
 * An order is two calls: the form is stored, then the order is sent. Where the answer to the second was lost the quote may
 * be ordered, and then takes no form any more; so the same order is first sent again as it was, under the key it had.
 */
import type { Offer } from '#domain/contracts/offer'
import type { OfferHeader } from '#domain/contracts/offer-header'
import { ApiError } from '../../../api/api-error.ts'

interface Ways<Path> {
  readonly store: (changes: Partial<OfferHeader>) => Promise<Offer>
  readonly pathOf: (saved: Offer) => Path
  readonly send: (path: Path) => Promise<unknown>
}

export const makeOrderAttempts = <Path>() => {
  /** What was sent and never answered. */
  let unanswered: { readonly form: string; readonly path: Path } | null = null
  return async (changes: Partial<OfferHeader>, { store, pathOf, send }: Ways<Path>): Promise<void> => {
    const form = JSON.stringify(changes)
    const path = unanswered?.form === form ? unanswered.path : pathOf(await store(changes))
    try {
      await send(path)
    } catch (error) {
      unanswered = error instanceof ApiError && error.isPassing ? { form, path } : null
      throw error
    }
  }
}
