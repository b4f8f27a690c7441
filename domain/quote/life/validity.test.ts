import { expect, test } from 'vitest'
import { QUOTE_STATUS } from '../quote.ts'
import { isExpired, validToOf } from './validity.ts'

test('QD-38: a quote holds for 30 days, to the end of the day in Norway', () => {
  expect(validToOf('2026-11-20T09:00:00Z')).toBe('2026-12-20T22:59:59.000Z')
})

test('a quote made after midnight in Norway counts from the new day', () => {
  expect(validToOf('2026-06-10T22:30:00Z')).toBe('2026-07-11T21:59:59.000Z')
})

test('a new price list shortens the validity to the day before', () => {
  expect(validToOf('2026-11-20T09:00:00Z', '2026-12-01')).toBe('2026-11-30T22:59:59.000Z')
  expect(validToOf('2026-11-20T09:00:00Z', '2027-03-01')).toBe('2026-12-20T22:59:59.000Z')
})

test('Q-188: an offer expires a second after its last day, an order never', () => {
  const validTo = '2026-12-20T22:59:59.000Z'
  expect(isExpired({ status: QUOTE_STATUS.offer, validTo }, validTo)).toBe(false)
  expect(isExpired({ status: QUOTE_STATUS.sent, validTo }, '2026-12-20T23:00:00.000Z')).toBe(true)
  expect(isExpired({ status: QUOTE_STATUS.ordered, validTo }, '2027-12-20T23:00:00.000Z')).toBe(false)
})
