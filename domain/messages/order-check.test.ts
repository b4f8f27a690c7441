import { expect, test } from 'vitest'
import { rowsText } from './order-check.ts'

const rows = (count: number) => rowsText(Array.from({ length: count }, (_, index) => index + 1))

test.each([
  [1, 'rad 1'],
  [2, 'rad 1 og 2'],
  [3, 'rad 1, 2 og 3'],
  [9, 'rad 1, 2, 3, 4, 5, 6, 7, 8 og 9'],
  [10, 'rad 1, 2, 3, 4, 5, 6, 7, 8 og 2 rader til'],
])('%i rows are named, and of many the first: %s', (count, said) => {
  expect(rows(count)).toBe(said)
})
