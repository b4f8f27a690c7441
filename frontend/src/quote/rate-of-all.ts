/**
 * A rate that is set for all rows at once: which rows it is of, what it makes of them, and which one they stand at. Each row
 * takes it as far as its own maximum allows, so rows that take less still stand at the rate that was set.
 */
import type { Offer, OfferRow } from '#domain/contracts/offer'

/** As it stands in the address of the call. */
export type RateOfAll =
  | 'discountratewindows'
  | 'discountratedoors'
  | 'marginratestorewindows'
  | 'marginrateagentwindows'

interface RateColumn {
  readonly rate: 'discountRate' | 'marginRateStore' | 'marginRateAgent'
  readonly most: 'discountRateMax' | 'marginRateMax'
  readonly concerns: (row: OfferRow) => boolean
}

/** The margins are named for windows, but are of all rows (QD-20). */
const columns: Readonly<Record<RateOfAll, RateColumn>> = {
  discountratewindows: { rate: 'discountRate', most: 'discountRateMax', concerns: ({ isDoor }) => !isDoor },
  discountratedoors: { rate: 'discountRate', most: 'discountRateMax', concerns: ({ isDoor }) => isDoor },
  marginratestorewindows: { rate: 'marginRateStore', most: 'marginRateMax', concerns: () => true },
  marginrateagentwindows: { rate: 'marginRateAgent', most: 'marginRateMax', concerns: () => true },
}

export const withRate = (row: OfferRow, rateOf: RateOfAll, value: number): OfferRow => {
  const { rate, most, concerns } = columns[rateOf]
  const taken = Math.min(value, row.price[most])
  return concerns(row) && row.price[rate] !== taken ? { ...row, price: { ...row.price, [rate]: taken } } : row
}

export interface RateInForce {
  readonly rate: number
  /** Rows that take less of it. */
  readonly less: number
}

/** Null where the rows stand at rates of their own, or there are none. */
export const rateInForce = (
  { productRows }: Pick<Offer, 'productRows'>,
  rateOf: RateOfAll,
): RateInForce | null => {
  const { rate, most, concerns } = columns[rateOf]
  const rows = productRows.filter(concerns).map(({ price }) => ({ has: price[rate] ?? 0, most: price[most] }))
  if (rows.length === 0) return null
  const highest = Math.max(...rows.map(({ has }) => has))
  return rows.every(({ has, most }) => has === Math.min(highest, most))
    ? { rate: highest, less: rows.filter(({ has }) => has < highest).length }
    : null
}
