/**
 * Days, ISO weeks and wall clocks as the trade counts them. A day is the number of days since 1970-01-01 in the
 * calendar of Norway; an instant is an ISO timestamp in UTC. Pure: nobody here asks what time it is.
 */
const DAY_MS = 86_400_000
const TIME_ZONE = 'Europe/Oslo'

export type Day = number

export interface Week {
  readonly year: number
  readonly week: number
}

/** What a clock on a wall in Norway shows; weekday 1 is Monday. */
export interface WallClock {
  readonly day: Day
  readonly weekday: number
  readonly hour: number
  readonly minute: number
}

let clock: Intl.DateTimeFormat | undefined

/** Made when an hour is first asked for: the calendars of the world cost each start of a program some milliseconds. */
const partsOf = (instant: string): Record<string, number> => {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return Object.fromEntries(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, +value]))
}

export const dayOf = (year: number, month: number, date: number): Day =>
  Math.round(Date.UTC(year, month - 1, date) / DAY_MS)

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1

export const wallClockOf = (instant: string): WallClock => {
  const part = partsOf(instant)
  const day = dayOf(part.year ?? 0, part.month ?? 0, part.day ?? 0)
  return { day, weekday: weekdayOf(day), hour: part.hour ?? 0, minute: part.minute ?? 0 }
}

export interface Month {
  readonly year: number
  /** 1 is January. */
  readonly month: number
}

/** The month of an instant in Norway. */
export const monthOf = (instant: string): Month => {
  const part = partsOf(instant)
  return { year: part.year ?? 0, month: part.month ?? 0 }
}

/** So many months up to `last`, oldest first. */
export const monthsUntil = ({ year, month }: Month, count: number): readonly Month[] =>
  Array.from({ length: count }, (_, index) => {
    const months = year * 12 + month - 1 - (count - 1 - index)
    return { year: Math.floor(months / 12), month: (months % 12) + 1 }
  })

/** The last second of a day in Norway, which is UTC+1 in winter and UTC+2 in summer. */
export const endOfDay = (day: Day): string => {
  const instants = [1, 2].map((offset) =>
    new Date((day + 1) * DAY_MS - offset * 3_600_000 - 1000).toISOString(),
  )
  const found = instants.find((instant) => {
    const { day: shown, hour } = wallClockOf(instant)
    return shown === day && hour === 23
  })
  if (found === undefined) throw new Error(`day ${day} has no end in ${TIME_ZONE}`)
  return found
}

/** Day of an ISO date such as '2026-11-20'. */
export const dayOfIsoDate = (date: string): Day => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS)

/** '2026-11-20'. */
export const isoDateOfDay = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** '20.11.2026', as people write it. */
export const dateTextOfDay = (day: Day): string => isoDateOfDay(day).split('-').toReversed().join('.')

/** The same of a moment in Norway. */
export const dateText = (instant: string): string => dateTextOfDay(wallClockOf(instant).day)

/** The date in Norway. */
export const isoDateOf = (instant: string): string => isoDateOfDay(wallClockOf(instant).day)

const mondayOf = (day: Day): Day => day - weekdayOf(day) + 1

/** Week 1 is the one that holds 4 January. */
const firstMondayOf = (year: number): Day => mondayOf(dayOf(year, 1, 4))

/** ISO 8601: a week belongs to the year that holds its Thursday. */
export const weekOf = (day: Day): Week => {
  const year = new Date((mondayOf(day) + 3) * DAY_MS).getUTCFullYear()
  return { year, week: (mondayOf(day) - firstMondayOf(year)) / 7 + 1 }
}

export const mondayOfWeek = ({ year, week }: Week): Day => firstMondayOf(year) + (week - 1) * 7

/** Whether the year has such a week: 52 of them or 53. */
export const isWeek = ({ year, week }: Week): boolean => {
  const found = weekOf(mondayOfWeek({ year, week }))
  return found.year === year && found.week === week
}

/** Easter Sunday of the Gregorian calendar (Anonymous Gregorian algorithm, Nature, 20 April 1876). */
export const easterSunday = (year: number): Day => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const months = h + l - 7 * m + 114
  return dayOf(year, Math.floor(months / 31), (months % 31) + 1)
}
