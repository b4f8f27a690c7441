/**
 * The lists that quotes, people and organisations are found and counted by, written anew from what they point at. Nothing is taken
 * away first, so everybody is found meanwhile; done twice it changes nothing. Number by number, from the highest that was ever
 * given downwards: what lacks an entry cannot be found by one. Between the numbers of the demo and the first that is given out
 * there is nobody, and nobody is looked for.
 */
import type { ListBuffer } from '#domain/administration/buffers'
import type { Rebuild } from '../data/buffers/buffer-repository.ts'
import {
  type Counter,
  firstNumber,
  HIGHEST_OF_DEMO,
  highestNumber,
} from '../data/counters/counter-repository.ts'
import { listOrganisationsAgain } from '../data/organisations/organisation-repository.ts'
import { enterLists, searchedIn } from '../data/quotes/quote-lists.ts'
import { findHeads } from '../data/quotes/quote-repository.ts'
import { rebuildMonthsOf } from '../data/quotes/rebuild-months.ts'
import { listUsersAgain } from '../data/users/user-repository.ts'

interface Writing {
  /** Of the steps, which are counted so that numbers that nobody can have take none. */
  readonly lowest: number
  readonly highest: () => Promise<number>
  readonly numberAt: (step: number) => number
  /** Answers how many of the numbers there are. */
  readonly write: (numbers: readonly number[]) => Promise<number>
}

const QUOTES_AT_ONCE = 10

const writeQuotes = async (orderNumbers: readonly number[]): Promise<number> => {
  const quotes = await findHeads(orderNumbers)
  for (let from = 0; from < quotes.length; from += QUOTES_AT_ONCE)
    await Promise.all(
      quotes
        .slice(from, from + QUOTES_AT_ONCE)
        .map((quote) => enterLists(searchedIn(quote), quote.orderNumber, quote.version)),
    )
  return quotes.length
}

const countMonths = async (orderNumbers: readonly number[]): Promise<number> => {
  let there = 0
  for (let from = 0; from < orderNumbers.length; from += QUOTES_AT_ONCE) {
    const some = orderNumbers.slice(from, from + QUOTES_AT_ONCE)
    there += (await Promise.all(some.map(rebuildMonthsOf))).filter(Boolean).length
  }
  return there
}

const highestOf =
  (...counters: readonly Counter[]) =>
  async (): Promise<number> =>
    Math.max(...(await Promise.all(counters.map(highestNumber))))

const ofQuotes = {
  lowest: firstNumber('order-number'),
  highest: highestOf('order-number'),
  numberAt: (step: number): number => step,
}

/** First the numbers of the demo, then those that have been given out. */
const afterDemo = (highestOfDemo: number, ...counters: readonly [Counter, ...Counter[]]) => {
  const first = Math.min(...counters.map(firstNumber))
  const skipped = first - 1 - highestOfDemo
  return {
    lowest: 1,
    highest: async (): Promise<number> => (await highestOf(...counters)()) - skipped,
    numberAt: (step: number): number => (step <= highestOfDemo ? step : step + skipped),
  }
}

const writings: Readonly<Record<ListBuffer, Writing>> = {
  quotesearch: { ...ofQuotes, write: writeQuotes },
  statistics: { ...ofQuotes, write: countMonths },
  organisations: {
    ...afterDemo(HIGHEST_OF_DEMO.organisation, 'store-id', 'agent-id'),
    write: listOrganisationsAgain,
  },
  users: { ...afterDemo(HIGHEST_OF_DEMO.user, 'user-id'), write: listUsersAgain },
}

/** Null where no number has been given yet: nothing is to be written. */
export const beginRebuild = async (id: ListBuffer): Promise<Rebuild | null> => {
  const { highest, lowest } = writings[id]
  const last = await highest()
  return last < lowest ? null : { highest: last, lowest, next: last, written: 0 }
}

/** As many as the table answers at once. */
const NUMBERS_AT_ONCE = 100

/** How far it is after the next step; null when that was the last one. */
export const rebuildOn = async (
  id: ListBuffer,
  before: Rebuild,
  atOnce: number = NUMBERS_AT_ONCE,
): Promise<Rebuild | null> => {
  const { next: first, lowest } = before
  const length = Math.min(atOnce, first - lowest + 1)
  if (length <= 0) return null
  const { numberAt, write } = writings[id]
  const written = await write(Array.from({ length }, (_, index) => numberAt(first - index)))
  const next = first - length
  return next < lowest ? null : { ...before, next, written: before.written + written }
}
