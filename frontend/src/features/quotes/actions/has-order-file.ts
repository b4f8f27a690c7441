import type { Offer } from '#domain/contracts/offer'
import { isStandingOrder } from '#domain/quote/life/status'

/** Ordered from the factory, and the viewer knows what the store pays. */
export const hasOrderFile = ({ status, totals }: Pick<Offer, 'status' | 'totals'>): boolean =>
  isStandingOrder(status.intVal) && totals.netSumExclTax !== null
