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
  /** Counted up with every change of what is entered: what stands there then follows by itself (rewrite-released.ts). */
  readonly form: number
  /** The last step; they are counted down from the highest, and numbers that nobody can have take none. */
  readonly lowest: number
  readonly highest: () => Promise<number>
  /** One for each counter: a step counts along all of them. */
  readonly numbersAt: (step: number) => readonly number[]
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

const ofQuotes = {
  lowest: firstNumber('order-number'),
  highest: () => highestNumber('order-number'),
  numbersAt: (step: number): readonly number[] => [step],
}

/** First the numbers of the demo, then those that have been given out: the first of each counter, the second of each, and so on. */
const afterDemo = (highestOfDemo: number, ...counters: readonly Counter[]) => {
  const skippedBy = (counter: Counter): number => firstNumber(counter) - 1 - highestOfDemo
  const lastStepOf = async (counter: Counter): Promise<number> =>
    (await highestNumber(counter)) - skippedBy(counter)
  return {
    lowest: 1,
    highest: async (): Promise<number> => Math.max(...(await Promise.all(counters.map(lastStepOf)))),
    numbersAt: (step: number): readonly number[] =>
      step <= highestOfDemo ? [step] : [...new Set(counters.map((counter) => step + skippedBy(counter)))],
  }
}

const writings: Readonly<Record<ListBuffer, Writing>> = {
  quotesearch: { form: 2, ...ofQuotes, write: writeQuotes },
  statistics: { form: 1, ...ofQuotes, write: countMonths },
  organisations: {
    form: 1,
    ...afterDemo(HIGHEST_OF_DEMO.organisation, 'chain-id', 'store-id', 'agent-id'),
    write: listOrganisationsAgain,
  },
  users: { form: 1, ...afterDemo(HIGHEST_OF_DEMO.user, 'user-id'), write: listUsersAgain },
}

export const formOf = (id: ListBuffer): number => writings[id].form

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
  const { numbersAt, write } = writings[id]
  const written = await write(Array.from({ length }, (_, index) => numbersAt(first - index)).flat())
  const next = first - length
  return next < lowest ? null : { ...before, next, written: before.written + written }
}
