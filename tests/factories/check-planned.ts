/** Bestillingskontroll of a planned quote: made row by row as a clerk makes it, then looked through as before an order. */
import { applyCommand } from '#domain/quote/apply-command'
import { checkOrder, type OrderFinding } from '#domain/quote/order-check/check-order'
import type { Manifest, QuoteCommand, RowRevision } from '#domain/quote/quote'
import type { ProductEdit } from '#domain/quote/rows/change-rows'
import { asRows, type PlannedQuote, type PlannedRow } from './planned-quote.ts'
import { findPlace, makeCommandContext, makeManifest } from './quotes.ts'

interface Made {
  readonly manifest: Manifest
  readonly revisions: ReadonlyMap<string, RowRevision>
}

const context = makeCommandContext()

export const withCommand = ({ manifest, revisions }: Made, command: QuoteCommand): Made => {
  const revisionId = `rev_${manifest.version}_${revisions.size}`
  const done = applyCommand(manifest, revisions, command, { ...context, revisionId })
  if (!done.ok) throw new Error(`${command.kind}: ${done.code}`)
  const { newRevisions, refusals } = done.value
  if (refusals !== undefined && refusals.size > 0) throw new Error('a sensible row was refused')
  const made = newRevisions.map((each) => [each.revisionId, each] as const)
  return { manifest: done.value.manifest, revisions: new Map([...revisions, ...made]) }
}

/** What the clerk chooses of a row when it stands: glass again, or taken back, after one that was tried; the hand of a copy. */
const edits = ({
  triedGlass,
  copiedFunction,
  patch,
}: PlannedRow): readonly Pick<ProductEdit, 'patch' | 'takenBack'>[] => [
  ...(triedGlass === undefined
    ? []
    : patch.glassCode === undefined
      ? [{ patch: { glassCode: '304' }, takenBack: ['glassCode'] as const }]
      : [{ patch: { glassCode: patch.glassCode } }]),
  ...(copiedFunction === undefined || patch.function === undefined
    ? []
    : [{ patch: { function: patch.function } }]),
]

const settled = (made: Made, { rows }: PlannedQuote): Made =>
  rows.reduce(
    (then, row, index) =>
      edits(row).reduce((now, edit) => {
        const { rowNumber, revisionId: basedOn } = now.manifest.rows[index] ?? {
          rowNumber: 0,
          revisionId: '',
        }
        return withCommand(now, { kind: 'change-product', rowNumber, basedOn, ...edit })
      }, then),
    made,
  )

type Row = ReturnType<typeof asRows>[number]

const makeRows = (rows: readonly Row[], header: PlannedQuote['header']): Made => {
  const draft = makeManifest()
  const manifest = { ...draft, header: { ...draft.header, ...header } }
  return withCommand(
    { manifest, revisions: new Map() },
    { kind: 'add-rows', rows: rows.map((row, index) => ({ rowId: `row_${index}`, ...row })) },
  )
}

export const makePlanned = (quote: PlannedQuote): Made =>
  settled(makeRows(asRows(quote), quote.header), quote)

export const checkMade = ({ manifest, revisions }: Made): readonly OrderFinding[] =>
  checkOrder(manifest, revisions, { colorLists: context.colorLists, findPlace })

export const checkRows = (rows: readonly Row[]): readonly OrderFinding[] => checkMade(makeRows(rows, {}))

export const checkPlanned = (quote: PlannedQuote): readonly OrderFinding[] => checkMade(makePlanned(quote))
