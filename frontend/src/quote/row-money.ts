/**
 * A row's prices while they are being edited, worked out from what this viewer has been told. The formulas are those of
 * the price list; the server's answer replaces the result. Freight and other article rows are left as
 * they were until then.
 */
import type { ViewerKind } from '#domain/access/access'
import type { Offer, OfferRow } from '#domain/contracts/offer'
import { less, lineOf, withMargin } from '#domain/pricing/row-price'
import { kronerOf, kronerWithTax, oreOf } from '#domain/units'

/** What decides which prices are seen: who looks at the quote, and whether an agent sells it on. */
export interface PriceView {
  readonly viewer: ViewerKind
  readonly hasAgent: boolean
}

/** Unit prices in øre: the viewer's own, and the agent's to the customer where the viewer knows it. */
const unitPrices = ({ price }: OfferRow, { viewer, hasAgent }: PriceView) => {
  if (price.priceExclTax === null) return null
  const base = oreOf(price.priceExclTax)
  const isAgent = viewer === 'agent'
  if (price.projectCalculation) {
    const marginStore = price.marginRateStore ?? 0
    const marginAgent = price.marginRateAgent ?? 0
    const own = withMargin(base, isAgent ? marginAgent : marginStore)
    return { own, agent: isAgent ? own : withMargin(own, marginAgent) }
  }
  const toCustomer = less(base, price.discountRate ?? 0)
  const own = hasAgent && !isAgent ? less(base, price.discountRateNetAgent ?? 0) : toCustomer
  return { own, agent: toCustomer }
}

/** The row with the prices that its count and rates give. */
export const repriced = (row: OfferRow, priceView: PriceView): OfferRow => {
  const units = unitPrices(row, priceView)
  if (units === null) return row
  const { agentUnitPrice } = row.price
  return {
    ...row,
    price: {
      ...row.price,
      unitPrice: kronerOf(units.own),
      linePrice: kronerOf(lineOf(units.own, row.numberOf)),
      agentUnitPrice: agentUnitPrice === null ? null : kronerOf(units.agent),
      agentLinePrice: agentUnitPrice === null ? null : kronerOf(lineOf(units.agent, row.numberOf)),
    },
  }
}

interface Sold {
  readonly store: number
  readonly agent: number
  readonly taxRate: number
}

/** What a row adds to the sums of store and agent, in øre. */
export const soldFor = ({ price }: OfferRow, { viewer }: PriceView): Sold => {
  const own = price.linePrice === null ? 0 : oreOf(price.linePrice)
  const agent = price.agentLinePrice === null ? 0 : oreOf(price.agentLinePrice)
  const { taxRate } = price
  return viewer === 'agent' ? { store: 0, agent: own, taxRate } : { store: own, agent, taxRate }
}

type Totals = Offer['totals']

const plus = (sum: number | null, amount: number): number | null =>
  sum === null ? null : kronerOf(oreOf(sum) + amount)

/** VAT is rounded once, on the sum. */
const taxed = (before: number | null, exclTax: number | null, taxRate: number): number | null =>
  before === null || exclTax === null ? before : kronerWithTax(exclTax, taxRate)

export const addToTotals = (totals: Totals, sold: Sold, sign: 1 | -1): Totals => {
  const sumExclTax = plus(totals.sumExclTax, sign * sold.store)
  const sumExclTaxAgent = plus(totals.sumExclTaxAgent, sign * sold.agent)
  return {
    ...totals,
    sumExclTax,
    sumInclTax: taxed(totals.sumInclTax, sumExclTax, sold.taxRate),
    sumExclTaxAgent,
    sumInclTaxAgent: taxed(totals.sumInclTaxAgent, sumExclTaxAgent, sold.taxRate),
  }
}
