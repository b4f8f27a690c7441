/**
 * The row's money at once, before the server has answered. The browser knows the list price of what is drawn and the
 * viewer's own prices of what was saved; prices follow the list price in proportion, and a rate that the person types is
 * put in by the two formulas of the trade. The server's figures take the place of these.
 */
import type { RowPriceWire } from '#domain/contracts/offer'
import { type Percent, roundHalfAway } from '#domain/units'

export interface RowFigures {
  readonly numberOf: number
  readonly discountRate: Percent
  readonly marginRateStore: Percent
  readonly marginRateAgent: Percent
}

export type FigureName = keyof RowFigures

const MARGIN_LIMIT = 99

const oreKept = (kroner: number): number => roundHalfAway(kroner, 2)
const discounted = (price: number, rate: Percent): number => oreKept((price * (100 - rate)) / 100)
const withMargin = (cost: number, margin: Percent): number =>
  oreKept(cost / ((100 - Math.min(margin, MARGIN_LIMIT)) / 100))

export const figuresOf = (price: RowPriceWire, numberOf: number): RowFigures => ({
  numberOf,
  discountRate: price.discountRate ?? 0,
  marginRateStore: price.marginRateStore ?? 0,
  marginRateAgent: price.marginRateAgent ?? 0,
})

const scaled = (amount: number | null, ratio: number): number | null =>
  amount === null ? null : oreKept(amount * ratio)

/** The end customer's price stands under `agentUnitPrice` where an agent sells, else under `unitPrice`. */
const withDiscount = (price: RowPriceWire, rate: Percent): RowPriceWire => {
  if (price.priceExclTax === null || price.discountRate === null) return price
  const customer = discounted(price.priceExclTax, rate)
  if (price.agentUnitPrice === null) return { ...price, discountRate: rate, unitPrice: customer }
  // What the store pays is not for the agent's eyes, and only for his.
  const isAgent = price.discountRateNetStore === null
  return {
    ...price,
    discountRate: rate,
    agentUnitPrice: customer,
    unitPrice: isAgent ? customer : price.unitPrice,
  }
}

const withMargins = (price: RowPriceWire, figures: RowFigures, saved: RowFigures): RowPriceWire => {
  let { unitPrice, agentUnitPrice, marginRateStore, marginRateAgent } = price
  if (marginRateStore !== null && figures.marginRateStore !== saved.marginRateStore) {
    marginRateStore = figures.marginRateStore
    if (price.priceExclTax !== null) unitPrice = withMargin(price.priceExclTax, marginRateStore)
  }
  if (marginRateAgent !== null && figures.marginRateAgent !== saved.marginRateAgent) {
    marginRateAgent = figures.marginRateAgent
    const isAgent = marginRateStore === null
    const cost = isAgent ? price.priceExclTax : unitPrice
    if (cost !== null) agentUnitPrice = withMargin(cost, marginRateAgent)
    if (isAgent) unitPrice = agentUnitPrice
  }
  return { ...price, unitPrice, agentUnitPrice, marginRateStore, marginRateAgent }
}

const lineOf = (unit: number | null, numberOf: number): number | null =>
  unit === null ? null : oreKept(unit * numberOf)

/** `ratio`: list price of what is drawn against that of what was saved; 1 when it is not known. */
export const estimatePrice = (
  saved: RowPriceWire,
  savedCount: number,
  figures: RowFigures,
  ratio: number,
): RowPriceWire => {
  const before = figuresOf(saved, savedCount)
  const follows: RowPriceWire = {
    ...saved,
    priceExclTax: scaled(saved.priceExclTax, ratio),
    unitPrice: scaled(saved.unitPrice, ratio),
    agentUnitPrice: scaled(saved.agentUnitPrice, ratio),
  }
  const rated = saved.projectCalculation
    ? withMargins(follows, figures, before)
    : figures.discountRate === before.discountRate
      ? follows
      : withDiscount(follows, figures.discountRate)
  return {
    ...rated,
    linePrice: lineOf(rated.unitPrice, figures.numberOf),
    agentLinePrice: lineOf(rated.agentUnitPrice, figures.numberOf),
  }
}
