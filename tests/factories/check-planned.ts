/** Bestillingskontroll of a planned quote: made row by row as at the desk, then looked through as before an order. */
import { applyCommand } from '#domain/quote/apply-command'
import { checkOrder, type OrderFinding } from '#domain/quote/order-check/check-order'
import type { Manifest, QuoteCommand, RowRevision } from '#domain/quote/quote'
import { asRows, type PlannedQuote } from './planned-quote.ts'
import { findPlace, makeCommandContext, makeManifest } from './quotes.ts'

interface Made {
  readonly manifest: Manifest
  readonly revisions: ReadonlyMap<string, RowRevision>
}

const context = makeCommandContext()

export const take = ({ manifest, revisions }: Made, command: QuoteCommand): Made => {
  const revisionId = `rev_${manifest.version}_${revisions.size}`
  const done = applyCommand(manifest, revisions, command, { ...context, revisionId })
  if (!done.ok) throw new Error(`${command.kind}: ${done.code}`)
  const { newRevisions, refusals } = done.value
  if (refusals !== undefined && refusals.size > 0) throw new Error('a sensible row was refused')
  const made = newRevisions.map((each) => [each.revisionId, each] as const)
  return { manifest: done.value.manifest, revisions: new Map([...revisions, ...made]) }
}

/** Glass that was tried goes back to what the row is meant to have: chosen again, or taken back. */
const settled = (made: Made, { rows }: PlannedQuote): Made =>
  rows.reduce((now, { triedGlass, patch: { glassCode } }, index) => {
    const row = now.manifest.rows[index]
    const revision = now.revisions.get(row?.revisionId ?? '')
    if (triedGlass === undefined || row === undefined || revision === undefined) return now
    return take(now, {
      kind: 'change-product',
      rowNumber: row.rowNumber,
      basedOn: row.revisionId,
      patch: { glassCode: glassCode ?? '304' },
      ...(glassCode === undefined && { takenBack: ['glassCode'] }),
    })
  }, made)

type Row = ReturnType<typeof asRows>[number]

const makeRows = (rows: readonly Row[], header: PlannedQuote['header']): Made => {
  const draft = makeManifest()
  const manifest = { ...draft, header: { ...draft.header, ...header } }
  return take(
    { manifest, revisions: new Map() },
    { kind: 'add-rows', rows: rows.map((row, index) => ({ rowId: `row_${index}`, ...row })) },
  )
}

export const makePlanned = (quote: PlannedQuote): Made =>
  settled(makeRows(asRows(quote), quote.header), quote)

export const checkMade = ({ manifest, revisions }: Made): readonly OrderFinding[] =>
  checkOrder(manifest, revisions, { colorBook: context.colorBook, findPlace })

export const checkRows = (rows: readonly Row[]): readonly OrderFinding[] => checkMade(makeRows(rows, {}))

export const checkPlanned = (quote: PlannedQuote): readonly OrderFinding[] => checkMade(makePlanned(quote))
