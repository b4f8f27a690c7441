/**
 * Notices writes on a quote that got no answer. Whether they were done only the server knows, so it is asked which steps there are
 * before the next one is taken. Edits of a row in the editor are known here before they are sent, and a step back stays asked for.
 */
import type { Mutation, QueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { ApiError } from '../../api/api-error.ts'
import { quoteQuery } from '../get-quote.ts'
import { changeSteps } from './state/step-store.ts'
import { withLostAnswer } from './state/steps.ts'

const KNOWN_HERE: readonly unknown[] = ['product', 'undo']

/** The quote that it changes; null where it changes none, or nothing that the server is asked of. */
const quoteOf = ({ options: { mutationKey = [] } }: Mutation): number | null => {
  const [of, orderNumber, what] = mutationKey
  return of === 'offer' && typeof orderNumber === 'number' && !KNOWN_HERE.includes(what) ? orderNumber : null
}

/** `version` is that of the quote before; without it nothing of the quote is shown, and no step of it. */
export const noteLostAnswer = (orderNumber: number, version: number | undefined): void => {
  if (version !== undefined) changeSteps(orderNumber, (list) => withLostAnswer(list, version))
}

export const watchLostAnswers = (queryClient: QueryClient): (() => void) => {
  /** The version of the quote when the write was asked for. */
  const begunAt = new WeakMap<Mutation, number>()
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { mutation, action } = event
    const orderNumber = quoteOf(mutation as Mutation)
    if (orderNumber === null) return
    if (action.type === 'pending') {
      const version = queryClient.getQueryData<Offer>(quoteQuery(orderNumber).queryKey)?.version
      if (version !== undefined) begunAt.set(mutation as Mutation, version)
    }
    if (action.type !== 'error' || !(action.error instanceof ApiError) || !action.error.isPassing) return
    noteLostAnswer(orderNumber, begunAt.get(mutation as Mutation))
  })
}
