// The number of a new row goes on from the row above it, stored or not.
import { expect, test } from 'vitest'
import { codeOfNewRow } from './next-code.ts'

const QUOTE = 100_031
const made = (place: number, madeAs: number | null, reference: string) => ({
  orderNumber: QUOTE,
  place,
  madeAs,
  reference,
})
const stored = (rowNumber: number, reference: string) => ({ rowNumber, reference })
const fresh = { orderNumber: QUOTE, place: -3 }

test('the row above may be stored, or only on its way', () => {
  expect(codeOfNewRow([stored(1, 'V1 Stue')], [made(-3, null, '')], fresh)).toBe('V2')
  expect(codeOfNewRow([stored(1, 'V1 Stue')], [made(-1, null, 'V2 Bad'), made(-3, null, '')], fresh)).toBe(
    'V3',
  )
})

test('a row of this sitting counts once, by what it is called now', () => {
  const rows = [stored(1, 'V1 Stue'), stored(2, '')]
  expect(codeOfNewRow(rows, [made(-1, 2, 'V2 Bad'), made(-3, null, '')], fresh)).toBe('V3')
})

test('a row counts that the quote was read without; a later one and one of another quote say nothing', () => {
  const others = [
    made(-1, 2, 'V2 Bad'),
    made(-3, null, ''),
    made(-4, null, 'D7 Bod'),
    { ...made(-2, null, 'D1 Ytterdør'), orderNumber: QUOTE + 1 },
  ]
  expect(codeOfNewRow([stored(1, 'V1 Stue')], others, fresh)).toBe('V3')
})

test('a number that another row has is passed over, and without a number above there is none', () => {
  expect(codeOfNewRow([stored(1, 'V2 Bad'), stored(2, 'V1 Stue')], [made(-3, null, '')], fresh)).toBe('V3')
  expect(codeOfNewRow([stored(1, 'V1 Stue'), stored(2, 'Bad')], [made(-3, null, '')], fresh)).toBeNull()
  expect(codeOfNewRow([], [made(-3, null, '')], fresh)).toBeNull()
})
