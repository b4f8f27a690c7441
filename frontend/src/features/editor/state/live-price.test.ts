import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type { OfferRow } from '#domain/contracts/offer'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { grossOf } from '#domain/pricing/price-product'
import { grossRatio, livePrice, priceFactorOf } from './live-price.ts'

const made = createProduct(1002)
if (!made.ok) throw new Error(made.code)
const saved = configure(made.value, colorLists)
const edited = apply(made.value, { numberOfVents: 1 }, colorLists)
if (!edited.ok) throw new Error(edited.code)
const now = edited.value.configuration

const kroner = (configuration: typeof saved): number => {
  const gross = grossOf(configuration, priceList2026)
  if (!gross.ok) throw new Error(gross.code)
  return gross.value / 100
}

/** A store's own row at 10 % discount, two pieces; only what money looks at. */
const row = {
  numberOf: 2,
  price: {
    priceExclTax: kroner(saved),
    unitPrice: kroner(saved) * 0.9,
    linePrice: kroner(saved) * 1.8,
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
  },
} as OfferRow

const priceView = { viewer: 'store', hasAgent: false } as const

test('Q-287: a vent of 420 kr raises the list price by 420 and the customer’s by 378', () => {
  const { price } = livePrice(row, grossRatio(now, saved, priceList2026), priceView)
  expect(price.priceExclTax).toBeCloseTo(kroner(saved) + 420, 2)
  expect(price.unitPrice).toBeCloseTo(kroner(saved) * 0.9 + 378, 2)
  expect(price.linePrice).toBeCloseTo((kroner(saved) * 0.9 + 378) * 2, 2)
})

test('without a price list the row keeps the server’s prices', () => {
  expect(livePrice(row, grossRatio(now, saved, null), priceView)).toBe(row)
})

test('choices cost list prices with discounts, and the viewer’s own share of them with margins', () => {
  expect(priceFactorOf(row, saved, priceList2026)).toBe(1)
  const project = { ...row, price: { ...row.price, projectCalculation: true, unitPrice: kroner(saved) / 2 } }
  expect(priceFactorOf(project, saved, priceList2026)).toBeCloseTo(0.5, 6)
})

test('whoever sees no prices sees none beside the choices either', () => {
  const blind = { ...row, price: { ...row.price, priceExclTax: null } }
  expect(priceFactorOf(blind, saved, priceList2026)).toBeNull()
})
