// Values in the clear text encoding of ISO 10303-21.
import { expect, test } from 'vitest'
import { characters, exact, label, real } from './values.ts'

test.each([
  ['Stue 1', "'Stue 1'"],
  ["Håkon's", "'H\\X2\\00E5\\X0\\kon''s'"],
  ['C:\\dør', "'C:\\\\d\\X2\\00F8\\X0\\r'"],
  ['1\u00a0190\u00a0×\u00a0990', "'1\\X2\\00A0\\X0\\190\\X2\\00A000D700A0\\X0\\990'"],
  ['窓🚪🪟', "'\\X2\\7A93\\X0\\\\X4\\0001F6AA0001FA9F\\X0\\'"],
  ['to\nlinjer', "'to\\X2\\000A\\X0\\linjer'"],
  ['halv \ud83d', "'halv \\X2\\FFFD\\X0\\'"],
])('«%s» is written in printable characters, whatever has been typed', (typed, written) => {
  expect(characters(typed)).toBe(written)
})

test('a label holds 255 characters, and none of them is cut in two', () => {
  expect(label('å'.repeat(300))).toBe(`'\\X2\\${'00E5'.repeat(255)}\\X0\\'`)
  expect(label(`${'a'.repeat(254)}🚪b`)).toBe(`'${'a'.repeat(254)}\\X4\\0001F6AA\\X0\\'`)
})

test('a length is written to the micrometre and always with a point', () => {
  expect([1190, 34.5, 12.34567, -0.0001, 1 / 3].map(real)).toEqual(['1190.', '34.5', '12.346', '0.', '0.333'])
  expect([0.0001, 1e-7, 1.5e21, 0].map(exact)).toEqual(['0.0001', '1.E-7', '1.5E+21', '0.'])
})

test('what is no number is not written', () => {
  expect(() => real(Number.NaN)).toThrow('cannot be written')
})
