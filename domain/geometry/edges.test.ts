import { expect, test } from 'vitest'
import { namedEdgesOf } from './edges.ts'
import { rectangle } from './polygon.ts'

const namesOf = (polygon: Parameters<typeof namedEdgesOf>[0]): string[] =>
  namedEdgesOf(polygon).map(({ name }) => name)

test('a rectangle has one edge on each side', () => {
  expect(namesOf(rectangle({ minX: 0, minY: 0, maxX: 900, maxY: 1200 }))).toEqual([
    'BOTTOM',
    'RIGHT',
    'TOP',
    'LEFT',
  ])
})

test('both slopes of a gable are top edges, the second one TOP2', () => {
  const names = namesOf([
    [0, 0],
    [1200, 0],
    [1200, 800],
    [600, 1200],
    [0, 700],
  ])
  expect(names).toEqual(['BOTTOM', 'RIGHT', 'TOP', 'TOP2', 'LEFT'])
})

test('a slope of 45° belongs to the top, a steeper one to the side', () => {
  expect(
    namesOf([
      [0, 0],
      [1000, 0],
      [1000, 1000],
    ]),
  ).toEqual(['BOTTOM', 'RIGHT', 'TOP'])
  expect(
    namesOf([
      [0, 0],
      [1000, 0],
      [1000, 1001],
    ]),
  ).toEqual(['BOTTOM', 'RIGHT', 'LEFT'])
})
