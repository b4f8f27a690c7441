import { expect, test } from 'vitest'
import { editorPath, rowOfAddress } from './row-address.ts'

test('Q-004: a row is edited at its number, and a row without a number at its place among the new ones', () => {
  expect(editorPath(100_031, 7)).toBe('/produkt/100031/7/rediger')
  expect(editorPath(100_031, -2)).toBe('/produkt/100031/ny-2/rediger')
  expect(rowOfAddress('7')).toBe(7)
  expect(rowOfAddress('ny-2')).toBe(-2)
  expect(rowOfAddress('noe annet')).toBeNaN()
})
