/**
 * The bill of a month: what a quote uses in its life, times the quotes of the month, and what is paid although nobody works. Pure. Whatever is kept
 * is told in months that it is kept: a quote of 2 MB that is kept a year is 24 MB-months, which is also what the month's share of all kept ones comes to
 * when as many are made each month.
 */
import type { Price, PriceName } from './prices.ts'

/** How much of each thing; what is not named is none. */
export type Usage = Readonly<Partial<Record<PriceName, number>>>

interface BillLine {
  readonly service: string
  readonly what: string
  readonly quantity: number
  readonly usd: number
}

export interface Bill {
  readonly quotes: number
  readonly lines: readonly BillLine[]
  readonly usd: number
  readonly nokPerQuote: number
}

export interface Metered {
  readonly perQuote: Usage
  readonly perMonth: Usage
}

const SECONDS_OF_MONTH = 30 * 24 * 60 * 60
const SHARE_TRACED = 0.05

/** X-Ray takes the first request of each second and five of a hundred of the rest. */
const traced = (calls: number): number =>
  Math.min(calls, SECONDS_OF_MONTH) + SHARE_TRACED * Math.max(0, calls - SECONDS_OF_MONTH)

const quantityOf = (name: PriceName, { perQuote, perMonth }: Metered, quotes: number): number => {
  const used = (perQuote[name] ?? 0) * quotes + (perMonth[name] ?? 0)
  return name === 'traces' ? traced(used) : used
}

export const billOf = (
  metered: Metered,
  prices: Readonly<Record<PriceName, Price>>,
  { quotes, nokForUsd }: { readonly quotes: number; readonly nokForUsd: number },
): Bill => {
  const lines = (Object.entries(prices) as [PriceName, Price][]).map(
    ([name, { service, what, usd, per }]) => {
      const quantity = quantityOf(name, metered, quotes)
      return { service, what, quantity, usd: (quantity / per) * usd }
    },
  )
  const usd = lines.reduce((sum, line) => sum + line.usd, 0)
  return { quotes, lines, usd, nokPerQuote: (usd * nokForUsd) / quotes }
}

/** By service, the dearest first. */
export const byService = ({ lines }: Bill): readonly (readonly [service: string, usd: number])[] =>
  [...Map.groupBy(lines, ({ service }) => service)]
    .map(([service, some]) => [service, some.reduce((sum, { usd }) => sum + usd, 0)] as const)
    .toSorted(([, one], [, other]) => other - one)

/** Usages side by side, each with its share. */
export const weighed = (parts: readonly (readonly [share: number, usage: Usage])[]): Usage => {
  const names = new Set(parts.flatMap(([, usage]) => Object.keys(usage) as PriceName[]))
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      parts.reduce((sum, [share, usage]) => sum + share * (usage[name] ?? 0), 0),
    ]),
  )
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000

/** Prices change: a year after the day on which they were looked up they are compared anew. */
export const isOutdated = (day: string, at: Date): boolean => at.getTime() - Date.parse(day) > YEAR_MS
