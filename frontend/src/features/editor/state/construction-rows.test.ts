import { expect, test } from 'vitest'
import { rowsTogether } from './construction-rows.ts'

/** A door with a side panel on it, their post, a window by itself, and a light over the door with its post. */
const rows = [
  { rowNumber: 1, connectToRow: null, connections: [2, 5] },
  { rowNumber: 2, connectToRow: 1, connections: [] },
  { rowNumber: 3, connectToRow: 2, connections: [] },
  { rowNumber: 4, connectToRow: null, connections: [] },
  { rowNumber: 5, connectToRow: 1, connections: [] },
  { rowNumber: 6, connectToRow: 5, connections: [] },
]

test.each([1, 2, 3, 5, 6])('seen from row %i the construction is the same, posts among it', (rowNumber) => {
  expect(rowsTogether(rows, rowNumber)).toEqual([1, 2, 3, 5, 6])
})

test('a row by itself is alone', () => {
  expect(rowsTogether(rows, 4)).toEqual([4])
})

test('a row that the quote does not have yet is with nobody', () => {
  expect(rowsTogether(rows, 9)).toEqual([])
})
