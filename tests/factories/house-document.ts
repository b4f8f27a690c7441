/**
 * The house schedule as a printed quote: seventeen rows over thirteen models, added by the same commands as a dealer's
 * rows. A shorter quote has the first of them, a longer one has them again.
 */
import type { PriceMode } from '#domain/access/price-modes'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { documentFor } from '#domain/contracts/document-for'
import type { QuoteForShow } from '#domain/contracts/offer-for'
import { type DocumentInput, documentInput } from '#domain/contracts/render'
import { applyCommand } from '#domain/quote/apply-command'
import type { QuoteCommand, QuoteHeader } from '#domain/quote/quote'
import { houseHeader, houseRows } from '#functions/demo/house'
import {
  agentContext,
  makeCommandContext,
  makeManifest,
  makeQuoteForShow,
  NOON,
  viewers,
  workedRows,
} from './quotes.ts'

interface HouseDocument {
  readonly rows?: number
  readonly modes?: readonly PriceMode[]
  readonly viewer?: keyof typeof viewers
  readonly owner?: 'store' | 'agent'
  readonly header?: Partial<QuoteHeader>
  /** Percent on every row. */
  readonly discount?: number
}

const commandsFor = (count: number, discount: number): QuoteCommand[] => {
  const house = houseRows()
  return Array.from({ length: count }, (_, index): QuoteCommand[] => {
    const planned = house[index % house.length]
    if (!planned) throw new Error('the house has no rows')
    const rowNumber = index + 1
    return [
      { kind: 'add-row', id: `row_${rowNumber}`, ...planned },
      { kind: 'set-discount', rowNumber, rate: discount },
    ]
  }).flat()
}

const quoteOf = ({ rows = 17, owner = 'store', header = {}, discount = 0 }: HouseDocument): QuoteForShow => {
  const draft = makeManifest({}, owner === 'agent' ? agentContext() : {})
  const start = makeQuoteForShow({ ...draft, header: { ...draft.header, ...houseHeader, ...header } })
  const revisions = new Map(start.revisions)
  let manifest = start.manifest
  for (const [index, command] of commandsFor(rows, discount).entries()) {
    const context = makeCommandContext({
      viewer: viewers.super,
      parties: start.parties,
      revisionId: `rev_${index}`,
    })
    const outcome = applyCommand(manifest, revisions, command, context)
    if (!outcome.ok) throw new Error(`${command.kind}: ${outcome.code}`)
    manifest = outcome.value.manifest
    for (const revision of outcome.value.newRevisions) revisions.set(revision.revisionId, revision)
  }
  return { ...start, manifest, revisions }
}

export const makeHouseDocument = (
  house: HouseDocument = {},
  overrides: Partial<DocumentInput> = {},
): DocumentInput => {
  const { modes = ['CUSTOMER'], viewer = 'store' } = house
  return documentInput.parse({ ...printed(quoteOf(house), modes, viewer), ...overrides })
}

/** The worked quote of trade handbook 10.3 for the store's customer, with 25 % off windows and 20 % off doors. */
export const makeWorkedDocument = (): DocumentInput =>
  documentInput.parse(
    printed(
      makeQuoteForShow(makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })),
      ['CUSTOMER'],
      'store',
    ),
  )

const printed = (quote: QuoteForShow, modes: readonly PriceMode[], viewer: keyof typeof viewers) =>
  documentFor(quote, { kind: 'quote-pdf', viewer: viewers[viewer], modes, colorBook, now: NOON })
