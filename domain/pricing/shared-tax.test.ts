import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withTax } from '../units.ts'
import { withTaxShared } from './shared-tax.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

test('three lines whose quarter øre would all be rounded down still add up to the sum with VAT', () => {
  // 1,01 each: 1,2625 with VAT; 3,03 comes to 3,7875, which is 3,79 and not 3 × 1,26.
  expect(withTaxShared([101, 101, 101], 25)).toEqual([127, 126, 126])
  expect(sum(withTaxShared([101, 101, 101], 25))).toBe(withTax(303, 25))
})

test('Q-284 Q-288: lines with VAT add up to the sum with VAT, and each is within one øre of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 60 }), (amounts) => {
      const shared = withTaxShared(amounts, 25)
      expect(sum(shared)).toBe(withTax(sum(amounts), 25))
      for (const [index, amount] of amounts.entries())
        expect(Math.abs((shared[index] ?? 0) - amount * 1.25)).toBeLessThan(1)
    }),
    { seed: 20261121, numRuns: 500 },
  )
})
