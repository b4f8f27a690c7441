import { expect, test } from 'vitest'
import { mixedGlassWarnings } from './mixed-glass.ts'

const TOLD = 'Solbeskyttelsesglass kan ha avvikende farge fra vanlig glass i samme fasade.'

test('G-11: a quote that mixes solar-control and ordinary energy glass says so on the rows with solar control', () => {
  expect(mixedGlassWarnings(['304', '331', null, '333'])).toEqual([null, TOLD, null, TOLD])
})

test('G-11: one kind of glass alone, and panels without glass, are nothing to speak of', () => {
  expect(mixedGlassWarnings(['331', '332', null])).toEqual([null, null, null])
  expect(mixedGlassWarnings(['304', '311', null])).toEqual([null, null, null])
  expect(mixedGlassWarnings(['331', '341'])).toEqual([null, null])
  expect(mixedGlassWarnings([])).toEqual([])
})
