import { expect, test } from 'vitest'
import { askedFire, askedSound, withstands } from './asked-classes.ts'

test.each([
  ['EI 30', 30, true],
  ['EI2 30-Sa', 30, true],
  ['B30', 30, true],
  ['REI60', 60, true],
  ['EI120', 120, true],
  ['E 30', 30, false],
])('%s asks for a door that stands so many minutes', (text, minutes, keepsHeatOut) => {
  expect(askedFire(text)).toEqual({ kind: 'asked', value: { minutes, keepsHeatOut } })
})

test.each(['', ' ', '0', '-', 'N/A', '<Undefined>', 'FireRating', 'Fire Rating'])(
  '«%s» asks for nothing',
  (text) => {
    expect(askedFire(text).kind).toBe('nothing')
    expect(askedSound(text).kind).toBe('nothing')
  },
)

test('what nobody understands is not left out: a person looks at it', () => {
  expect(askedFire('1 time')).toEqual({ kind: 'unclear', text: '1 time' })
  expect(askedSound('klasse C')).toEqual({ kind: 'unclear', text: 'klasse C' })
})

test.each([
  ["R'w ≥ 40 dB", 40],
  ['35', 35],
  ['34,5', 35],
])('%s is so many decibels', (text, value) => {
  expect(askedSound(text)).toEqual({ kind: 'asked', value })
})

test('a product withstands what is no longer and no harder than its own class', () => {
  expect(withstands('EI30', { minutes: 30, keepsHeatOut: true })).toBe(true)
  expect(withstands('EI30', { minutes: 30, keepsHeatOut: false })).toBe(true)
  expect(withstands('EI30', { minutes: 60, keepsHeatOut: true })).toBe(false)
  expect(withstands(null, { minutes: 30, keepsHeatOut: true })).toBe(false)
})
