import { expect, test } from 'vitest'
import { boxOfRuler } from './build-scene.ts'
import { elevation } from './elevation.fixture.ts'
import { rulerScaleOf, textSizeOf } from './rulers/scale.ts'

test('D-182: 20 mm are left free around a drawing without measurements', () => {
  expect(elevation(1001, {}, { measurements: false }).bounds).toEqual({
    minX: -20,
    minY: -20,
    maxX: 1210,
    maxY: 1210,
  })
})

test('D-183: with measurements the drawing reaches to its outermost ruler and no further than their spacing', () => {
  const { bounds, rulers, product } = elevation(1001)
  const scale = rulerScaleOf(textSizeOf(product))
  const lowest = Math.min(...rulers.map((ruler) => boxOfRuler(ruler, scale).minY))
  expect(bounds.minY).toBeCloseTo(lowest - scale.spacing, 6)
})
