/**
 * From when to when something is published. People state days, as the calendar in Norway has them; what is kept are moments (AD-20):
 * the first of the one day and the last of the other, whatever the clocks do in between. Pure.
 */
import { type Day, dayOfIsoDate, endOfDay, isoDateOfDay, wallClockOf } from '#domain/calendar'

export interface PublishingWindow {
  /** ISO timestamps in UTC, both inclusive. */
  readonly validFrom: string
  readonly validTo: string
}

const HOUR_MS = 3_600_000

export const startOfDay = (day: Day): string =>
  new Date(new Date(endOfDay(day - 1)).getTime() + 1000).toISOString()

const dayIn = (instant: string): Day => wallClockOf(instant).day

/** The same time tomorrow: 23 hours on when the clocks go forward, 25 when they go back. */
const tomorrow = (instant: string): string => {
  const { day, hour, minute } = wallClockOf(instant)
  const later = [24, 23, 25].map((hours) =>
    new Date(new Date(instant).getTime() + hours * HOUR_MS).toISOString(),
  )
  const isSameTime = (each: string): boolean => {
    const then = wallClockOf(each)
    return then.day === day + 1 && then.hour === hour && then.minute === minute
  }
  // A time that tomorrow does not have, because the clocks pass it by, is an hour later there: the first of the three.
  return later.find(isSameTime) ?? later[0] ?? instant
}

/** What a new message begins with. */
export const newWindow = (now: Date): PublishingWindow => {
  const validFrom = now.toISOString()
  return { validFrom, validTo: tomorrow(validFrom) }
}

/** A day that was not changed keeps its time. */
export const statedWindow = (
  stated: { readonly from: Day; readonly to: Day },
  before: PublishingWindow,
): PublishingWindow => ({
  validFrom: stated.from === dayIn(before.validFrom) ? before.validFrom : startOfDay(stated.from),
  validTo: stated.to === dayIn(before.validTo) ? before.validTo : endOfDay(stated.to),
})

const DATE = /^(\d{1,2})[.\-/ ]+(\d{1,2})[.\-/ ]+(20\d{2}|\d{2})$|^(\d{2})(\d{2})(20\d{2}|\d{2})$/

/** '24.12.2026', also as '24.12.26', '24/12 2026' or '241226'. Null for what is no day of the calendar. */
export const readDate = (text: string): Day | null => {
  const parts = DATE.exec(text.trim())
  if (parts === null) return null
  const [date = '', month = '', year = ''] = parts.slice(1).filter((part) => part !== undefined)
  const full = year.length === 2 ? `20${year}` : year
  const iso = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const day = dayOfIsoDate(iso)
  return !Number.isNaN(day) && isoDateOfDay(day) === iso ? day : null
}

/** As people write a day: '24.12.2026'. */
export const writtenDate = (day: Day): string => isoDateOfDay(day).split('-').toReversed().join('.')
