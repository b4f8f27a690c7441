import { expect, test } from 'vitest'
import { deliveryWeek } from './delivery-week.ts'
import { deliveryText } from './week-text.ts'

const rows = (leadWeeks: number, numberOf = 1) => [{ leadWeeks, numberOf }]

test('five weeks ordered Friday 20 November 2026 are delivered in week 3: Christmas is closed', () => {
  expect(deliveryWeek('2026-11-20T09:00:00Z', rows(5))).toEqual({ year: 2027, week: 3 })
})

test('an order before Wednesday noon counts from its own week', () => {
  expect(deliveryWeek('2026-09-02T09:59:00Z', rows(2))).toEqual({ year: 2026, week: 38 })
  expect(deliveryWeek('2026-09-02T10:00:00Z', rows(2))).toEqual({ year: 2026, week: 39 })
})

test('an order of the weekend counts from the week that follows', () => {
  expect(deliveryWeek('2026-09-06T10:00:00Z', rows(2)), 'Sunday of week 36').toEqual({ year: 2026, week: 39 })
  expect(deliveryWeek('2026-09-07T10:00:00Z', rows(2)), 'Monday of week 37').toEqual({ year: 2026, week: 39 })
})

test('the week of Maundy Thursday is closed: 14 in 2026 and 12 in 2027', () => {
  expect(deliveryWeek('2026-03-23T08:00:00Z', rows(1))).toEqual({ year: 2026, week: 15 })
  expect(deliveryWeek('2027-03-15T08:00:00Z', rows(1))).toEqual({ year: 2027, week: 13 })
})

test('what takes no week to make leaves in the first week that is open', () => {
  expect(deliveryWeek('2026-12-29T09:00:00Z', rows(0))).toEqual({ year: 2027, week: 2 })
  expect(deliveryWeek('2026-07-01T09:00:00Z', rows(0))).toEqual({ year: 2026, week: 27 })
  expect(deliveryWeek('2026-07-06T09:00:00Z', rows(0))).toEqual({ year: 2026, week: 31 })
})

test('the slowest row decides, and large orders take a week or two more', () => {
  const at = '2026-08-17T08:00:00Z'
  expect(deliveryWeek(at, [...rows(5), ...rows(8)])).toEqual({ year: 2026, week: 42 })
  expect(deliveryWeek(at, rows(5, 60))).toEqual({ year: 2026, week: 39 })
  expect(deliveryWeek(at, rows(5, 61))).toEqual({ year: 2026, week: 40 })
  expect(deliveryWeek(at, rows(5, 151))).toEqual({ year: 2026, week: 41 })
})

test('a quote without anything to make has no week', () => {
  expect(deliveryWeek('2026-08-17T08:00:00Z', rows(5, 0))).toBeNull()
  expect(deliveryText(null)).toBe('')
})

test('Q-084: the estimate names the week', () => {
  expect(deliveryText({ year: 2026, week: 41 })).toBe('Estimert levering fra fabrikk: uke 41')
})
