/** Why a quote cannot be changed, in words; null when it can. */
import type { Offer } from '#domain/contracts/offer'
import { quoteText } from '../text.ts'

/** Status numbers that the page treats in a way of their own. */
const ORDERED_BY_AGENT = 30
const FINISHED = 40

export const lockOf = ({ status, expired }: Pick<Offer, 'status' | 'expired'>): string | null => {
  if (status.readOnly) return quoteText.readOnly
  return expired ? quoteText.expired : null
}

export const showsFactoryDelivery = ({ status }: Pick<Offer, 'status'>): boolean =>
  status.intVal === ORDERED_BY_AGENT || status.intVal === FINISHED

export const showsOrderNumber = ({ status }: Pick<Offer, 'status'>): boolean => status.intVal >= FINISHED
