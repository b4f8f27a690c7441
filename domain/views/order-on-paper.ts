/**
 * What paper says of an order: how far it has come, the number that it got when it went to the factory, and when it was ordered. While the
 * quote is offered it is no order, and its paper asks for a signature; afterwards it asks for nothing.
 */
import type { DocumentInput } from '#domain/contracts/render'
import { isOffered } from '#domain/quote/life/status'
import { type Manifest, QUOTE_STATUS } from '#domain/quote/quote'
import { documentText, orderTitles } from './text.ts'

type OrderOnPaper = NonNullable<DocumentInput['order']>

const stateOf = ({ status }: Pick<Manifest, 'status'>): OrderOnPaper['state'] => {
  if (status === QUOTE_STATUS.cancelled) return 'cancelled'
  if (status === QUOTE_STATUS.cancelRequested) return 'cancel-requested'
  return status === QUOTE_STATUS.ordered ? 'ordered' : 'at-store'
}

export const orderOnPaper = (manifest: Manifest): Pick<DocumentInput, 'title' | 'order'> => {
  if (isOffered(manifest.status)) return { title: documentText.title }
  const state = stateOf(manifest)
  const step = manifest.taken.findLast(({ kind }) => kind === 'order')
  return {
    title: orderTitles[state],
    order: { state, number: manifest.toOrderNumber, at: step?.at ?? null },
  }
}
