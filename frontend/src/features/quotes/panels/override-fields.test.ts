import { describe, expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { lockOf } from '../../../quote/quote-lock.ts'
import type { PriceView } from '../../../quote/row-money.ts'
import { overrideFields, showsQuickChoices } from './override-fields.ts'

const extra = { id: 'X03', name: 'Ventil', price: 420, selected: false } as const
const listed = makeOffer({ extras: [extra], avgDiscountWindows: 12.5, avgDiscountDoors: null })
const project = makeOffer({
  extras: [extra],
  projectCalculation: true,
  avgMarginStoreWindows: 20,
  avgMarginAgentWindows: 15,
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
