import { expect, test } from 'vitest'
import type * as z from 'zod'
import { emailAddress, filledLine, line, phoneNumber, postalCodeText, rate } from './form-fields.ts'

const faultOf = (schema: z.ZodType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null

test('A-181 A-183 a text that must be filled in, and one that is too long, are told so', () => {
  for (const empty of ['', '   ', '\n']) expect(faultOf(filledLine(5), empty)).toBe('Påkrevet felt')
  expect(faultOf(filledLine(5), '123456')).toBe('Maksimal lengde er 5 tegn')
  expect(faultOf(line(5), '')).toBeNull()
})

test.each(['\u0000', '\u001b', 'a\nb', '\u202e', '\u2066', '\u200f', '\u2028', '\ufeff', '\ud83d'])(
  'a hidden sign is refused: %j',
  (sign) => {
    expect(faultOf(line(20), `a${sign}b`)).toBe('Teksten inneholder usynlige tegn som ikke kan brukes')
  },
)

test('letters of any language, quotes and pictures are text', () => {
  for (const text of [`«O'Neil» "x" <b>`, '👷🏽‍♀️', 'שלום', 'Ærlig Øst Å'])
    expect(faultOf(line(50), text)).toBeNull()
  expect(line(10).parse('A\u030a')).toBe('Å')
})

test('A-177 a phone number has eight digits, however it is grouped', () => {
  for (const text of [
    '41234567',
    '412 34 567',
    '+47 412 34 567',
    '004741234567',
    '412.34.567',
    'Tlf. 41 23 45 67',
    '412/34/567',
  ])
    expect(phoneNumber.parse(text)).toBe('41234567')
  expect(phoneNumber.parse('')).toBe('')
  for (const text of ['4123456', '412345678', 'abcdefgh', '+46 412 34 567'])
    expect(faultOf(phoneNumber, text)).toBe('Vennligst oppgi et gyldig telefonnummer (8 siffer)')
})

test('A-180 an e-mail address has both its halves', () => {
  for (const text of ['', ' ola@bygg.no ']) expect(faultOf(emailAddress, text)).toBeNull()
  for (const text of ['a@', 'a b@c.no', 'x', '@b.no'])
    expect(faultOf(emailAddress, text)).toBe('Vennligst oppgi en gyldig e-postadresse')
})

test('A-182 a postal code has four digits', () => {
  for (const text of ['0150', ' 0150 ', 'N-0150', 'NO-0150', '0150 Oslo', 'N-0150, Oslo'])
    expect(postalCodeText.parse(text)).toBe('0150')
  expect(faultOf(postalCodeText, '')).toBe('Påkrevet felt')
  for (const text of ['123', '12345']) expect(faultOf(postalCodeText, text)).toBe('Forventer 4 tegn')
  expect(faultOf(postalCodeText, '12a4')).toBe('Forventer 4 siffer')
})

test('a rate lies within its bounds and has two decimals at most', () => {
  for (const value of [null, 1, 12.5, 99.99, 33.33]) expect(faultOf(rate(1, 99.99), value)).toBeNull()
  for (const value of [0, 100, Number.NaN, 'abc', undefined])
    expect(faultOf(rate(1, 99), value)).toBe('Oppgi en prosent fra 1 til 99')
  expect(faultOf(rate(1, 99), 1.234)).toBe('Oppgi høyst to desimaler')
})
