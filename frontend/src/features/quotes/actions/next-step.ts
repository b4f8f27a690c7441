/**
 * What one most likely wants to do with a quote now: answer whoever wants to call an order off, extend what has expired, choose the
 * first product, order, or print what is ordered. Pure.
 */
import type { Offer } from '#domain/contracts/offer'
import type { Step } from '#domain/quote/life/lifecycle'

export type NextStep = 'answer' | 'extend' | 'add' | 'order' | 'print'

export const nextStepOf = (
  { expired, status, productRows }: Pick<Offer, 'expired' | 'status' | 'productRows'>,
  may: (step: Step) => boolean,
  /** Whether rows may be added. */
  isOpen: boolean,
): NextStep => {
  if (may('approve-cancellation')) return 'answer'
  if (expired && may('extend')) return 'extend'
  if (productRows.length === 0 && isOpen) return 'add'
  return status.canBeOrdered ? 'order' : 'print'
}
