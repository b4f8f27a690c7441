import { expect, test } from 'vitest'
import { kronerOf, oreOf, withTax } from './units.ts'

test('Q-284: VAT is a percentage on top, and is rounded to whole øre once', () => {
  expect(kronerOf(withTax(oreOf(1000), 25))).toBe(1250)
  expect(kronerOf(withTax(oreOf(1000), 0))).toBe(1000)
  expect(kronerOf(withTax(oreOf(0.02), 25))).toBe(0.03)
})
