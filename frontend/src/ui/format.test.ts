import { describe, expect, test } from 'vitest'
import { formatPhone } from '#domain/messages/phone'
import {
  formatDate,
  formatMoment,
  formatMoney,
  formatPercent,
  formatSize,
  formatUValue,
  formatWeight,
} from './format.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('Q-365: money, phone and dates are written the Norwegian way', () => {
  test.each([
    [12345, 'kr 12 345,00'],
    [1234.5, 'kr 1 234,50'],
    [0, 'kr 0,00'],
    [1234567.89, 'kr 1 234 567,89'],
    [-450, 'kr −450,00'],
    [null, '–'],
  ])('%s kroner', (kroner, text) => {
    expect(plain(formatMoney(kroner))).toBe(text)
  })

  test('a sum never breaks over two lines', () => {
    expect(formatMoney(12345)).not.toContain(' ')
  })

  test.each([
    ['12345678', '123 45 678'],
    ['12 34 56 78', '123 45 678'],
    ['+47 12345678', '+47 12345678'],
    ['', ''],
  ])('A-179 the phone number %s', (phone, text) => {
    expect(plain(formatPhone(phone))).toBe(text)
  })

  test('a day is written DD.MM.YYYY in Norwegian time', () => {
    expect(formatDate('2026-11-05')).toBe('05.11.2026')
    expect(formatDate('2026-11-05T23:30:00Z')).toBe('06.11.2026')
    expect(plain(formatMoment('2026-07-05T12:05:00Z'))).toBe('05.07.2026 kl. 14:05')
    expect(formatDate('')).toBe('–')
  })
})

test('sizes, U-values, weights and percentages use the comma and no-break spaces', () => {
  expect(plain(formatSize(1190, 980))).toBe('1 190 × 980')
  expect(formatUValue(0.7)).toBe('0,70')
  expect(formatUValue(null)).toBe('–')
  expect(formatWeight(62.44)).toBe('62,4')
  expect(plain(formatPercent(12.5))).toBe('12,5 %')
})
