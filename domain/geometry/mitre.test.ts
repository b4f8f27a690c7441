import { expect, test } from 'vitest'
import { inset } from './inset.ts'
import { type EndType, memberOutlines } from './mitre.ts'
import type { Polygon } from './point.ts'
import { areaOf, isCounterClockwise, rectangle } from './polygon.ts'

const frame = rectangle({ minX: 0, minY: 0, maxX: 1000, maxY: 1200 })

const members = (outer: Polygon, sights: readonly number[], endTypes: readonly EndType[]): Polygon[] =>
  memberOutlines(
    outer,
    sights.map((sight, index) => ({ sight, endType: endTypes[index] ?? 'MITRE' })),
  )

const mitred: readonly EndType[] = ['MITRE', 'MITRE', 'MITRE', 'MITRE']
const joined: readonly EndType[] = ['BUTT', 'THROUGH', 'BUTT', 'THROUGH']

test('mitred members meet on the line from outer to inner corner', () => {
  const [bottom] = members(frame, [50, 50, 50, 50], mitred)
  expect(bottom).toHaveLength(4)
  expect(bottom).toEqual(
    expect.arrayContaining([
      [0, 0],
      [1000, 0],
      [950, 50],
      [50, 50],
    ]),
  )
})

test('members of unequal sight mitre at the inner corner, not at 45°', () => {
  const [bottom] = members(frame, [150, 98, 98, 98], mitred)
  expect(bottom).toContainEqual([98, 150])
})

test('through jambs run the full height and the rails fit between them', () => {
  const [bottom, right, , left] = members(frame, [50, 60, 50, 60], joined)
  expect(areaOf(right ?? [])).toBe(60 * 1200)
  expect(areaOf(left ?? [])).toBe(60 * 1200)
  expect(areaOf(bottom ?? [])).toBe(50 * (1000 - 120))
})

test('a threshold fits between jambs that are mitred at the head', () => {
  const [threshold, right] = members(frame, [25, 52, 52, 52], ['BUTT', 'MITRE', 'MITRE', 'MITRE'])
  expect(areaOf(threshold ?? [])).toBe(25 * (1000 - 104))
  expect(right).toContainEqual([1000, 0])
  expect(right).toContainEqual([948, 0])
  expect(right).toContainEqual([948, 1148])
})

const shapes: readonly (readonly [name: string, outer: Polygon])[] = [
  [
    'triangle',
    [
      [0, 0],
      [1200, 0],
      [1200, 900],
    ],
  ],
  [
    'gable',
    [
      [0, 0],
      [1200, 0],
      [1200, 800],
      [500, 1200],
      [0, 700],
    ],
  ],
  [
    'cut corner whose edge vanishes inside',
    [
      [0, 0],
      [1000, 0],
      [1000, 960],
      [960, 1000],
      [0, 1000],
    ],
  ],
]

test.each(shapes)('members and opening fill a %s without gap or overlap', (_, outer) => {
  const sights = outer.map((_point, index) => 50 + 10 * index)
  const outlines = members(outer, sights, [])
  const filled = [...outlines, inset(outer, sights) ?? []].reduce((sum, part) => sum + areaOf(part), 0)
  expect(filled).toBeCloseTo(areaOf(outer), 3)
  for (const outline of outlines) expect(isCounterClockwise(outline)).toBe(true)
})
