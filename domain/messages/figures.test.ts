import { expect, test } from 'vitest'
import { decimal, figure, withFigures } from './figures.ts'

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

test.each([
  ['bredde 390–1790 mm og høyde 1390–1790 mm', 'bredde 390–1_790_mm og høyde 1_390–1_790_mm'],
  ['Det er 1090 × 1190 mm.', 'Det er 1_090 × 1_190_mm.'],
  ['leveres fra 1200 til 3000 mm', 'leveres fra 1_200 til 3_000_mm'],
  ['0,8 m over gulv, 5 stk., 12,5 % og 0,72 W/(m²K)', '0,8_m over gulv, 5_stk., 12,5_% og 0,72_W/(m²K)'],
  ['Tilbud 100037, rad 1000 og 2 maler', 'Tilbud 100037, rad 1000 og 2 maler'],
  ['1_090 × 1_190_mm', '1_090 × 1_190_mm'],
  ['minst 860 mm (TEK17 § 12-13)', 'minst 860_mm (TEK17 §_12-13)'],
])('a figure stays with its unit, and a length has its thousands apart: «%s»', (written, read) => {
  expect(withFigures(written.replaceAll('_', '\u00A0'))).toBe(read.replaceAll('_', '\u00A0'))
})
