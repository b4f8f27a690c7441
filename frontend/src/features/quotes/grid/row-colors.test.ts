import { expect, test } from 'vitest'
import { makeOfferRow } from '#tests/factories/offers'
import { rowColorsOf } from './row-colors.ts'

const color = (code: string) => ({ code, description: code, backendCode: code, rgbHex: '#ffffff' })

const named = (overrides: Parameters<typeof makeOfferRow>[0]) =>
  rowColorsOf(makeOfferRow(overrides)).map(({ label, color: { code } }) => `${label} ${code}`)

test('Q-124: a wooden window names inside and outside', () => {
  expect(named({ innerColor: color('A'), outerColor: color('B') })).toEqual(['Innvendig A', 'Utvendig B'])
})

test('Q-124: a clad window names wood and aluminium', () => {
  expect(
    named({
      innerColor: color('A'),
      outerColor: color('B'),
      aluminiumClothing: { color: color('RAL 7016') },
    }),
  ).toEqual(['Tre A', 'Alu RAL 7016'])
})

test('Q-123: an entrance door names frame and leaf', () => {
  expect(named({ isDoor: true, frameColor: color('A'), wingColor: color('B') })).toEqual([
    'Karm A',
    'Dørblad B',
  ])
})

test('one colour on both sides is named once', () => {
  expect(named({ innerColor: color('A'), outerColor: color('A') })).toEqual(['Innvendig og utvendig A'])
})

test('a colour that a product does not have is not named', () => {
  expect(named({ innerColor: null, outerColor: null })).toEqual([])
})
