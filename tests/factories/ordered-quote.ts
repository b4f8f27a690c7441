/** Quotes that are ordered from the factory, with what an order is written from. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { QuoteToExchange } from '#domain/exchange/peppol/order'
import type { DraftContext } from '#domain/quote/draft-quote'
import { type Manifest, QUOTE_STATUS, type RowRevision } from '#domain/quote/quote'
import { configurationsOf } from '#domain/quote/rows/configurations-of'
import { makeManifest, makeQuoteForShow, NOON, workedRows } from './quotes.ts'

const ordered = {
  status: QUOTE_STATUS.ordered,
  toOrderNumber: 480_001,
  /** Of 2027: the quote was ordered in week 47. */
  deliveryDate: { week: 2, day: 3 },
  taken: [{ id: 'step_1', kind: 'order', by: { userId: 1004, name: 'Marit Kvalheim' }, at: NOON }],
} as const satisfies Partial<Manifest>

export const asOrdered = (
  manifest: Manifest,
  revisions: ReadonlyMap<string, RowRevision> = makeQuoteForShow(manifest).revisions,
  parties = makeQuoteForShow(manifest).parties,
): QuoteToExchange => ({
  manifest: { ...manifest, ...ordered },
  parties,
  configurations: configurationsOf(manifest, revisions, { colorLists }),
})

/** The worked quote, ordered. */
export const makeOrderedQuote = (
  overrides: Partial<Manifest> = {},
  context: Partial<DraftContext> = {},
): QuoteToExchange =>
  asOrdered(makeManifest({ rows: workedRows({ windows: 10, doors: 5 }), ...overrides }, context))
