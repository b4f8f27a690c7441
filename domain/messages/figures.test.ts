import { expect, test } from 'vitest'
import { decimal, figure } from './figures.ts'

test.each([
  [0.8185, 2, '0,82'],
  [1.005, 2, '1,01'],
  [-60, 2, '−60,00'],
  [-0.001, 2, '0,00'],
  [79_658, 0, '79\u00A0658'],
  [1_234_567.5, 1, '1\u00A0234\u00A0567,5'],
  [999, 0, '999'],
])('%d with %d decimals reads %s', (value, decimals, text) => {
  expect(decimal(value, decimals)).toBe(text)
})

test.each([
  [4.76, 3, '4,76'],
  [1190, 2, '1\u00A0190'],
  [2.5, 2, '2,5'],
  [100, 0, '100'],
  [0.0004, 2, '0'],
])('%d with at most %d decimals reads %s', (value, most, text) => {
  expect(figure(value, most)).toBe(text)
})
