/** Why a quote cannot be changed, in words; null when it can. */
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { isOffered, rowsAreOpen } from '#domain/quote/life/status'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { lockText } from './text.ts'

export const lockOf = ({ status, expired }: Pick<Offer, 'status' | 'expired'>): string | null => {
  if (status.readOnly) return isOffered(status.intVal) ? lockText.onlyRead : lockText.readOnly
  return expired ? lockText.expired : null
}

/** Why no row can be added or copied; stricter than the rest of the quote once a builder has ordered. */
export const rowsLockOf = (offer: Pick<Offer, 'status' | 'expired'>, viewer: Viewer): string | null =>
  lockOf(offer) ?? (rowsAreOpen(offer.status.intVal, viewer) ? null : lockText.orderedByAgent)

/** Ordered, and nobody has asked for it to be called off. */
export const showsFactoryDelivery = ({ status }: Pick<Offer, 'status'>): boolean =>
  status.intVal === QUOTE_STATUS.orderedByAgent || status.intVal === QUOTE_STATUS.ordered
