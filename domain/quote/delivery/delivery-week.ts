/**
 * Estimated week of delivery from the factory (trade handbook 10.7). Production counts open weeks only; the week of
 * ordering is week 0 until Wednesday noon, after that the next one is.
 */
import { type Day, easterSunday, type Week, wallClockOf, weekOf } from '#domain/calendar'

export interface ProductionRow {
  /** Open weeks that the row's product takes; see lead-weeks.ts. */
  readonly leadWeeks: number
  readonly numberOf: number
}

const CLOSED_WEEKS = new Set([28, 29, 30, 52, 53, 1])
const WEDNESDAY = 3

/** Closed at Christmas, in the summer and in the week of Maundy Thursday. */
export const isClosed = ({ year, week }: Week): boolean =>
  CLOSED_WEEKS.has(week) || weekOf(easterSunday(year) - 3).week === week

/** The week that lies so many open weeks after the week of a day; the first open one where it is none. */
export const openWeeksAfter = (day: Day, openWeeks: number): Week => {
  let reached = day
  while (openWeeks === 0 && isClosed(weekOf(reached))) reached += 7
  for (let remaining = openWeeks; remaining > 0; ) {
    reached += 7
    if (!isClosed(weekOf(reached))) remaining -= 1
  }
  return weekOf(reached)
}

const weeksForVolume = (units: number): number => (units > 150 ? 2 : units > 60 ? 1 : 0)

/** A day of the week that counts as week 0: orders are taken in until Wednesday noon. */
export const weekZeroOf = (orderedAt: string): Day => {
  const { day, weekday, hour } = wallClockOf(orderedAt)
  const inTime = weekday < WEDNESDAY || (weekday === WEDNESDAY && hour < 12)
  return inTime ? day : day + 7
}

/** Null when nothing is to be made. */
export const deliveryWeek = (orderedAt: string, rows: readonly ProductionRow[]): Week | null => {
  const made = rows.filter(({ numberOf }) => numberOf > 0)
  if (made.length === 0) return null
  const units = made.reduce((sum, { numberOf }) => sum + numberOf, 0)
  const leadWeeks = Math.max(...made.map((row) => row.leadWeeks)) + weeksForVolume(units)
  return openWeeksAfter(weekZeroOf(orderedAt), leadWeeks)
}
