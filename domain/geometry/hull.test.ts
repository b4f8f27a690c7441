import { expect, test } from 'vitest'
import { hullOf } from './hull.ts'
import type { Point } from './point.ts'

test('what lies inside or on an edge is no corner of the outline, which runs counter-clockwise', () => {
  const points: Point[] = [
    [100, 100],
    [0, 0],
    [50, 50],
    [100, 0],
    [50, 0],
    [0, 100],
  ]
  expect(hullOf(points)).toEqual([
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ])
})

test('the four members of a sash have the outline of the sash, a slanted one too', () => {
  const lower: Point[] = [
    [0, 0],
    [600, 0],
    [550, 50],
    [50, 50],
  ]
  const slanted: Point[] = [
    [0, 400],
    [50, 370],
    [550, 670],
    [600, 700],
  ]
  expect(hullOf([...lower, ...slanted])).toEqual([
    [0, 0],
    [600, 0],
    [600, 700],
    [0, 400],
  ])
})
