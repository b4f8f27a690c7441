import { expect, test } from 'vitest'
import { rowStepsFrom } from './row-steps.ts'

const rows = [{ rowNumber: 1 }, { rowNumber: 7 }, { rowNumber: 4 }]

test('the next row is the one that stands below in the quote, whatever its number', () => {
  expect(rowStepsFrom(rows, 7)).toEqual({ previous: 1, next: 4, place: 2 })
})

test('before the first row and after the last there is none', () => {
  expect(rowStepsFrom(rows, 1).previous).toBeNull()
  expect(rowStepsFrom(rows, 4).next).toBeNull()
})

test('a row that the quote does not list leads nowhere', () => {
  expect(rowStepsFrom(rows, 9)).toEqual({ previous: null, next: null, place: null })
})
