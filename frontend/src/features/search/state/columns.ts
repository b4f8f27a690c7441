/** The columns of the results, by who looks and by what was found (Q-136, Q-137, QD-16). */
import type { ViewerKind } from '#domain/access/access'
import type { OfferSummary } from '#domain/contracts/offer'

export const partyHeading = (viewer: ViewerKind): 'Forhandler' | 'Byggmester' =>
  viewer === 'super' || viewer === 'chain' ? 'Forhandler' : 'Byggmester'

export const partyOf = ({ storeName, agentName }: OfferSummary, viewer: ViewerKind): string => {
  if (viewer === 'super' || viewer === 'chain')
    return agentName === null ? storeName : `${storeName} / ${agentName}`
  return agentName ?? ''
}

export const showsDelivery = (found: readonly OfferSummary[]): boolean =>
  found.some(({ deliveryDate, toOrderNumber }) => deliveryDate !== null || toOrderNumber !== null)

export const deliveryOf = ({ deliveryDate, toOrderNumber }: OfferSummary): string =>
  [
    deliveryDate === null ? '' : `Uke ${deliveryDate.week} (dag ${deliveryDate.day})`,
    toOrderNumber === null ? '' : `ordre ${toOrderNumber}`,
  ]
    .filter(Boolean)
    .join(', ')
