import { expect, test } from 'vitest'
import type { Polygon } from './point.ts'
import {
  areaOf,
  boundsOf,
  interiorAngles,
  isCounterClockwise,
  mirrorX,
  perimeterOf,
  sideLengths,
  signedArea,
  startingLowest,
} from './polygon.ts'

/** Legs 300 and 400, hypotenuse 500. */
const triangle: Polygon = [
  [0, 0],
  [300, 0],
  [0, 400],
]

test('a right triangle of 300 and 400 measures what school says', () => {
  expect(areaOf(triangle)).toBe(60_000)
  expect(sideLengths(triangle)).toEqual([300, 500, 400])
  expect(perimeterOf(triangle)).toBe(1200)
  expect(interiorAngles(triangle)[0]).toBeCloseTo(90, 9)
  expect(interiorAngles(triangle)[1]).toBeCloseTo((Math.atan(4 / 3) * 180) / Math.PI, 9)
  expect(boundsOf(triangle)).toEqual({ minX: 0, minY: 0, maxX: 300, maxY: 400 })
})

test('the sign of the area tells which way a polygon runs', () => {
  expect(isCounterClockwise(triangle)).toBe(true)
  expect(signedArea(triangle.toReversed())).toBe(-60_000)
})

test('a mirrored polygon still runs counter-clockwise and starts at its lowest, leftmost corner', () => {
  expect(mirrorX(triangle, 1000)).toEqual([
    [700, 0],
    [1000, 0],
    [1000, 400],
  ])
})

test('corners that are level but for rounding count as level when looking for the start', () => {
  expect(
    startingLowest([
      [900, -1e-9],
      [900, 500],
      [0, 500],
      [0, 0],
    ])[0],
  ).toEqual([0, 0])
})

test('nothing measures nothing', () => {
  expect(areaOf([])).toBe(0)
  expect(perimeterOf([])).toBe(0)
  expect(boundsOf([])).toEqual({ minX: 0, minY: 0, maxX: 0, maxY: 0 })
})
