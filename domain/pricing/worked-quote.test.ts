import { describe, expect, test } from 'vitest'
import { oreOf } from '#domain/units'
import { discountRateMaxOf, rowPrices } from './row-price.ts'
import type { Terms } from './terms.ts'
import { type TotalsRow, totalsOf } from './totals.ts'

/** The worked quote of trade handbook 10.3: 4 top-swing windows, 2 fixed windows, 1 entrance door. */
const row = (
  kroner: number,
  numberOf: number,
  category: 'windows' | 'doors',
  uValue: number,
  areaM2: number,
) => ({
  gross: oreOf(kroner),
  numberOf,
  discountCategory: category,
  discountRate: 0,
  marginRateStore: 12,
  marginRateAgent: 15,
  isStockItem: false,
  isConstructionPart: false,
  inOrderUvalue: true,
  uValue,
  areaM2,
})

const rowsAt = (windows: number, doors: number): TotalsRow[] =>
  [
    row(8762, 4, 'windows', 0.8185, 1.4161),
    row(9340, 2, 'windows', 0.72728, 2.3681),
    row(25_930, 1, 'doors', 0.676585, 2.0691),
  ].map((each) => ({ ...each, discountRate: each.discountCategory === 'windows' ? windows : doors }))

const terms = (projectCalculation: boolean, agent: boolean): Terms => ({
  projectCalculation,
  taxRate: 25,
  store: {
    netWindows: 42,
    netDoors: 40,
    projectWindows: 52,
    projectDoors: 50,
    discountMaxWindows: 35,
    discountMaxDoors: 33,
    defaultMargin: 12,
  },
  agent: agent ? { netWindows: 32, netDoors: 30, storeMargin: 12, defaultMargin: 15 } : null,
})

const units = (rows: readonly TotalsRow[], given: Terms, unit: keyof ReturnType<typeof rowPrices>) =>
  rows.map((each) => rowPrices(each, given)[unit])

describe('the worked quote of 79 658 kroner', () => {
  test('the store pays 42 % and 40 % below list and the customer 25 % and 20 %', () => {
    const rows = rowsAt(25, 20)
    expect(units(rows, terms(false, false), 'storeCost')).toEqual([508_196, 541_720, 1_555_800])
    expect(units(rows, terms(false, false), 'storePrice')).toEqual([657_150, 700_500, 2_074_400])
    expect(totalsOf(rows, [], terms(false, false))).toMatchObject({
      grossSumExclTax: oreOf(79_658),
      netSumExclTax: oreOf(46_720.24),
      sumExclTax: oreOf(61_040),
      sumInclTax: oreOf(76_300),
      netSumExclTaxAgent: null,
      sumExclTaxAgent: null,
      sumInclTaxAgent: null,
      avgDiscountWindows: 25,
      avgDiscountDoors: 20,
      avgMarginStoreWindows: 23.5,
      avgMarginAgentWindows: null,
    })
  })

  test('the agent pays 32 % and 30 % below list and his customer 15 % and 12 %', () => {
    const rows = rowsAt(15, 12)
    expect(units(rows, terms(false, true), 'agentCost')).toEqual([595_816, 635_120, 1_815_100])
    expect(units(rows, terms(false, true), 'agentPrice')).toEqual([744_770, 793_900, 2_281_840])
    expect(totalsOf(rows, [], terms(false, true))).toMatchObject({
      netSumExclTax: oreOf(46_720.24),
      sumExclTax: oreOf(54_686.04),
      netSumExclTaxAgent: oreOf(54_686.04),
      sumExclTaxAgent: oreOf(68_487.2),
      sumInclTaxAgent: oreOf(85_609),
    })
  })

  test('Q-282: margin mode divides the cost by what the margin leaves, party after party', () => {
    const rows = rowsAt(0, 0)
    expect(units(rows, terms(true, true), 'storeCost')).toEqual([420_576, 448_320, 1_296_500])
    expect(units(rows, terms(true, true), 'storePrice')).toEqual([477_927, 509_455, 1_473_295])
    expect(units(rows, terms(true, true), 'agentPrice')).toEqual([562_267, 599_359, 1_733_288])
    expect(totalsOf(rows, [], terms(true, true))).toMatchObject({
      grossSumExclTax: oreOf(38_754.44),
      netSumExclTax: oreOf(38_754.44),
      sumExclTax: oreOf(44_039.13),
      sumExclTaxAgent: oreOf(51_810.74),
      sumInclTaxAgent: oreOf(64_763.43),
      avgMarginStoreWindows: 12,
      avgMarginAgentWindows: 15,
    })
  })

  test('a project without an agent ends at the store price', () => {
    const prices = rowsAt(0, 0).map((each) => rowPrices(each, terms(true, false)))
    expect(prices.map(({ customerPrice }) => customerPrice)).toEqual([477_927, 509_455, 1_473_295])
    expect(prices.map(({ agentPrice }) => agentPrice)).toEqual([null, null, null])
  })

  test('articles cost every party the same, in both modes', () => {
    const article = { amount: oreOf(690) }
    expect(totalsOf([], [article], terms(true, true))).toMatchObject({
      grossSumExclTax: 69_000,
      netSumExclTax: 69_000,
      sumExclTax: 69_000,
      sumExclTaxAgent: 69_000,
      sumInclTaxAgent: 86_250,
      avgDiscountWindows: null,
      orderUvalue: null,
    })
  })

  test('the order U-value is weighted by area and count, and leaves out what is switched off or not counted', () => {
    const rows = rowsAt(0, 0)
    expect(totalsOf(rows, [], terms(false, false)).orderUvalue).toBeCloseTo(0.7603, 4)
    const [first, second, third] = rows
    if (!first || !second || !third) throw new Error('three rows')
    const alone = [
      first,
      { ...second, inOrderUvalue: false },
      { ...third, numberOf: 0 },
      { ...third, uValue: null },
    ]
    expect(totalsOf(alone, [], terms(false, false)).orderUvalue).toBeCloseTo(0.8185, 10)
  })
})

describe('the greatest rates of a row', () => {
  const [windows] = rowsAt(0, 0)
  if (!windows) throw new Error('a row')

  test('a store may give what its chain allows, an agent two points less than he gets himself', () => {
    expect(discountRateMaxOf(windows, terms(false, false))).toBe(35)
    expect(discountRateMaxOf({ ...windows, discountCategory: 'doors' }, terms(false, false))).toBe(33)
    expect(discountRateMaxOf(windows, terms(false, true))).toBe(30)
  })

  test('stock items stop at 10 %, construction parts and margin mode at 0', () => {
    expect(discountRateMaxOf({ ...windows, isStockItem: true }, terms(false, false))).toBe(10)
    expect(discountRateMaxOf({ ...windows, isConstructionPart: true }, terms(false, false))).toBe(0)
    expect(discountRateMaxOf(windows, terms(true, false))).toBe(0)
    expect(rowPrices(windows, terms(true, false)).marginRateMax).toBe(60)
    expect(rowPrices(windows, terms(false, false)).marginRateMax).toBe(0)
  })

  test('an agent with a net rate of 1 % may give nothing, never a negative discount', () => {
    const poor: Terms = {
      ...terms(false, true),
      agent: { netWindows: 1, netDoors: 1, storeMargin: 0, defaultMargin: 0 },
    }
    expect(discountRateMaxOf(windows, poor)).toBe(0)
  })
})
