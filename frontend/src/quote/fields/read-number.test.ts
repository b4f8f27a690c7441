import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './read-number.ts'

const count = { label: 'Antall', min: 0, max: Number.MAX_SAFE_INTEGER, whole: true }
const discount = { label: 'Rabatt', min: 0, max: 30, whole: false, unit: '%' }

test.each([
  ['4', 4],
  ['1 200', 1200],
  ['0', 0],
])('Q-204: the count «%s» is %i', (text, value) => {
  expect(readNumber(text, count)).toEqual({ ok: true, value })
})

test.each([
  ['', 'Ugyldig verdi for feltet Antall'],
  ['abc', 'Ugyldig verdi for feltet Antall'],
  ['1,5', 'Ugyldig verdi for feltet Antall'],
  ['9007199254740992', 'Ugyldig verdi for feltet Antall'],
  ['-1', 'Antall må være minst 0'],
])('Q-204, Q-207, Q-212: the count «%s» is refused', (text, sentence) => {
  expect(readNumber(text, count)).toMatchObject({ ok: false, sentence })
})

test.each([
  ['', count],
  ['-', count],
  ['12,', discount],
  ['1 2', count],
  ['1', { ...count, min: 5 }],
])('«%s» is half typed: nothing is said of it before the field is left', (text, rule) => {
  expect(readNumber(text, rule)).toMatchObject({ ok: false, isHalf: true })
})

test.each([
  ['31', discount],
  ['150', discount],
  ['abc', count],
  ['-1', count],
  ['1,5', count],
])('whatever is typed after «%s», it is not a value: that is said at once', (text, rule) => {
  expect(readNumber(text, rule)).toMatchObject({ ok: false, isHalf: false })
})

test.each([
  ['12,5', 12.5],
  ['12.5 %', 12.5],
  ['30', 30],
])('Q-209: the discount «%s» is %d', (text, value) => {
  expect(readNumber(text, discount)).toEqual({ ok: true, value })
})

test('Q-209: a discount above the greatest of the row is refused', () => {
  expect(readNumber('31', discount)).toMatchObject({ ok: false, sentence: 'Rabatt kan være høyst 30\u00a0%' })
})

test.each(['12,555', '12.555 %'])(
  'the discount «%s» is refused as on the settings page, not rounded',
  (text) => {
    expect(readNumber(text, discount)).toEqual({
      ok: false,
      sentence: 'Oppgi høyst to desimaler',
      isHalf: false,
    })
  },
)

test('what is written can be read', () => {
  expect(writeNumber(1234.5)).toBe('1234,5')
  expect(writeNumber(null)).toBe('')
})
