/** The price lists that have been in force. They are part of the program, so a quote can always be read with its own. */

import { isoDateOf } from '#domain/calendar'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { PriceList } from '#domain/pricing/price-list'

/** Newest first. */
const priceLists: readonly PriceList[] = [priceList2026]

export const findPriceList = (id: string): PriceList | null =>
  priceLists.find((list) => list.id === id) ?? null

/** The newest list that is in force on a day in Norway; before the first there is only the first. */
export const priceListInForce = (at: Date): PriceList => {
  const day = isoDateOf(at.toISOString())
  return priceLists.find(({ validFrom }) => validFrom <= day) ?? priceList2026
}

/** ISO date of the first list that is not in force yet; null when none is known. */
export const nextPriceListFrom = (at: Date): string | null => {
  const day = isoDateOf(at.toISOString())
  return priceLists.findLast(({ validFrom }) => validFrom > day)?.validFrom ?? null
}
