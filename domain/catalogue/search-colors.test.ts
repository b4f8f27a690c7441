import { expect, test } from 'vitest'
import { colorLists } from './colors/color-lists.ts'
import { searchColors } from './search-colors.ts'

const codes = (q: string) => searchColors(colorLists, 'wood', q).map(({ code }) => code)

test('a colour is found by its number, with or without spaces, in any case', () => {
  expect(codes('9005')).toEqual(['RAL 9005'])
  expect(codes('ral9005')).toEqual(['RAL 9005'])
  expect(codes('s 7500')).toEqual(['NCS S 7500-N'])
})

test('a colour is found by its description, in the order of the list', () => {
  const white = codes('hvit')
  expect(white.slice(0, 2)).toEqual(['NCS S 0502-Y', 'NCS S 0500-N'])
  expect(white).toContain('BEIS-09')
})

test('fewer than three letters find nothing', () => {
  expect(codes('hv')).toEqual([])
  expect(codes(' 9 0 ')).toEqual([])
})
