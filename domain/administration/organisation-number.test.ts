import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SEED } from '#tests/factories/seed'
import { readOrganisationNumber } from './organisation-number.ts'

test.each([
  '399100003',
  '399 100 003',
  ' 399.100.003 ',
  'NO399100003MVA',
  'NO 399 100 003 MVA',
  'no399100003mva',
])('«%s» is one', (text) => expect(readOrganisationNumber(text)).toBe('399100003'))

test.each([
  '',
  '399100004',
  '39910000',
  '3991000031',
  '000000000',
  'N399100003',
  '399100003 AS',
  '399-100-003',
])('«%s» is none', (text) => expect(readOrganisationNumber(text)).toBeNull())

test('no digit of one can be mistyped unnoticed', async () => {
  await fc.assert(
    fc.property(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const digits = [...'399104076'].map(Number)
      digits[place] = ((digits[place] ?? 0) + by) % 10
      expect(readOrganisationNumber(digits.join(''))).toBeNull()
    }),
    { seed: SEED },
  )
})
