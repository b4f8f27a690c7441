/**
 * Totals, averages and the U-value of a whole quote (trade handbook 10.4 and 5.2): sums of the rows' lines. Articles (freight,
 * packing) carry no discount and cost every party the same. Who may see which sum is decided where the answer is built.
 */
import { type Ore, type Percent, roundHalfAway, withTax } from '#domain/units'
import { lineOf, type PricedRow, type RowPrices, rowPrices } from './row-price.ts'
import type { Terms } from './terms.ts'

export interface TotalsRow extends PricedRow {
  readonly numberOf: number
  readonly inOrderUvalue: boolean
  readonly uValue: number | null
  readonly areaM2: number
}

/** An article row: its sum at list price. */
export interface ArticleSum {
  readonly amount: Ore
}

export interface Totals {
  /** List prices, or the provider's net prices in margin mode. */
  readonly grossSumExclTax: Ore
  /** What the store pays the provider. */
  readonly netSumExclTax: Ore
  /** What the store sells for: to the customer, or to the agent on an agent quote. */
  readonly sumExclTax: Ore
  readonly sumInclTax: Ore
  /** What the agent pays and sells for; null on a store's own quote. */
  readonly netSumExclTaxAgent: Ore | null
  readonly sumExclTaxAgent: Ore | null
  readonly sumInclTaxAgent: Ore | null
  /** Discount to the end customer by category; one decimal, null without such rows. */
  readonly avgDiscountWindows: Percent | null
  readonly avgDiscountDoors: Percent | null
  /** What the store and the agent keep of their sale, all rows. */
  readonly avgMarginStoreWindows: Percent | null
  readonly avgMarginAgentWindows: Percent | null
  /** Unrounded; null when no row counts. */
  readonly orderUvalue: number | null
}

type Line = { readonly row: TotalsRow; readonly prices: RowPrices }

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** The margin: what is left of `whole` when `part` is paid, in percent with one decimal. */
const marginPercent = (part: Ore, whole: Ore): Percent | null =>
  whole === 0 ? null : roundHalfAway(100 * (1 - part / whole), 1)

/** Mean U-value weighted by area; rows that are switched off, have no count or no U-value are left out. */
const orderUvalueOf = (rows: readonly TotalsRow[]): number | null => {
  const counted = rows.filter((row) => row.inOrderUvalue && row.numberOf >= 1 && row.uValue !== null)
  const area = sumOf(counted, (row) => row.areaM2 * row.numberOf)
  return area === 0 ? null : sumOf(counted, (row) => (row.uValue ?? 0) * row.areaM2 * row.numberOf) / area
}

export const totalsOf = (
  rows: readonly TotalsRow[],
  articles: readonly ArticleSum[],
  terms: Terms,
): Totals => {
  const lines: readonly Line[] = rows.map((row) => ({ row, prices: rowPrices(row, terms) }))
  const articleSum = sumOf(articles, ({ amount }) => amount)
  const linesSum = (unit: (prices: RowPrices) => Ore, among = lines): Ore =>
    sumOf(among, ({ row, prices }) => lineOf(unit(prices), row.numberOf))

  const gross = linesSum((prices) => (terms.projectCalculation ? prices.storeCost : prices.gross))
  const storeCost = linesSum(({ storeCost }) => storeCost)
  const storePrice = linesSum(({ storePrice }) => storePrice)
  const agentPrice = linesSum(({ agentPrice }) => agentPrice ?? 0)
  const hasAgent = terms.agent !== null

  const avgDiscount = (category: 'windows' | 'doors'): Percent | null => {
    const among = lines.filter(({ row }) => row.discountCategory === category)
    const list = linesSum(({ gross }) => gross, among)
    if (list === 0) return null
    return terms.projectCalculation
      ? 0
      : marginPercent(
          linesSum(({ customerPrice }) => customerPrice, among),
          list,
        )
  }

  return {
    grossSumExclTax: gross + articleSum,
    netSumExclTax: storeCost + articleSum,
    sumExclTax: storePrice + articleSum,
    sumInclTax: withTax(storePrice + articleSum, terms.taxRate),
    netSumExclTaxAgent: hasAgent ? storePrice + articleSum : null,
    sumExclTaxAgent: hasAgent ? agentPrice + articleSum : null,
    sumInclTaxAgent: hasAgent ? withTax(agentPrice + articleSum, terms.taxRate) : null,
    avgDiscountWindows: avgDiscount('windows'),
    avgDiscountDoors: avgDiscount('doors'),
    avgMarginStoreWindows: marginPercent(storeCost, storePrice),
    avgMarginAgentWindows: hasAgent ? marginPercent(storePrice, agentPrice) : null,
    orderUvalue: orderUvalueOf(rows),
  }
}
