import { describe, expect, test } from 'vitest'
import type { Model } from '#domain/catalogue/types'
import { layOut } from '#domain/layout/lay-out'
import { modelOf, plainChoices } from '#domain/layout/plain-choices.fixture'
import type { Choices } from '#domain/product/product'
import { roundHalfAway } from '#domain/units'
import type { Thermal } from './types.ts'
import { thermalOf } from './u-value.ts'

const thermal = (model: Model, overrides: Partial<Choices> = {}): Thermal => {
  const values = plainChoices(model, overrides)
  return thermalOf(layOut(values, model), values, model)
}

const standard = { width: 1230, height: 1480 }

/** A frame type with one function, for which the trade handbook declares the standard window. */
const made = (frameType: Model['frameType'], defaultFunction: string): Model => ({
  ...modelOf(1002),
  frameType,
  defaultFunction,
  defaultGlass: '304',
})

describe('worked example of EN ISO 10077-1: a top-swing window of 1230 × 1480', () => {
  const result = thermal(modelOf(1002), standard)

  test('has U 0.7625', () => {
    expect(roundHalfAway(result.uValue ?? 0, 4)).toBe(0.7625)
  })

  test('has the areas and lengths of the example', () => {
    expect(result.areaM2).toBeCloseTo(1.8204, 9)
    expect(roundHalfAway(result.glassAreaM2, 4)).toBe(1.2908)
    expect(roundHalfAway(result.frameAreaM2, 4)).toBe(0.5296)
    expect(result.glassPerimeterM).toBeCloseTo(4.572, 9)
  })

  test('shows its terms as the example does', () => {
    const terms = result.terms.map(({ code, wattPerKelvin }) => [code, roundHalfAway(wattPerKelvin, 4)])
    expect(terms).toEqual([
      ['glass', 0.6454],
      ['frame', 0.5825],
      ['glass-edge', 0.16],
    ])
  })

  test('with cladding and one vent has U 0.7851', () => {
    const clad = thermal(modelOf(1002), {
      ...standard,
      aluminium: { selected: true, color: null },
      numberOfVents: 1,
    })
    expect(roundHalfAway(clad.uValue ?? 0, 4)).toBe(0.7851)
  })
})

test.each([
  ['F', 'FK', '304', 0.7],
  ['G', 'SHV', '304', 0.76],
  ['E', 'FR', '304', 0.76],
  // The handbook prints 0,65: 0.6449 rounded twice.
  ['A', 'FK', '304', 0.64],
  ['A', 'TS', '304', 0.68],
  ['I', 'DKV', '304', 0.77],
  ['J', 'DKV', '304', 0.69],
  ['T', 'TS', '303', 0.8],
  ['T', 'TS', '301', 0.9],
  ['T', 'TS', '201', 1.2],
  ['X', 'FK', '342', 0.84],
  ['X', 'FK', '341', 1.21],
] as const)(
  'the standard window of type %s with %s and glass %s has U %d',
  (type, opens, glassCode, expected) => {
    const { uValue } = thermal(made(type, opens), { ...standard, glassCode })
    expect(roundHalfAway(uValue ?? 0, 2)).toBe(expected)
  },
)

/** Declared values of the models as they come (trade handbook 9). */
test.each([
  [1001, 0.72],
  [1002, 0.79],
  [1003, 0.86],
  [1004, 0.92],
  [1005, 0.92],
  [1008, 0.81],
  [1106, 0.67],
  [1401, 0.75],
  [1403, 0.71],
  [2001, 0.89],
  [2101, 0.82],
  [3104, 0.68],
  [3301, 1.1],
])('model %i has U %d as it comes', (id, expected) => {
  expect(roundHalfAway(thermal(modelOf(id)).uValue ?? 0, 2)).toBe(expected)
})

test('the slanted window of the trade handbook, 3, has U 0.76 with Ag 0.8391 and lg 3.845', () => {
  const result = thermal(modelOf(1401), { height1: 590 })
  expect(roundHalfAway(result.areaM2, 4)).toBe(1.0591)
  expect(roundHalfAway(result.glassAreaM2, 4)).toBe(0.8391)
  expect(roundHalfAway(result.glassPerimeterM, 3)).toBe(3.845)
  expect(roundHalfAway(result.uValue ?? 0, 2)).toBe(0.76)
})

describe('what is added', () => {
  const wattsOf = (overrides: Partial<Choices>, code: string): number =>
    thermal(modelOf(1001), { ...standard, ...overrides }).terms.find((term) => term.code === code)
      ?.wattPerKelvin ?? 0
  const upright = (typeId: string): Choices['crossbars'] => [
    { panel: '', direction: 'VERTICAL', typeId, position: null },
  ]

  test('a through-going bar costs ψ along both its sides', () => {
    // One bar over the daylight height of 1480 − 2 · 54 = 1372.
    expect(wattsOf({ crossbars: upright('S28') }, 'crossbar-solid')).toBeCloseTo(2 * 1.372 * 0.035, 9)
  })

  test('a bar between the panes costs 0.010 per metre, one on the glass nothing', () => {
    expect(wattsOf({ crossbars: upright('A26') }, 'crossbar-air')).toBeCloseTo(0.01372, 9)
    const plain = thermal(modelOf(1001), standard).uValue
    expect(thermal(modelOf(1001), { ...standard, crossbars: upright('C28') }).uValue).toBe(plain)
  })

  test('a solid panel loses 0.85 in the place of its glass', () => {
    const panelled = thermal(modelOf(1001), { ...standard, panelProperties: [{ panel: 'c1r1', id: 14 }] })
    expect(panelled.glassAreaM2).toBe(0)
    expect(panelled.panelAreaM2).toBeCloseTo(1.122 * 1.372, 9)
    expect(panelled.glassPerimeterM).toBe(0)
  })

  test('a wider spacer bar of plain aluminium raises U', () => {
    expect(wattsOf({ spacerColor: '04' }, 'glass-edge')).toBeCloseTo(2 * (1.122 + 1.372) * 0.08, 9)
  })
})

test('a construction part has no U-value', () => {
  const part: Model = { ...modelOf(1001), isConstructionPart: true }
  expect(thermal(part, { width: 45, height: 2000 }).uValue).toBeNull()
})
