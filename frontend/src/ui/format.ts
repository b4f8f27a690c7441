/**
 * How numbers, money, dates and phone numbers are written for people: bokmål, with a no-break space between groups so
 * that a sum never breaks over two lines. Unknown values are a dash, never 0.
 */
const nothing = '–'
const space = '\u00a0'

const decimals = (digits: number) =>
  new Intl.NumberFormat('nb-NO', { minimumFractionDigits: digits, maximumFractionDigits: digits })

const whole = decimals(0)
const hundredths = decimals(2)
const tenths = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 })
const rate = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2 })
const day = new Intl.DateTimeFormat('nb-NO', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Oslo',
})
const minute = new Intl.DateTimeFormat('nb-NO', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Oslo',
})

/** 'kr 12 345,00' */
export const formatMoney = (kroner: number | null): string =>
  kroner === null ? nothing : `kr${space}${hundredths.format(kroner)}`

/** '12 345' */
export const formatWhole = (value: number): string => whole.format(value)

/** '1 190 × 1 480' (outer width and height of the frame, mm). */
export const formatSize = (width: number, height: number): string =>
  `${whole.format(width)}${space}×${space}${whole.format(height)}`

/** '0,76' */
export const formatUValue = (uValue: number | null): string =>
  uValue === null ? nothing : hundredths.format(uValue)

/** '62,4' */
export const formatTenths = (value: number): string => tenths.format(value)

/** '62,4' */
export const formatWeight = (kg: number): string => formatTenths(kg)

/** '12,5 %' */
export const formatPercent = (percent: number | null): string =>
  percent === null ? nothing : `${rate.format(percent)}${space}%`

const weekday = new Intl.DateTimeFormat('nb-NO', { weekday: 'long', timeZone: 'Europe/Oslo' })

/** '21.11.2026', in Norwegian time; an ISO day or moment goes in. */
export const formatDate = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? nothing : day.format(date)
}

/** '21.11.2026 kl. 14:05' */
export const formatMoment = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? nothing : `${day.format(date)} kl.${space}${minute.format(date)}`
}

/** 'lørdag 21.11.2026 kl. 14:05' */
export const formatWeekday = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? nothing : `${weekday.format(date)} ${formatMoment(iso)}`
}
