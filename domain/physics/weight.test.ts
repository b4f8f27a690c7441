import { describe, expect, test } from 'vitest'
import type { Model } from '#domain/catalogue/types'
import { layOut } from '#domain/layout/lay-out'
import { modelOf, plainChoices } from '#domain/layout/plain-choices.fixture'
import type { Choices } from '#domain/product/product'
import { roundHalfAway } from '#domain/units'
import type { Weight } from './types.ts'
import { weightOf } from './weight.ts'

const weight = (model: Model, overrides: Partial<Choices> = {}): Weight => {
  const values = plainChoices(model, overrides)
  return weightOf(layOut(values, model), values, model)
}

const standard = { width: 1230, height: 1480 }
const oneDecimal = (kg: number | null | undefined): number => roundHalfAway(kg ?? 0, 1)

describe('worked example: a top-swing window of 1230 × 1480', () => {
  test('weighs 69.4 kg, its sash 52.4', () => {
    const { totalKg, sashKg } = weight(modelOf(1002), standard)
    expect(oneDecimal(totalKg)).toBe(69.4)
    expect(oneDecimal(sashKg.c1r1)).toBe(52.4)
  })

  test('shows its terms as the example does', () => {
    const { terms } = weight(modelOf(1002), standard)
    expect(terms.map(({ code, kg }) => [code, roundHalfAway(kg, 2)])).toEqual([
      ['frame', 13.55],
      ['fittings', 3.4],
      ['glass', 40.67],
      ['sash', 11.77],
    ])
  })

  test('with cladding and one vent weighs 74.5 kg, its sash 54.7', () => {
    const { totalKg, sashKg } = weight(modelOf(1002), {
      ...standard,
      aluminium: { selected: true, color: null },
      numberOfVents: 1,
    })
    expect(oneDecimal(totalKg)).toBe(74.5)
    expect(oneDecimal(sashKg.c1r1)).toBe(54.7)
  })

  test('with fixed glass weighs 62.4 kg', () => {
    expect(oneDecimal(weight(modelOf(1001), standard).totalKg)).toBe(62.4)
  })
})

/** Declared weights of the models as they come (trade handbook 9). */
test.each([
  [1001, 49.3],
  [1002, 55.9],
  [1003, 40],
  [1004, 30.2],
  [1005, 30.2],
  [1008, 94.7],
  [1106, 195.7],
  [1401, 40.3],
  [1403, 52.4],
  [2001, 80.2],
  [2101, 248.5],
  [3104, 85.2],
  [3301, 64],
])('model %i weighs %d kg as it comes', (id, expected) => {
  expect(oneDecimal(weight(modelOf(id)).totalKg)).toBe(expected)
})

test('the slanted window of the trade handbook, 3, weighs 38.0 kg', () => {
  expect(oneDecimal(weight(modelOf(1401), { height1: 590 }).totalKg)).toBe(38)
})

test('each sash of a combined window carries its own glass', () => {
  const { sashKg } = weight(modelOf(1008))
  expect(Object.keys(sashKg)).toEqual(['c1r1', 'c1r2'])
  expect(oneDecimal(sashKg.c1r2)).toBe(41.1)
})

test('the leaf of an entrance door carries its glass', () => {
  expect(oneDecimal(weight(modelOf(3104)).sashKg.c1r1)).toBe(59.8)
})

test('a deeper frame weighs 11 g more per metre and millimetre', () => {
  const [deeper, plain] = [190, 105].map((depth) => weight(modelOf(1001), { ...standard, depth }).totalKg)
  expect((deeper ?? 0) - (plain ?? 0)).toBeCloseTo(5.42 * 85 * 0.011, 9)
})

test('a balcony door with breastwork of 700 weighs 70.3 kg', () => {
  const withBreastwork: Model = { ...modelOf(2001), breastwork: true }
  expect(oneDecimal(weight(withBreastwork, { glassCode: '304', breastworkHeight: 700 }).totalKg)).toBe(70.3)
})

test('no weight is stated for construction parts: not 0, but none', () => {
  for (const id of [9001, 9002, 9003, 9004]) expect(weight(modelOf(id)).totalKg).toBeNull()
})
