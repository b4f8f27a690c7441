import { expect, test } from 'vitest'
import { nextTile } from './next-tile.ts'

/** Two lines of three tiles and a last one of two, the first line a fraction of a pixel uneven. */
const boxes = [
  { left: 0, top: 0 },
  { left: 100, top: 0.4 },
  { left: 200, top: 0 },
  { left: 0, top: 120 },
  { left: 100, top: 120 },
  { left: 200, top: 120 },
  { left: 0, top: 240 },
  { left: 100, top: 240 },
]

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [7, 'ArrowRight', null],
  [0, 'ArrowLeft', null],
  [1, 'ArrowDown', 4],
  [5, 'ArrowDown', 7],
  [7, 'ArrowDown', null],
  [4, 'ArrowUp', 1],
  [0, 'ArrowUp', null],
  [4, 'Home', 0],
  [0, 'End', 7],
  [0, 'Enter', null],
])('from tile %i %s leads to %s', (from, key, to) => {
  expect(nextTile(boxes, from, key)).toBe(to)
})
