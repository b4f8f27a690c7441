import { describe, expect, test } from 'vitest'
import { makeChain, makeStore } from '#tests/factories/organisations'
import { agentContext, makeManifest, makeParties, viewers, workedRows } from '#tests/factories/quotes'
import type { Manifest } from '../quote.ts'
import { articlesOf, rowMoney, visibleTotals } from './visible-money.ts'

/** The worked quote of trade handbook 10.3 with its articles: freight and packing of 79 658 kroner gross. */
const stores: Manifest = makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })
const agents: Manifest = makeManifest({ rows: workedRows({ windows: 15, doors: 12 }) }, agentContext())
const agentProject: Manifest = makeManifest(
  { rows: workedRows({ windows: 0, doors: 0 }) },
  agentContext({ storeMargin: 12, defaultMargin: 15 }),
)
const storeProject: Manifest = makeManifest(
  { rows: workedRows({ windows: 0, doors: 0 }) },
  { parties: makeParties({ chain: makeChain(), store: makeStore({ marginRef: 'TR-SAN' }) }) },
)

const kroner = (amount: number | null) => (amount === null ? null : amount / 100)
const totals = (viewer: keyof typeof viewers, manifest: Manifest) =>
  Object.fromEntries(
    Object.entries(visibleTotals(viewers[viewer], manifest)).map(([name, amount]) => [
      name,
      name.includes('Sum') || name.startsWith('sum') ? kroner(amount) : amount,
    ]),
  )
const units = (viewer: keyof typeof viewers, manifest: Manifest, field: 'priceExclTax' | 'unitPrice') =>
  manifest.rows.map((row) => kroner(rowMoney(viewers[viewer], manifest, row)[field]))

test('freight to stock 2 389.74 and packing 796.58 are the articles of the worked quote', () => {
  expect(articlesOf(stores).map(({ article, price }) => [article, kroner(price)])).toEqual([
    ['9901', 2389.74],
    ['9910', 796.58],
  ])
})

describe('a store’s own quote with 25 % and 20 % to the customer', () => {
  const articles = 2389.74 + 796.58

  test('the store sees list, purchase and sale', () => {
    expect(units('store', stores, 'priceExclTax')).toEqual([8762, 9340, 25_930])
    expect(units('store', stores, 'unitPrice')).toEqual([6571.5, 7005, 20_744])
    const shown = totals('store', stores)
    expect(shown.grossSumExclTax).toBeCloseTo(79_658 + articles, 2)
    expect(shown.netSumExclTax).toBeCloseTo(46_720.24 + articles, 2)
    expect(shown.sumExclTax).toBeCloseTo(61_040 + articles, 2)
    expect(shown).toMatchObject({
      sumInclTax: 80_282.9,
      netSumExclTaxAgent: null,
      sumExclTaxAgent: null,
      sumInclTaxAgent: null,
      avgDiscountWindows: 25,
      avgDiscountDoors: 20,
      avgMarginAgentWindows: null,
    })
    expect(shown.orderUvalue).toBeCloseTo(0.7603, 4)
  })

  test('Q-288: each sum is its lines and the articles', () => {
    const lines = stores.rows.map((row) => rowMoney(viewers.store, stores, row).linePrice ?? Number.NaN)
    const articleSum = articlesOf(stores).reduce((sum, { price }) => sum + price, 0)
    expect(visibleTotals(viewers.store, stores).sumExclTax).toBe(
      lines.reduce((sum, line) => sum + line, articleSum),
    )
  })
})

describe('an agent’s quote', () => {
  test('Q-261, Q-268: the store sees what it sells to the agent for, not what the agent sells for', () => {
    expect(units('store', agents, 'unitPrice')).toEqual([5958.16, 6351.2, 18_151])
    const [row] = agents.rows
    expect(row && rowMoney(viewers.store, agents, row)).toMatchObject({
      discountRate: null,
      discountRateMax: 0,
      discountRateNetStore: 42,
      discountRateNetAgent: 32,
      agentUnitPrice: null,
      agentLinePrice: null,
      marginRateAgent: null,
    })
    expect(totals('store', agents)).toMatchObject({
      sumExclTaxAgent: null,
      sumInclTaxAgent: null,
      avgDiscountWindows: null,
    })
  })

  test('Q-266: the agent sees his purchase and his sale, not what the store pays', () => {
    expect(units('agent', agents, 'unitPrice')).toEqual([7447.7, 7939, 22_818.4])
    const [row] = agents.rows
    expect(row && rowMoney(viewers.agent, agents, row)).toMatchObject({
      priceExclTax: 876_200,
      discountRate: 15,
      discountRateMax: 30,
      discountRateNetStore: null,
      discountRateNetAgent: 32,
      marginRateStore: null,
    })
    // Delivered to the agent: freight like private zone 1, 4 % of 79 658 = 3 186.32, and packing 796.58.
    expect(totals('agent', agents)).toMatchObject({
      netSumExclTax: null,
      sumExclTax: null,
      sumInclTax: null,
      netSumExclTaxAgent: 58_668.94,
      sumExclTaxAgent: 72_470.1,
      sumInclTaxAgent: 90_587.63,
    })
  })

  test('a super user sees both', () => {
    expect(totals('super', agents)).toMatchObject({ sumExclTax: 58_668.94, sumExclTaxAgent: 72_470.1 })
  })
})

describe('a project calculation', () => {
  test('Q-263 to Q-266: the price before margin is each viewer’s own cost', () => {
    expect(units('store', storeProject, 'priceExclTax')).toEqual([4205.76, 4483.2, 12_965])
    expect(units('store', storeProject, 'unitPrice')).toEqual([4779.27, 5094.55, 14_732.95])
    expect(units('agent', agentProject, 'priceExclTax')).toEqual([4779.27, 5094.55, 14_732.95])
    expect(units('agent', agentProject, 'unitPrice')).toEqual([5622.67, 5993.59, 17_332.88])
  })

  test('the provider’s net never reaches the agent', () => {
    const visible = JSON.stringify([
      totals('agent', agentProject),
      agentProject.rows.map((row) => rowMoney(viewers.agent, agentProject, row)),
    ])
    for (const secret of [420_576, 448_320, 1_296_500, 4205.76]) expect(visible).not.toContain(String(secret))
    expect(totals('agent', agentProject).grossSumExclTax).toBeNull()
  })
})

test('QD-05: a chain user sees no prices', () => {
  const [row] = stores.rows
  const money = row && rowMoney(viewers.chain, stores, row)
  expect(money).toMatchObject({ priceExclTax: null, unitPrice: null, linePrice: null, marginRateMax: 0 })
  const { orderUvalue, ...sums } = visibleTotals(viewers.chain, stores)
  expect(new Set(Object.values(sums))).toEqual(new Set([null]))
  expect(orderUvalue).not.toBeNull()
})
