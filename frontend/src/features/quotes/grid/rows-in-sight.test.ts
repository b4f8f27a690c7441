import { expect, test } from 'vitest'
import { rowsInSight } from './rows-in-sight.ts'

// As many as were counted in such windows, of a house with rows of all kinds.
test.for([
  { width: 390, height: 844, seen: 2 },
  { width: 1280, height: 720, seen: 4 },
  { width: 1440, height: 900, seen: 6 },
  { width: 1920, height: 1080, seen: 7 },
])('in a window of $width x $height the first $seen rows are drawn with the page', ({ seen, ...window }) => {
  expect(rowsInSight(window)).toBeGreaterThanOrEqual(seen)
  expect(rowsInSight(window)).toBeLessThanOrEqual(seen + 1)
})

test('a window that is hardly there has a row', () => {
  expect(rowsInSight({ width: 320, height: 120 })).toBe(1)
})
