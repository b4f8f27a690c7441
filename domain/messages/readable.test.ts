import { expect, test } from 'vitest'
import { isReadable, isVisible } from './readable.ts'

test.each(['Anne-Lise Øverås', "O'Brien «Bygg»", '中村', 'Ǎ', 'محمد', '👷🏽‍♀️ Bygg', 'Zoë "Z" D\u2019Arc'])(
  '%j is read as it stands',
  (text) => {
    expect(isReadable(text)).toBe(true)
    expect(isVisible(text)).toBe(true)
  },
)

test.each([
  'Ola\u202eNordmann',
  'Ola\u0000',
  'Ola\r\nBcc:',
  '\ud800',
  'Ola\u2066',
  'Ola\u200fNordmann',
  '\ufeffOla',
])('%j is not', (text) => {
  expect(isReadable(text)).toBe(false)
})

test.each(['', ' ', '\u200d\u200d', '\u00a0', '\u3164'])('%j shows nothing', (text) => {
  expect(isVisible(text)).toBe(false)
})
