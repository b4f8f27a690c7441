import { describe, expect, test } from 'vitest'
import { dayOfIsoDate } from '#domain/calendar'
import { newWindow, readDate, startOfDay, statedWindow, writtenDate } from './publishing-window.ts'
import { phaseOf } from './system-message.ts'

const day = dayOfIsoDate

describe('AD-20: days in Norway are kept as moments', () => {
  test.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    // Clocks go forward at 02:00 on 29 March and back at 03:00 on 25 October 2026.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('the %s begins at %s', (date, instant) => {
    expect(startOfDay(day(date))).toBe(instant)
  })

  const before = { validFrom: '2026-01-01T08:15:00.000Z', validTo: '2026-01-02T08:15:00.000Z' }

  test('a message of the weekend in which the clocks go forward is shown for 47 hours, of the one in which they go back for 49', () => {
    const hours = (from: string, to: string): number => {
      const { validFrom, validTo } = statedWindow({ from: day(from), to: day(to) }, before)
      return Math.round((Date.parse(validTo) - Date.parse(validFrom)) / 3_600_000)
    }
    expect(hours('2026-03-28', '2026-03-29')).toBe(47)
    expect(hours('2026-10-24', '2026-10-25')).toBe(49)
  })

  test('over the change to summer time it comes and goes at midnight in Norway, and holds in the hour that is left out', () => {
    const message = {
      status: 'published',
      ...statedWindow({ from: day('2026-03-28'), to: day('2026-03-29') }, before),
    } as const
    const at = (instant: string) => phaseOf(message, new Date(instant))
    expect(at('2026-03-27T23:59:59+01:00')).toBe('coming')
    expect(at('2026-03-28T00:00:00+01:00')).toBe('in-force')
    expect(at('2026-03-29T01:59:59+01:00')).toBe('in-force')
    expect(at('2026-03-29T03:00:00+02:00')).toBe('in-force')
    expect(at('2026-03-29T23:59:59+02:00')).toBe('in-force')
    expect(at('2026-03-30T00:00:00+02:00')).toBe('over')
  })

  test('a day that was not changed keeps its time', () => {
    const same = statedWindow({ from: day('2026-01-01'), to: day('2026-01-02') }, before)
    expect(same).toEqual(before)
    expect(statedWindow({ from: day('2026-01-01'), to: day('2026-01-09') }, before)).toEqual({
      validFrom: before.validFrom,
      validTo: '2026-01-09T22:59:59.000Z',
    })
  })
})

describe('A-122: a new message holds from now until the same time tomorrow', () => {
  test.each([
    ['2026-11-23T13:05:00.000Z', '2026-11-24T13:05:00.000Z'],
    ['2026-03-28T13:05:00.000Z', '2026-03-29T12:05:00.000Z'],
    ['2026-10-24T22:30:00.000Z', '2026-10-25T23:30:00.000Z'],
    // 02:30 in the night that has none.
    ['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z'],
  ])('from %s to %s', (now, validTo) => {
    expect(newWindow(new Date(now))).toEqual({ validFrom: now, validTo })
  })
})

describe('A-049: a day is typed as DD.MM.YYYY, and as people type it otherwise', () => {
  test.each(['24.12.2025', ' 24.12.2025 ', '24.12.25', '24/12 2025', '24-12-2025', '24122025', '241225'])(
    '%s',
    (text) => {
      expect(readDate(text)).toBe(day('2025-12-24'))
    },
  )

  test.each([
    '',
    '24.12',
    '24.13.2025',
    '30.02.2026',
    '0.1.2026',
    '24.12.1899',
    '2025-12-24',
    'i morgen',
    '1',
  ])('%s is none', (text) => {
    expect(readDate(text)).toBeNull()
  })

  test('and is written back the one way', () => {
    expect(writtenDate(day('2026-02-05'))).toBe('05.02.2026')
  })
})
