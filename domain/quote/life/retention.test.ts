import { expect, test } from 'vitest'
import { QUOTE_STATUS } from '../quote.ts'
import { nothingIsDueSince, outdatedOf } from './retention.ts'

const quote = (overrides: Partial<Parameters<typeof outdatedOf>[0]> = {}) => ({
  status: QUOTE_STATUS.sent,
  toOrderNumber: null,
  updatedAt: '2026-03-10T12:00:00.000Z',
  validTo: '2026-04-09T21:59:59.000Z',
  ...overrides,
})
const ordered = quote({ status: QUOTE_STATUS.ordered, toOrderNumber: 480_001 })

test.each([
  ['what nobody ordered is kept for two years after it held', quote(), '2028-04-09T00:00:00Z', 'nothing'],
  ['and then goes as a whole', quote(), '2028-04-10T00:00:00Z', 'everything'],
  [
    'one that was changed after it had run out counts from then',
    quote({ updatedAt: '2026-09-01T00:00:00.000Z' }),
    '2028-08-31T00:00:00Z',
    'nothing',
  ],
  [
    'one that was called off before the factory heard of it is no order',
    quote({ status: QUOTE_STATUS.cancelled }),
    '2028-04-10T00:00:00Z',
    'everything',
  ],
  ['the history of an order goes after two years', ordered, '2028-03-11T00:00:00Z', 'history'],
  ['an order is kept for five years after its year', ordered, '2031-12-31T23:00:00Z', 'history'],
  ['and then goes', ordered, '2032-01-01T00:00:00Z', 'everything'],
  [
    'one that was called off after the factory had it belongs to the accounts',
    quote({ status: QUOTE_STATUS.cancelled, toOrderNumber: 480_001 }),
    '2030-01-01T00:00:00Z',
    'history',
  ],
  [
    'an agent’s order that waits at his store is an order',
    quote({ status: QUOTE_STATUS.orderedByAgent }),
    '2030-01-01T00:00:00Z',
    'history',
  ],
] as const)('%s', (_, given, now, goes) => {
  expect(outdatedOf(given, now)).toBe(goes)
})

test('nothing is due of what was touched less than two years ago', () => {
  const now = '2028-03-10T12:00:00.000Z'
  expect(nothingIsDueSince(now)).toBe('2026-03-10T12:00:00.000Z')
  expect(outdatedOf({ ...ordered, updatedAt: '2026-03-10T12:00:01.000Z' }, now)).toBe('nothing')
})
