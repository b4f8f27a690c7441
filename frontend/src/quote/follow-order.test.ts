import { expect, test } from 'vitest'
import type { Offer } from '#domain/contracts/offer'
import { lookAgainIn } from './follow-order.ts'

const since = Date.parse('2026-11-20T11:00:00.000Z')
const looks = (state: NonNullable<Offer['handOver']>['state'], seconds: number) =>
  lookAgainIn(
    { handOver: { state, since: new Date(since).toISOString(), deliveryWeek: null, promisedWeek: null } },
    since + seconds * 1000,
  ) !== false

test('an order is followed for a minute, or until the factory has it', () => {
  expect([looks('waiting', 0), looks('sent', 59), looks('sent', 61)]).toEqual([true, true, false])
  expect([looks('accepted', 1), looks('confirmed', 1)]).toEqual([false, false])
})

test('a quote that is not ordered, and one that has not been read, is not followed', () => {
  expect([lookAgainIn({ handOver: null }, since), lookAgainIn(undefined, since)]).toEqual([false, false])
})

test('a clock that is far off does not look for ever', () => {
  expect(looks('sent', -3600)).toBe(false)
})
