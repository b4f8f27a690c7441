// What each place where words are typed makes of a phrase, and whether that is what was meant.
import { colorBook } from '#domain/catalogue/colors/color-book'
import { models } from '#domain/catalogue/data/models'
import { searchColors } from '#domain/catalogue/search-colors'
import type { ColorListId } from '#domain/catalogue/types'
import type { Doubt } from '#domain/schedule/doubt'
import { readSchedule } from '#domain/schedule/read-schedule'

/** A phrase that is met by a question: with which, and with what among its answers. */
export interface Asked {
  readonly say: string
  readonly asks: string
  readonly offers?: string
}

export interface EntryPhrase extends Partial<Asked> {
  readonly say: string
  readonly reads?: { readonly model: string; readonly count: number; readonly patch: object }
}

export interface ColorPhrase {
  readonly say: string
  readonly list: ColorListId
  readonly first: readonly string[]
}

export type Outcome = 'understood' | 'asked about' | 'misunderstood'

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, each]) => [key, sorted(each)] as const)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

export const isAsked = (doubts: readonly Doubt[], { asks, offers }: Partial<Asked>): boolean =>
  doubts.some(
    ({ code, choices }) =>
      code === asks &&
      (offers === undefined ||
        choices.some(({ text, label }) => `${text} ${label}`.toLowerCase().includes(offers.toLowerCase()))),
  )

export const readEntry = ({ say, reads, ...asked }: EntryPhrase): readonly [Outcome, unknown] => {
  const [line] = readSchedule([say], { book: colorBook, series: 'basic' })
  const rows = line?.rows ?? []
  const doubts = rows.flatMap((row) => row.doubts)
  const orders = rows.map(({ order }) => ({
    model: models.find(({ id }) => id === order?.modelId)?.name,
    count: order?.numberOf,
    patch: order?.patch,
  }))
  const heard = {
    orders,
    doubts: doubts.map(({ code, choices }) => [code, ...choices.map(({ text }) => text)]),
  }
  if (reads === undefined)
    return [
      isAsked(doubts, asked) ? 'understood' : doubts.length > 0 ? 'asked about' : 'misunderstood',
      heard,
    ]
  if (doubts.length > 0) return ['asked about', heard]
  return [orders.length === 1 && isSame(orders[0], reads) ? 'understood' : 'misunderstood', heard]
}

export const readColor = ({ say, list, first }: ColorPhrase): readonly [Outcome, unknown] => {
  const found = searchColors(colorBook, list, say).map(({ code }) => code)
  const [best] = found
  if (best === undefined) return ['asked about', found]
  return [first.includes(best) ? 'understood' : 'misunderstood', found.slice(0, 6)]
}
