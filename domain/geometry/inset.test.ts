import { expect, test } from 'vitest'
import { inset } from './inset.ts'
import type { Polygon } from './point.ts'
import { areaOf, isCounterClockwise, rectangle } from './polygon.ts'

const box = rectangle({ minX: 0, minY: 0, maxX: 1230, maxY: 1480 })

test('the daylight of a 1230 × 1480 window with 106 mm members is 1018 × 1268', () => {
  expect(inset(box, [106, 106, 106, 106])).toEqual(
    rectangle({ minX: 106, minY: 106, maxX: 1124, maxY: 1374 }),
  )
})

test('every edge keeps its own distance, outwards where it is negative', () => {
  expect(inset(box, [139, -47.5, 137, 137])).toEqual(
    rectangle({ minX: 137, minY: 139, maxX: 1277.5, maxY: 1343 }),
  )
})

test('the daylight of the slanted window in the trade handbook, 3', () => {
  const outline: Polygon = [
    [0, 0],
    [1190, 0],
    [1190, 1190],
    [0, 590],
  ]
  const daylight = inset(outline, [54, 54, 54, 54]) ?? []
  const expected = [
    [54, 54],
    [1136, 54],
    [1136, 1102.3],
    [54, 556.8],
  ]
  expect(daylight.map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10])).toEqual(expected)
  expect(areaOf(daylight) / 1e6).toBeCloseTo(0.8391, 4)
})

test('an edge that its neighbours squeeze out is dropped, and the rest is still a polygon', () => {
  const clipped: Polygon = [
    [0, 0],
    [1000, 0],
    [1000, 940],
    [940, 1000],
    [0, 1000],
  ]
  const inner = inset(clipped, [200, 200, 20, 200, 200]) ?? []
  expect(inner).toEqual(rectangle({ minX: 200, minY: 200, maxX: 800, maxY: 800 }))
  expect(isCounterClockwise(inner)).toBe(true)
})

test('a polygon that collapses gives nothing', () => {
  expect(inset(box, [0, 700, 0, 700])).toBeNull()
  expect(inset(box, [740, 0, 740, 0])).toBeNull()
})
