/** Whether a quote sells the same as it did: nobody orders or sends other goods, counts, rates or weeks than stood before them. */
import type { Offer } from '#domain/contracts/offer'

const soldIn = ({ productRows, extras, fastlane }: Offer) => ({
  rows: productRows.map(({ rowNumber, revision, numberOf, price }) => [
    rowNumber,
    revision,
    numberOf,
    price.discountRate,
    price.marginRateStore,
    price.marginRateAgent,
  ]),
  extras: extras.filter(({ selected }) => selected).map(({ id }) => id),
  // With its week: a slot that has closed or filled meanwhile is not the one that was looked at.
  fastlane: fastlane.selected && { slotId: fastlane.slotId },
})

/** What belongs to the header (where it goes, to whom) is its own form's matter. */
export const areSoldAlike = (shown: Offer, stored: Offer): boolean =>
  JSON.stringify(soldIn(shown)) === JSON.stringify(soldIn(stored))
