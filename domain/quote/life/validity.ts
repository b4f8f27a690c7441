/**
 * How long a quote holds (trade handbook 10.7): 30 days, to the end of the day in Norway, or to the day before a new
 * price list takes effect. An expired quote can neither be changed nor ordered until its validity is extended.
 */
import { dayOfIsoDate, endOfDay, wallClockOf } from '#domain/calendar'
import type { QuoteStatus } from '../quote.ts'
import { isOffered } from './status.ts'

const VALID_DAYS = 30

/** `nextListFrom` is the ISO date of the price list after the one in force, if it is known. */
export const validToOf = (now: string, nextListFrom: string | null = null): string => {
  const last = wallClockOf(now).day + VALID_DAYS
  return endOfDay(nextListFrom === null ? last : Math.min(last, dayOfIsoDate(nextListFrom) - 1))
}

/** Only what has not been ordered expires. */
export const isExpired = (
  quote: { readonly status: QuoteStatus; readonly validTo: string },
  now: string,
): boolean => isOffered(quote.status) && Date.parse(now) > Date.parse(quote.validTo)
