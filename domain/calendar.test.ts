import { expect, test } from 'vitest'
import {
  dayOf,
  easterSunday,
  endOfDay,
  isoDateOf,
  isWeek,
  monthOf,
  monthsUntil,
  wallClockOf,
  weekdayOf,
  weekOf,
} from './calendar.ts'

test.each([
  ['2026-11-20', 2026, 47],
  ['2026-01-01', 2026, 1],
  ['2027-01-01', 2026, 53],
  ['2024-12-30', 2025, 1],
  ['2023-01-01', 2022, 52],
])('%s is in week %i-%i', (date, year, week) => {
  const [y, m, d] = date.split('-').map(Number)
  expect(weekOf(dayOf(y ?? 0, m ?? 0, d ?? 0))).toEqual({ year, week })
})

test('a year has 52 weeks, and 53 when it has 53 Thursdays', () => {
  const lastWeeks = [2026, 2027, 2032].map((year) => [52, 53, 54].map((week) => isWeek({ year, week })))
  expect(lastWeeks).toEqual([
    [true, true, false],
    [true, false, false],
    [true, true, false],
  ])
})

test('20 November 2026 is a Friday', () => {
  expect(weekdayOf(dayOf(2026, 11, 20))).toBe(5)
})

test.each([
  [2024, 3, 31],
  [2026, 4, 5],
  [2027, 3, 28],
  [2038, 4, 25],
  // The two that the rule would put a week too late.
  [2049, 4, 18],
  [2076, 4, 19],
])('Easter Sunday of %i is %i-%i', (year, month, date) => {
  expect(easterSunday(year)).toBe(dayOf(year, month, date))
})

test('a clock in Norway is one hour ahead of UTC in winter and two in summer', () => {
  expect(wallClockOf('2026-01-15T11:30:00Z')).toMatchObject({ hour: 12, minute: 30 })
  expect(wallClockOf('2026-07-15T11:30:00Z')).toMatchObject({ hour: 13, minute: 30 })
})

test.each([
  ['2026-12-20', '2026-12-20T22:59:59.000Z'],
  ['2026-07-20', '2026-07-20T21:59:59.000Z'],
  // The clocks go back on 25 October 2026 and forward on 29 March 2026.
  ['2026-10-25', '2026-10-25T22:59:59.000Z'],
  ['2026-10-24', '2026-10-24T21:59:59.000Z'],
  ['2026-03-29', '2026-03-29T21:59:59.000Z'],
])('%s ends in Norway at %s', (date, end) => {
  const [y, m, d] = date.split('-').map(Number)
  expect(endOfDay(dayOf(y ?? 0, m ?? 0, d ?? 0))).toBe(end)
})

test('an instant late in the evening UTC is already the next day in Norway', () => {
  expect(isoDateOf('2026-11-20T23:30:00Z')).toBe('2026-11-21')
})

test('a month is that of a calendar on a wall in Norway', () => {
  expect(monthOf('2026-10-31T22:59:59.000Z')).toEqual({ year: 2026, month: 10 })
  expect(monthOf('2026-10-31T23:00:00.000Z')).toEqual({ year: 2026, month: 11 })
  expect(monthOf('2026-06-30T22:00:00.000Z')).toEqual({ year: 2026, month: 7 })
})

test('twelve months until January begin in February of the year before', () => {
  const months = monthsUntil({ year: 2027, month: 1 }, 12)
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ year: 2026, month: 2 })
  expect(months.slice(-2)).toEqual([
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
  ])
})
