/**
 * How long a quote is kept, and what of it. A table of what became of it; what is due is deleted by a run in the night. Pure; months and
 * years are those of the calendar, and the end of a day more or less does not matter here.
 */
import { type Manifest, QUOTE_STATUS } from '../quote.ts'

/** What of a quote goes. `history`: replaced versions, mails, questions, links; the order itself, what it rests on and the «ja» stay. */
export type Outdated = 'nothing' | 'history' | 'everything'

type Kept = Pick<Manifest, 'status' | 'toOrderNumber' | 'updatedAt' | 'validTo'>

interface RetentionRule {
  readonly of: (quote: Kept) => boolean
  readonly goes: Exclude<Outdated, 'nothing'>
  /** The moment from which on. */
  readonly from: (quote: Kept) => Date
  readonly why: string
}

const monthsAfter = (iso: string, months: number): Date => {
  const end = new Date(iso)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

/** The first day of the year after so many whole ones. */
const yearsAfterTheYearOf = (iso: string, years: number): Date =>
  new Date(Date.UTC(new Date(iso).getUTCFullYear() + 1 + years, 0, 1))

/** Nobody has touched it since, and it does not hold any more. */
const lastOf = ({ updatedAt, validTo }: Kept): string => (updatedAt > validTo ? updatedAt : validTo)

/** Also one whose cancellation is asked for, one that was called off after the factory had it, and an agent's that waits at his store. */
export const isOrder = ({ status, toOrderNumber }: Kept): boolean =>
  toOrderNumber !== null || status === QUOTE_STATUS.orderedByAgent || status === QUOTE_STATUS.cancelRequested

const DEAD_AFTER_MONTHS = 24
/** Bokføringsloven § 13: five years after the end of the accounting year. */
const ORDERS_KEPT_YEARS = 5

const retentionRules: readonly RetentionRule[] = [
  {
    of: (quote) => !isOrder(quote),
    goes: 'everything',
    from: (quote) => monthsAfter(lastOf(quote), DEAD_AFTER_MONTHS),
    why: 'Who builds comes back within two seasons; after that nobody has a use for the customer’s name.',
  },
  {
    of: isOrder,
    goes: 'everything',
    from: ({ updatedAt }) => yearsAfterTheYearOf(updatedAt, ORDERS_KEPT_YEARS),
    why: 'An order belongs to the accounts, which are kept for five years after their year.',
  },
  {
    of: isOrder,
    goes: 'history',
    from: ({ updatedAt }) => monthsAfter(updatedAt, DEAD_AFTER_MONTHS),
    why: 'What was written on the way to the order is no part of the accounts.',
  },
]

/** No quote is due that was touched after this. */
export const nothingIsDueSince = (now: string): string => monthsAfter(now, -DEAD_AFTER_MONTHS).toISOString()

export const outdatedOf = (quote: Kept, now: string): Outdated =>
  retentionRules.find(({ of, from }) => of(quote) && from(quote).getTime() <= Date.parse(now))?.goes ??
  'nothing'
