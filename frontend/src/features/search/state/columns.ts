/** The columns of the results, by who looks and by what was found (Q-136, Q-137, QD-16). */
import type { ViewerKind } from '#domain/access/access'
import type { OfferSummary } from '#domain/contracts/offer'
import { searchText } from '../text.ts'

export const partyHeading = (viewer: ViewerKind): string =>
  searchText[viewer === 'super' || viewer === 'chain' ? 'store' : 'agent']

export const partyOf = ({ storeName, agentName }: OfferSummary, viewer: ViewerKind): string => {
  if (viewer === 'super' || viewer === 'chain')
    return agentName === null ? storeName : `${storeName} / ${agentName}`
  return agentName ?? ''
}

export const showsDelivery = (found: readonly OfferSummary[]): boolean =>
  found.some(({ deliveryDate, toOrderNumber }) => deliveryDate !== null || toOrderNumber !== null)

export const deliveryOf = ({ deliveryDate, toOrderNumber }: OfferSummary): string =>
  [
    deliveryDate === null ? '' : searchText.deliveryWeek(deliveryDate.week, deliveryDate.day),
    toOrderNumber === null ? '' : searchText.factoryOrder(toOrderNumber),
  ]
    .filter(Boolean)
    .join(', ')
