/** The price of a row that is made here and not stored yet: the list price of what is drawn, times the viewer's share of it. */
import { useQuery } from '@tanstack/react-query'
import type { PriceList } from '#domain/pricing/price-list'
import { grossOf } from '#domain/pricing/price-product'
import { lineOf } from '#domain/pricing/row-price'
import type { Configuration } from '#domain/rules/configuration'
import { kronerOf, roundHalfAway } from '#domain/units'
import { termsQuery } from '../../quote/get-terms.ts'
import type { NewRow } from '../../quote/new-rows/new-rows.ts'
import type { ExpectedPrice } from './components/price/new-row-price.tsx'

/** Null for a row that the quote knows of, and where the viewer sees no price. */
export const useExpectedPrice = (
  orderNumber: number,
  newRow: NewRow | undefined,
  configuration: Configuration,
  list: PriceList | null,
): ExpectedPrice | null => {
  const { data: terms } = useQuery({ ...termsQuery(orderNumber), enabled: newRow !== undefined })
  const share = terms?.share[configuration.facts.discountCategory] ?? null
  if (newRow === undefined || list === null || share === null) return null
  const gross = grossOf(configuration, list)
  if (!gross.ok) return null
  const unit = roundHalfAway(gross.value * share)
  const { numberOf } = newRow
  return { numberOf, price: { unitPrice: kronerOf(unit), linePrice: kronerOf(lineOf(unit, numberOf)) } }
}
