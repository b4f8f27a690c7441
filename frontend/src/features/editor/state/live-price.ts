/**
 * The row's money at once, before the server has answered: the viewer's own base price follows the list price of what is
 * drawn in proportion, and count and rates are put on top as on the quote page.
 */
import type { OfferRow } from '#domain/contracts/offer'
import type { PriceList } from '#domain/pricing/price-list'
import { grossOf } from '#domain/pricing/price-product'
import type { Configuration } from '#domain/rules/configuration'
import { roundHalfAway } from '#domain/units'
import { type PriceView, repriced } from '../../../quote/row-money.ts'

/** List price of what is drawn against that of what was saved; 1 where the list does not know both. */
export const grossRatio = (now: Configuration, saved: Configuration, list: PriceList | null): number => {
  if (list === null || now === saved) return 1
  const [after, before] = [grossOf(now, list), grossOf(saved, list)]
  return after.ok && before.ok && before.value > 0 ? after.value / before.value : 1
}

export const livePrice = (row: OfferRow, ratio: number, priceView: PriceView): OfferRow => {
  const { priceExclTax } = row.price
  if (ratio === 1 || priceExclTax === null) return row
  const price = { ...row.price, priceExclTax: roundHalfAway(priceExclTax * ratio, 2) }
  return repriced({ ...row, price }, priceView)
}

/** List price to the viewer's own: 1 with discounts, the cost's share with margins; null where prices are hidden. */
export const priceFactorOf = (
  { price }: OfferRow,
  saved: Configuration,
  list: PriceList | null,
): number | null => {
  if (price.priceExclTax === null || list === null) return null
  if (!price.projectCalculation) return 1
  const gross = grossOf(saved, list)
  return gross.ok && gross.value > 0 ? ((price.unitPrice ?? price.priceExclTax) * 100) / gross.value : null
}
