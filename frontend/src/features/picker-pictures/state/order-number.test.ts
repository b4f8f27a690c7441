import { expect, test } from 'vitest'
import { askedOrder } from './order-number.ts'

test.each([null, '', '0'])('A-026: without a number (%j) it is the whole range', (written) => {
  expect(askedOrder(written)).toEqual({ orderNumber: null, wrong: null })
})

test('A-025: a number is an order', () => {
  expect(askedOrder('100107')).toEqual({ orderNumber: 100_107, wrong: null })
})

test.each(['abc', '-1', '1.5', '1e3', '0x10', '1234567890'])(
  'A-027: %s is no number of an order, and is told',
  (written) => {
    expect(askedOrder(written)).toEqual({ orderNumber: null, wrong: written })
  },
)
