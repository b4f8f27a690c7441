import { describe, expect, test } from 'vitest'
import type { OfferRow } from '#domain/contracts/offer'
import { makeOffer, makeOfferRow } from '#tests/factories/offers'
import { lockOf } from '../../../quote/quote-lock.ts'
import type { PriceView } from '../../../quote/row-money.ts'
import { overrideFields, showsQuickChoices } from './override-fields.ts'

const extra = { id: 'X03', name: 'Ventil', price: 420, selected: false } as const
const withRates = (...prices: Partial<OfferRow['price']>[]) =>
  prices.map((price, index) => makeOfferRow({ rowNumber: index + 1, price }))
const listed = makeOffer({
  extras: [extra],
  avgDiscountWindows: 12.5,
  avgDiscountDoors: null,
  productRows: withRates({ discountRate: 0 }, { discountRate: 25 }),
})
const project = makeOffer({
  extras: [extra],
  projectCalculation: true,
  avgMarginStoreWindows: 20,
  avgMarginAgentWindows: 15,
  productRows: withRates(
    { marginRateMax: 60, marginRateStore: 10, marginRateAgent: 10 },
    { marginRateMax: 60, marginRateStore: 30, marginRateAgent: 20 },
  ),
})
const fields = (viewer: PriceView['viewer'], hasAgent: boolean, offer = listed) =>
  overrideFields(offer, { viewer, hasAgent }).map(({ rateOf, label, value, max }) => [
    rateOf,
    label,
    value,
    max,
  ])

describe('rates of all rows', () => {
  test('Q-109 Q-226: are what the rows have on average, and 0 where no row has any', () => {
    expect(fields('store', false)).toEqual([
      ['discountratewindows', 'Rabatt vinduer', 12.5, 100],
      ['discountratedoors', 'Rabatt dører', 0, 100],
    ])
  })

  test('Q-109 Q-214: are margins in a project: one’s own, at most 99 %', () => {
    expect(fields('store', false, project)).toEqual([['marginratestorewindows', 'Margin', 20, 99]])
    expect(fields('agent', true, project)).toEqual([['marginrateagentwindows', 'Margin', 15, 99]])
  })

  test('Q-109: what was set stays in its field although a stock row takes less; the average is told beside it', () => {
    const most = { discountRateMax: 40 }
    const offer = makeOffer({
      avgDiscountWindows: 32.6,
      productRows: withRates(
        { ...most, discountRate: 35 },
        { discountRateMax: 10, discountRate: 10 },
        { ...most, discountRate: 35 },
      ),
    })
    const [windows] = overrideFields(offer, { viewer: 'store', hasAgent: false })
    expect(windows).toMatchObject({
      value: 35,
      isInForce: true,
      note: '1 rad tillater mindre. Snittet er 32,6\u00a0%.',
    })
  })

  test('Q-109: rates of the rows’ own are told to be an average, and that can be set for all of them', () => {
    const [windows] = overrideFields(listed, { viewer: 'store', hasAgent: false })
    expect(windows).toMatchObject({ value: 12.5, isInForce: false, note: 'Snitt: radene har ulike satser.' })
  })

  test('a rate that all rows have needs no word', () => {
    const offer = makeOffer({
      avgDiscountWindows: 12.6,
      productRows: withRates({ discountRate: 12.55 }, { discountRate: 12.55 }),
    })
    const [windows] = overrideFields(offer, { viewer: 'store', hasAgent: false })
    expect(windows).toMatchObject({ value: 12.55, isInForce: true, note: null })
  })

  test('Q-269: are told to be the builder’s when a super user looks at a builder’s quote', () => {
    for (const offer of [listed, project])
      for (const [, label] of fields('super', true, offer)) expect(label).toMatch(/ \(byggmester\)$/)
    for (const [, label] of [...fields('super', false), ...fields('agent', true)])
      expect(label).not.toContain('byggmester')
  })

  test('Q-270: are not a store’s to set on a builder’s quote, nor a chain’s anywhere', () => {
    expect(fields('store', true)).toEqual([])
    expect(fields('store', true, project)).toEqual([])
    expect(fields('chain', false)).toEqual([])
  })
})

test('Q-108: quick choices and rates are there only with extras, on a quote that is open and holds', () => {
  const shown = (offer: typeof listed) => showsQuickChoices(offer, lockOf(offer))
  expect(shown(listed)).toBe(true)
  expect(shown({ ...listed, extras: [] })).toBe(false)
  expect(shown({ ...listed, status: { ...listed.status, readOnly: true } })).toBe(false)
  expect(shown({ ...listed, expired: true })).toBe(false)
})
