/** What rows that do not exist yet would cost: the list price of the product, with the quick choices of the quote, times the viewer's share. */
import type { ColorLists } from '#domain/catalogue/types'
import type { ScheduleTerms } from '#domain/contracts/schedule'
import type { PriceList } from '#domain/pricing/price-list'
import { grossOf } from '#domain/pricing/price-product'
import { lineOf } from '#domain/pricing/row-price'
import { withExtras } from '#domain/quote/extras/with-extras'
import type { Configuration } from '#domain/rules/configuration'
import type { ReadRow } from '#domain/schedule/read-row'
import { kronerOf, roundHalfAway } from '#domain/units'

export interface Pricing {
  readonly colorLists: ColorLists
  readonly list: PriceList | null
  readonly terms: ScheduleTerms | null
}

interface RowSum {
  readonly unit: number
  readonly line: number
}

const cache = new WeakMap<Configuration, { readonly pricing: Pricing; readonly unit: number | null }>()

const unitOf = (configuration: Configuration, { colorLists, list, terms }: Pricing): number | null => {
  const share = terms?.share[configuration.facts.discountCategory] ?? null
  if (list === null || terms === null || share === null) return null
  const gross = grossOf(withExtras(configuration, terms.extras, colorLists).configuration, list)
  return gross.ok ? roundHalfAway(gross.value * share) : null
}

/** Kroner excluding VAT; null where the row cannot be made or the viewer sees no prices. */
export const rowSum = ({ configuration, order }: ReadRow, pricing: Pricing): RowSum | null => {
  if (configuration === null || order === null) return null
  const before = cache.get(configuration)
  const unit = before?.pricing === pricing ? before.unit : unitOf(configuration, pricing)
  cache.set(configuration, { pricing, unit })
  return unit === null ? null : { unit: kronerOf(unit), line: kronerOf(lineOf(unit, order.numberOf)) }
}
