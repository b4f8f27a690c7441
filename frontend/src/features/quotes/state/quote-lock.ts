/** Why a quote cannot be changed, in words; null when it can. */
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { rowsAreOpen } from '#domain/quote/life/status'
import type { QuoteStatus } from '#domain/quote/quote'
import { quoteText } from '../text.ts'

/** Status numbers that the page treats in a way of their own. */
const ORDERED_BY_AGENT = 30
const FINISHED = 40
const CANCELLED = 60

export const lockOf = ({ status, expired }: Pick<Offer, 'status' | 'expired'>): string | null => {
  if (status.readOnly) return status.intVal < ORDERED_BY_AGENT ? quoteText.onlyRead : quoteText.readOnly
  return expired ? quoteText.expired : null
}

/** Why no row can be added or copied; stricter than the rest of the quote once a builder has ordered. */
export const rowsLockOf = (offer: Pick<Offer, 'status' | 'expired'>, viewer: Viewer): string | null =>
  lockOf(offer) ?? (rowsAreOpen(offer.status.intVal as QuoteStatus, viewer) ? null : quoteText.orderedByAgent)

export const showsFactoryDelivery = ({ status }: Pick<Offer, 'status'>): boolean =>
  status.intVal === ORDERED_BY_AGENT || status.intVal === FINISHED

export const showsOrderNumber = ({ status }: Pick<Offer, 'status'>): boolean => status.intVal >= FINISHED

export const hasReachedFactory = ({ status }: Pick<Offer, 'status'>): boolean => status.intVal >= FINISHED

export const isCancelled = ({ status }: Pick<Offer, 'status'>): boolean => status.intVal === CANCELLED

export const isOrderedByAgent = ({ status }: Pick<Offer, 'status'>): boolean =>
  status.intVal === ORDERED_BY_AGENT
