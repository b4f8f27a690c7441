import { expect, test } from 'vitest'
import { makeManifest, makeManifestRow } from '#tests/factories/quotes'
import type { ManifestRow } from '../quote.ts'
import { moveRows, placeBeside } from './move-rows.ts'
import { deleteRows } from './several-rows.ts'

const row = (rowNumber: number, overrides: Partial<ManifestRow> = {}) =>
  makeManifestRow({ rowNumber, ...overrides })
const on = (toRow: number) => ({ connection: { toRow, position: 'RIGHT', location: 'START' } as const })

/** Row 3 is mounted on row 2, by the coupling post 5. */
const manifest = makeManifest({ rows: [row(1), row(2), row(3, on(2)), row(4), row(5, { couples: 3 })] })

const moved = (rowNumbers: readonly number[], before: number | null) => {
  const outcome = moveRows(manifest, { kind: 'move-rows', rowNumbers, before })
  if (!outcome.ok) return outcome.code
  if (outcome.value.manifest === manifest) return 'the same'
  return outcome.value.manifest.rows.map(({ rowNumber }) => rowNumber).join(' ')
}

test('a row stands before the one that is named, or last, under its own number', () => {
  expect(moved([4], 1)).toBe('4 1 2 3 5')
  expect(moved([1], null)).toBe('2 3 4 5 1')
  expect(moved([1, 4], null)).toBe('2 3 5 1 4')
})

test('what is mounted together moves together, and nothing is put in between', () => {
  expect(moved([3], null)).toBe('1 4 2 3 5')
  expect(moved([4], 3)).toBe('1 4 2 3 5')
  // The coupling post, which came last, goes along with its rows, and stays where these stay.
  expect(moved([2], 1)).toBe('2 3 5 1 4')
  expect(moved([4], null)).toBe('1 2 3 5 4')
})

test('a row that is there already is left, also when the command comes twice', () => {
  expect(moved([1], 1)).toBe('the same')
  expect(moved([1], 2)).toBe('the same')
})

test('a row that is gone cannot be moved, and nothing can be moved before it', () => {
  expect(moved([9], 1)).toBe('quote.row-not-found')
  expect(moved([1], 9)).toBe('quote.row-not-found')
})

test('one place up or down is past the neighbour, a construction counting as one', () => {
  const { rows } = manifest
  expect(placeBeside(rows, 4, 'up')).toBe(2)
  expect(placeBeside(rows, 1, 'down')).toBe(4)
  expect(placeBeside(rows, 3, 'down')).toBe(null)
  expect(placeBeside(rows, 1, 'up')).toBeUndefined()
  expect(placeBeside(rows, 4, 'down')).toBeUndefined()
})

test('several rows go with their coupling posts; a post by itself stays', () => {
  const left = (rowNumbers: readonly number[]) => {
    const outcome = deleteRows(manifest, rowNumbers)
    return outcome.ok ? outcome.value.manifest.rows.map(({ rowNumber }) => rowNumber).join(' ') : outcome.code
  }
  expect(left([3, 5])).toBe('1 2 4')
  expect(left([1, 2])).toBe('3 4')
  expect(left([5, 1])).toBe('connection.post-belongs')
  expect(left([1, 9])).toBe('2 3 4 5')
})
