/**
 * The house schedule as a printed quote: seventeen rows over thirteen models, added by the same commands as a dealer's
 * rows. A shorter quote has the first of them, a longer one has them again.
 */
import type { PriceMode } from '#domain/access/price-modes'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { type DocumentInput, documentInput } from '#domain/contracts/render'
import type { Product } from '#domain/product/product'
import { applyCommand } from '#domain/quote/apply-command'
import type { QuoteCommand, QuoteHeader } from '#domain/quote/quote'
import { documentFor } from '#domain/views/document-for'
import type { QuoteForShow } from '#domain/views/offer-for'
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
  /** Instead of the house. */
  readonly planned?: readonly { readonly product: Product; readonly numberOf: number }[]
  readonly rows?: number
  /** Made when all rows are there; a post comes with each. */
  readonly connections?: readonly Pick<
    Extract<QuoteCommand, { kind: 'connect' }>,
    'rowNumber' | 'toRow' | 'position'
  >[]
  readonly modes?: readonly PriceMode[]
  readonly measurements?: boolean
  readonly viewer?: keyof typeof viewers
  readonly owner?: 'store' | 'agent'
  readonly header?: Partial<QuoteHeader>
  /** Percent on every row. */
  readonly discount?: number
}

const commandsFor = ({
  planned = houseRows(),
  rows,
  discount = 0,
  connections = [],
}: HouseDocument): QuoteCommand[] => {
  const added = Array.from({ length: rows ?? planned.length }, (_, index): QuoteCommand[] => {
    const row = planned[index % planned.length]
    if (!row) throw new Error('the house has no rows')
    const rowNumber = index + 1
    return [
      { kind: 'add-row', rowId: `row_${rowNumber}`, ...row },
      { kind: 'set-discount', rowNumber, rate: discount },
    ]
  })
  const connected = connections.map((each, index): QuoteCommand => {
    return { kind: 'connect', location: 'START', postId: `post_${index}`, ...each }
  })
  return [...added.flat(), ...connected]
}

const quoteOf = (house: HouseDocument): QuoteForShow => {
  const { owner = 'store', header = {} } = house
  const draft = makeManifest({}, owner === 'agent' ? agentContext() : {})
  const start = makeQuoteForShow({ ...draft, header: { ...draft.header, ...houseHeader, ...header } })
  const revisions = new Map(start.revisions)
  let manifest = start.manifest
  for (const [index, command] of commandsFor(house).entries()) {
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
  const { modes = ['CUSTOMER'], viewer = 'store', measurements = true } = house
  return documentInput.parse({ ...printed(quoteOf(house), modes, viewer, measurements), ...overrides })
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

const printed = (
  quote: QuoteForShow,
  modes: readonly PriceMode[],
  viewer: keyof typeof viewers,
  measurements = true,
) =>
  documentFor(quote, {
    kind: 'quote-pdf',
    viewer: viewers[viewer],
    modes,
    measurements,
    colorLists,
    now: NOON,
  })
