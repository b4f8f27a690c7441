import { expect, test } from 'vitest'
import type { Model } from '#domain/catalogue/types'
import { layOut } from '#domain/layout/lay-out'
import { modelOf, plainChoices } from '#domain/layout/plain-choices.fixture'
import type { Choices } from '#domain/product/product'
import { freeOpeningOf } from './free-opening.ts'

const opening = (model: Model, overrides: Partial<Choices> = {}) => {
  const values = plainChoices(model, overrides)
  return freeOpeningOf(layOut(values, model), values, model)
}

test('a side-hung window of 612 × 712 opens 500 × 600', () => {
  expect(opening(modelOf(1005), { width: 612, height: 712 })).toEqual({ width: 500, height: 600 })
})

test.each([
  [1050, 600],
  [1190, 698],
  [1588, 977],
])('a top-swing window %i high opens %i', (height, expected) => {
  expect(opening(modelOf(1002), { height })).toEqual({ width: 1078, height: expected })
})

test('a top-hung window opens for escape only with the escape fitting', () => {
  expect(opening(modelOf(1004), { width: 1200, height: 600 })).toBeNull()
  expect(opening(modelOf(1004), { width: 1200, height: 600, misc: [103] })).toEqual({
    width: 1070,
    height: 472,
  })
})

test('fixed glass, side-swing and sliding doors are no way out', () => {
  expect(opening(modelOf(1001))).toBeNull()
  expect(opening(modelOf(1003))).toBeNull()
  expect(opening(modelOf(2101))).toBeNull()
})

test('of a combined window only the swinging field counts', () => {
  expect(opening(modelOf(1008))).toEqual({ width: 1078, height: 701 })
})

test.each([
  // 878 × 1178 is the box; under a slope of 0.798 the opening is 1178 high at one side and 477 at the other.
  [{ width: 990, height: 1290, frameShapeId: 1, height1: 500 } as const],
  [{ width: 990, height: 1290, frameShapeId: 2, height2: 500 } as const],
])('a slanted tilt-turn window opens as large as the rectangle under its slope', (shape) => {
  const slanted = opening(modelOf(1407), { ...shape, function: 'DKV' })
  const { width = 0, height = 0 } = slanted ?? {}
  // On the sill and against the high side, up to a line that lies 56 mm under the slope.
  const slope = (1290 - 500) / 990
  const under = 500 + slope * (990 - 56 - width) - 56 * Math.hypot(1, slope) - 56
  expect(height).toBeLessThanOrEqual(under)
  expect(height).toBeGreaterThan(under - 10)
  expect(width + height).toBeLessThan(1500)
})

test.each([
  [3301, 1000, { width: 860, height: 2000 }],
  [3104, 1020, { width: 860, height: 2000 }],
  [2001, 890, { width: 740, height: 2000 }],
])('door %i of %i × 2090 opens as published', (id, width, expected) => {
  expect(opening(modelOf(id), { width })).toEqual(expected)
})

test('a window whose post comes loose opens over both sashes', () => {
  const twoSashes: Model = { ...modelOf(1005), functions: ['SH2'], defaultFunction: 'SH2', posts: 'v1' }
  const loose = { panel: '', direction: 'VERTICAL', typeId: 'R92', position: null } as const
  expect(opening(twoSashes, { width: 1190, height: 1190 })).toEqual({ width: 483, height: 1078 })
  expect(opening(twoSashes, { width: 1190, height: 1190, dividers: [loose] })).toEqual({
    width: 1030,
    height: 1078,
  })
})
