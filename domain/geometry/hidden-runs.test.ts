// Which stretches of an outline lie under faces that are nearer.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf, SEED } from '#tests/factories/seed'
import { runsUnder } from './hidden-runs.ts'
import type { Point, Polygon } from './point.ts'
import { distanceBetween, rectangle } from './polygon.ts'

const square = (minX: number, minY: number, size: number): Polygon =>
  rectangle({ minX, minY, maxX: minX + size, maxY: minY + size })

const lengthOf = (points: readonly Point[], isClosed: boolean): number =>
  points.reduce((sum, point, index) => {
    const next = points[index + 1] ?? (isClosed ? points[0] : undefined)
    return next === undefined ? sum : sum + distanceBetween(point, next)
  }, 0)

const ring = square(0, 0, 100)

test('an outline that nothing covers is one closed run in sight', () => {
  expect(runsUnder(ring, [[square(200, 0, 50)]])).toEqual([{ points: ring, isClosed: true, isHidden: false }])
})

test('an outline wholly under a face is one closed run out of sight', () => {
  expect(runsUnder(ring, [[square(-10, -10, 200)]])).toEqual([
    { points: ring, isClosed: true, isHidden: true },
  ])
})

test('seen through a hole of the face, it is in sight', () => {
  expect(
    runsUnder(ring, [[square(-50, -50, 200), square(-10, -10, 120)]]).map(({ isHidden }) => isHidden),
  ).toEqual([false])
})

test('along the very edge of a face it is in sight', () => {
  expect(runsUnder(ring, [[ring]])).toEqual([{ points: ring, isClosed: true, isHidden: false }])
})

test('half covered, it is two open runs that meet where the face begins', () => {
  const runs = runsUnder(ring, [[rectangle({ minX: -10, maxX: 40, minY: -10, maxY: 110 })]])
  expect(runs.map(({ isHidden, isClosed, points }) => [isHidden, isClosed, lengthOf(points, false)])).toEqual(
    [
      [false, false, 220],
      [true, false, 180],
    ],
  )
  for (const { points } of runs)
    for (const end of [points[0], points.at(-1)]) expect(end?.[0]).toBeCloseTo(40, 6)
})

test('whatever covers it, the runs together are as long as the outline, and each follows the last', async () => {
  const face = fc
    .record({
      x: fc.integer({ min: -150, max: 150 }),
      y: fc.integer({ min: -150, max: 150 }),
      size: fc.integer({ min: 1, max: 200 }),
    })
    .map(({ x, y, size }) => [square(x, y, size)])
  await fc.assert(
    fc.property(fc.array(face, { maxLength: 6 }), (faces) => {
      const runs = runsUnder(ring, faces)
      const length = runs.reduce((sum, { points, isClosed }) => sum + lengthOf(points, isClosed), 0)
      expect(length).toBeCloseTo(400, 1)
      if (runs.length === 1) return
      for (const [index, { points, isHidden }] of runs.entries()) {
        const next = runs[(index + 1) % runs.length]
        expect(distanceBetween(points.at(-1) ?? [0, 0], next?.points[0] ?? [0, 0])).toBeLessThan(0.02)
        if (runs.length % 2 === 0) expect(next?.isHidden).toBe(!isHidden)
      }
    }),
    { seed: SEED, numRuns: casesOf({ daily: 100, deep: 2000 }) },
  )
})
