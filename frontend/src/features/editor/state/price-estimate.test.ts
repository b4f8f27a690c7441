import { describe, expect, test } from 'vitest'
import type { RowPriceWire } from '#domain/contracts/offer'
import { estimatePrice, figuresOf } from './price-estimate.ts'

const storeRow: RowPriceWire = {
  priceExclTax: 1000,
  unitPrice: 900,
  linePrice: 1800,
  agentUnitPrice: null,
  agentLinePrice: null,
  taxRate: 25,
  projectCalculation: false,
  discountRate: 10,
  discountRateMax: 30,
  discountRateNetStore: 42,
  discountRateNetAgent: null,
  marginRateStore: 0,
  marginRateAgent: null,
  marginRateMax: 0,
}

const project: RowPriceWire = {
  ...storeRow,
  priceExclTax: 800,
  unitPrice: 1000,
  linePrice: 2000,
  projectCalculation: true,
  discountRate: 0,
  discountRateMax: 0,
  marginRateStore: 20,
  marginRateMax: 60,
}

const figures = (price: RowPriceWire, changes: Partial<ReturnType<typeof figuresOf>> = {}) => ({
  ...figuresOf(price, 2),
  ...changes,
})

test('Q-287: nothing changed gives what the server said', () => {
  expect(estimatePrice(storeRow, 2, figures(storeRow), 1)).toEqual(storeRow)
})

test('Q-287: a dearer glass raises every price in the same proportion', () => {
  expect(estimatePrice(storeRow, 2, figures(storeRow), 1.1)).toMatchObject({
    priceExclTax: 1100,
    unitPrice: 990,
    linePrice: 1980,
  })
})

test('Q-283, Q-287: a typed discount is taken off the list price', () => {
  expect(estimatePrice(storeRow, 2, figures(storeRow, { discountRate: 15 }), 1)).toMatchObject({
    discountRate: 15,
    unitPrice: 850,
    linePrice: 1700,
  })
})

test('a discount of 100 % on the saved row does not stand in the way of another', () => {
  const given = { ...storeRow, discountRate: 100, unitPrice: 0, linePrice: 0 }
  expect(estimatePrice(given, 2, figures(given, { discountRate: 0 }), 1).unitPrice).toBe(1000)
})

test('Q-282, Q-287: a typed margin divides the cost', () => {
  expect(estimatePrice(project, 2, figures(project, { marginRateStore: 50 }), 1)).toMatchObject({
    unitPrice: 1600,
    linePrice: 3200,
  })
})

test('the line follows the count', () => {
  expect(estimatePrice(storeRow, 2, figures(storeRow, { numberOf: 3 }), 1).linePrice).toBe(2700)
})

describe('on an agent’s quote', () => {
  const seenByAgent = {
    ...project,
    unitPrice: 1000,
    agentUnitPrice: 1000,
    marginRateStore: null,
    marginRateAgent: 20,
  }
  const seenBySuper = { ...project, unitPrice: 1000, agentUnitPrice: 1250, marginRateAgent: 20 }

  test('the agent’s margin is on what the agent pays', () => {
    const price = estimatePrice(seenByAgent, 2, figures(seenByAgent, { marginRateAgent: 50 }), 1)
    expect(price).toMatchObject({ unitPrice: 1600, agentUnitPrice: 1600, linePrice: 3200 })
  })

  test('a super user sees the store’s price stay and the agent’s move', () => {
    const price = estimatePrice(seenBySuper, 2, figures(seenBySuper, { marginRateAgent: 50 }), 1)
    expect(price).toMatchObject({ unitPrice: 1000, agentUnitPrice: 2000, agentLinePrice: 4000 })
  })

  test('what a viewer may not see stays unseen', () => {
    const blind = { ...storeRow, priceExclTax: null, unitPrice: null, linePrice: null, discountRate: null }
    expect(estimatePrice(blind, 2, figures(blind, { discountRate: 5 }), 1.2)).toEqual(blind)
  })
})
