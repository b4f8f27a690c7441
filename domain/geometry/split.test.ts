import { expect, test } from 'vitest'
import type { Polygon } from './point.ts'
import { areaOf, rectangle } from './polygon.ts'
import { bandOf, chordOf, split } from './split.ts'

const gable: Polygon = [
  [0, 0],
  [1200, 0],
  [1200, 800],
  [600, 1200],
  [0, 800],
]

test('a gable split at its ridge gives two halves that mirror each other', () => {
  const [left, right] = split(gable, 'VERTICAL', 600)
  expect(areaOf(left)).toBeCloseTo(areaOf(gable) / 2, 6)
  expect(areaOf(right)).toBeCloseTo(areaOf(gable) / 2, 6)
  expect(left).toContainEqual([600, 1200])
  expect(right).toContainEqual([600, 1200])
})

test('a split beside the polygon leaves all of it on one side', () => {
  expect(split(gable, 'HORIZONTAL', 1300)).toEqual([gable, []])
  expect(split(gable, 'VERTICAL', -10)).toEqual([[], gable])
})

test('a band follows the slope where it meets the roof', () => {
  const band = bandOf(gable, 'VERTICAL', 300, 60)
  expect(band).toHaveLength(4)
  // Mean height of the band is the roof's height at its centre line: 800 + 300 · 400 / 600.
  expect(areaOf(band)).toBeCloseTo(60 * 1000, 6)
})

test('the chord of a level line is as wide as the gable is there', () => {
  expect(chordOf(gable, 'HORIZONTAL', 400)).toBe(1200)
  expect(chordOf(gable, 'HORIZONTAL', 1000)).toBeCloseTo(600, 9)
  expect(chordOf(gable, 'VERTICAL', 2000)).toBe(0)
  expect(chordOf(rectangle({ minX: 0, minY: 0, maxX: 10, maxY: 20 }), 'VERTICAL', 5)).toBe(20)
})
