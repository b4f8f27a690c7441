import { expect, test } from 'vitest'
import type { ApiColor } from './usable-colors.ts'
import { unusableColors, usableColors } from './usable-colors.ts'

const color = (code: string, overrides: Partial<ApiColor> = {}): ApiColor => ({
  code,
  description: code,
  rgbHex: '#ffffff',
  backendCode: code,
  colorType: 'RAL',
  std: false,
  sorting: 10,
  ...overrides,
})

test('Q-060: colours follow their sorting, those without one come last, by code', () => {
  const { sorting: _, ...unsorted } = color('B')
  const colors = usableColors([unsorted, color('C', { sorting: 20 }), color('A', { sorting: 10_000 })])
  expect(colors.map(({ code }) => code)).toEqual(['C', 'A', 'B'])
})

test('Q-061: a colour whose value is no colour is left out, and can be told of', () => {
  const colors = [
    color('A', { rgbHex: '#12' }),
    color('B', { rgbHex: '#fff' }),
    color('C', { rgbHex: 'red' }),
    color('D', { rgbHex: '#A0b1C2' }),
  ]
  expect(usableColors(colors).map(({ code }) => code)).toEqual(['B', 'D'])
  expect(unusableColors(colors).map(({ code }) => code)).toEqual(['A', 'C'])
})
