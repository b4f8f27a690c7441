import { expect, test } from 'vitest'
import type { FactoryAnswer } from '#domain/contracts/factory-answer'
import { nextAnswer } from './factory.ts'

/** Five open weeks after week 48, and Christmas is closed. */
const order = {
  quote: { orderNumber: 100_001 },
  toOrderNumber: 480_001,
  ordered: { by: 'Tor Kvalheim', at: '2026-11-20T09:00:00.000Z' },
  deliveryDate: { week: 3, day: 1 },
}
const about = { orderNumber: 100_001, toOrderNumber: 480_001 }
const accepted = { kind: 'accepted', ...about, at: '2026-11-20T09:01:00.000Z' } as const
const next = (now: string, given: readonly FactoryAnswer[] = [accepted]) => nextAnswer(order, given, now)
const weekSaid = (now: string) => {
  const answer = next(now)
  return answer?.kind === 'confirmed' ? answer.deliveryWeek : null
}

test('an order is accepted at once, and its week confirmed in the night after', () => {
  expect(next('2026-11-20T09:01:00.000Z', [])).toEqual(accepted)
  // Midnight in Norway is an hour before that of UTC.
  expect(next('2026-11-20T22:59:00.000Z')).toBeNull()
  expect(next('2026-11-20T23:00:00.000Z')).toEqual({
    kind: 'confirmed',
    ...about,
    at: '2026-11-20T23:00:00.000Z',
    deliveryWeek: { year: 2027, week: 3 },
  })
})

test('what has been confirmed is confirmed once', () => {
  const confirmed = { ...accepted, kind: 'confirmed', deliveryWeek: { year: 2027, week: 3 } } as const
  expect(next('2026-12-24T09:00:00.000Z', [accepted, confirmed])).toBeNull()
})

test('a week is kept until it is over; after that it is the next open one', () => {
  expect(weekSaid('2027-01-24T12:00:00.000Z')).toEqual({ year: 2027, week: 3 })
  expect(weekSaid('2027-01-25T12:00:00.000Z')).toEqual({ year: 2027, week: 5 })
  // Week 12 of 2027 is closed before Easter.
  expect(weekSaid('2027-03-15T12:00:00.000Z')).toEqual({ year: 2027, week: 13 })
})

test('an order of which nothing is made has no week', () => {
  expect(nextAnswer({ ...order, deliveryDate: null }, [accepted], '2026-12-24T09:00:00.000Z')).toBeNull()
})
