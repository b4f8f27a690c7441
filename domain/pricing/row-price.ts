/**
 * What one unit of a quote row costs and sells for, party by party (trade handbook 10.2): the list price, the store's
 * purchase, the store's sale (to the customer, or to the agent on an agent quote) and the agent's sale.
 *
 * Discount mode: every price is a percentage off the list price. Margin mode (project): each price is the cost divided
 * by what the margin leaves, on the rounded cost. Each unit price is rounded to whole øre; a line is the rounded unit
 * price times the count. Pure; never throws.
 */
import { type Ore, type Percent, roundHalfAway } from '#domain/units'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from './rate-limits.ts'
import type { Terms } from './terms.ts'

/** What money needs to know of a row. */
export interface PricedRow {
  /** Unit list price. */
  readonly gross: Ore
  readonly discountCategory: 'windows' | 'doors'
  readonly discountRate: Percent
  readonly marginRateStore: Percent
  readonly marginRateAgent: Percent
  readonly isStockItem: boolean
  readonly isConstructionPart: boolean
}

export interface RowPrices {
  readonly gross: Ore
  /** What the store pays the provider. */
  readonly storeCost: Ore
  /** What the store sells for: to the customer, or to the agent on an agent quote. */
  readonly storePrice: Ore
  /** What the agent pays and sells for; null on a store's own quote. */
  readonly agentCost: Ore | null
  readonly agentPrice: Ore | null
  /** What the end customer pays, whoever sells. */
  readonly customerPrice: Ore
  /** Rates in force; 0 where the mode does not use them, null where the party does not take part. */
  readonly discountRate: Percent
  readonly discountRateMax: Percent
  readonly discountRateNetStore: Percent | null
  readonly discountRateNetAgent: Percent | null
  readonly marginRateStore: Percent
  readonly marginRateAgent: Percent | null
  readonly marginRateMax: Percent
}

/** Stock items sell at most 10 % below list; an agent keeps at least 2 points (trade handbook 10.2). */
const STOCK_DISCOUNT_MAX = 10
const AGENT_LEAST_KEPT = 2
/** Greatest margin that a row may carry. */
export const MARGIN_MAX = 60

const within = (value: Percent, max: Percent): Percent => Math.min(Math.max(value, 0), max)

/** An amount below list by a discount. */
export const less = (amount: Ore, rate: Percent): Ore =>
  roundHalfAway((amount * (100 - within(rate, DISCOUNT_LIMIT))) / 100)

/** A price of which `margin` percent is left when the cost is paid. */
export const withMargin = (cost: Ore, margin: Percent): Ore =>
  roundHalfAway((cost * 100) / (100 - within(margin, MARGIN_LIMIT)))

/** The rate of a row's category. */
const rateOf = (row: PricedRow, windows: Percent, doors: Percent): Percent =>
  row.discountCategory === 'windows' ? windows : doors

/** The greatest discount that the row's seller may give the end customer. */
export const discountRateMaxOf = (row: PricedRow, terms: Terms): Percent => {
  if (terms.projectCalculation || row.isConstructionPart) return 0
  const seller =
    terms.agent === null
      ? rateOf(row, terms.store.discountMaxWindows, terms.store.discountMaxDoors)
      : rateOf(row, terms.agent.netWindows, terms.agent.netDoors) - AGENT_LEAST_KEPT
  return within(row.isStockItem ? Math.min(seller, STOCK_DISCOUNT_MAX) : seller, 100)
}

const discountPrices = (row: PricedRow, terms: Terms): RowPrices => {
  const netStore = rateOf(row, terms.store.netWindows, terms.store.netDoors)
  const netAgent = terms.agent && rateOf(row, terms.agent.netWindows, terms.agent.netDoors)
  const customerPrice = less(row.gross, row.discountRate)
  const agentCost = netAgent === null ? null : less(row.gross, netAgent)
  return {
    gross: row.gross,
    storeCost: less(row.gross, netStore),
    storePrice: agentCost ?? customerPrice,
    agentCost,
    agentPrice: agentCost === null ? null : customerPrice,
    customerPrice,
    discountRate: row.discountRate,
    discountRateMax: discountRateMaxOf(row, terms),
    discountRateNetStore: netStore,
    discountRateNetAgent: netAgent,
    marginRateStore: 0,
    marginRateAgent: netAgent === null ? null : 0,
    marginRateMax: 0,
  }
}

const marginPrices = (row: PricedRow, terms: Terms): RowPrices => {
  const storeCost = less(row.gross, rateOf(row, terms.store.projectWindows, terms.store.projectDoors))
  const storePrice = withMargin(storeCost, row.marginRateStore)
  const agentPrice = terms.agent && withMargin(storePrice, row.marginRateAgent)
  return {
    gross: row.gross,
    storeCost,
    storePrice,
    agentCost: terms.agent && storePrice,
    agentPrice,
    customerPrice: agentPrice ?? storePrice,
    discountRate: 0,
    discountRateMax: 0,
    discountRateNetStore: null,
    discountRateNetAgent: null,
    marginRateStore: row.marginRateStore,
    marginRateAgent: terms.agent && row.marginRateAgent,
    marginRateMax: MARGIN_MAX,
  }
}

/** Prices of one unit. */
export const rowPrices = (row: PricedRow, terms: Terms): RowPrices =>
  terms.projectCalculation ? marginPrices(row, terms) : discountPrices(row, terms)

/** A row's money: the rounded unit price times the count. */
export const lineOf = (unit: Ore, numberOf: number): Ore => unit * numberOf
