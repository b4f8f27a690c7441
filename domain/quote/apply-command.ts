/**
 * One command on one quote: the next manifest and the revisions that it needs, or why not. Pure, so that a lost race is
 * answered by applying the command again to the fresh manifest. Any edit of what the customer has been sent makes it an
 * offer again.
 */
import type { Viewer } from '#domain/access/access'
import { configure } from '#domain/configurator/configure'
import { type Result, refusal, success } from '#domain/result'
import { changeHeader } from './change-header.ts'
import { addRow, changeProduct, copyRow, deleteRow } from './change-rows.ts'
import { connectRows, disconnectRow } from './connect-rows.ts'
import { constructionRows } from './connections/connected-rows.ts'
import type { Configurations } from './connections/joinable.ts'
import type { FindPlace } from './delivery.ts'
import { type Revisions, setExtra } from './extras.ts'
import { setFastlane } from './fast-lane.ts'
import { editsOf, fieldsOf } from './header.ts'
import type { RowContext } from './make-row.ts'
import { findRow, type Outcome } from './outcome.ts'
import type { Parties } from './parties.ts'
import {
  type Manifest,
  type ManifestRow,
  QUOTE_STATUS,
  type QuoteCommand,
  type QuoteHeader,
} from './quote.ts'
import { setAllDiscounts, setAllMargins } from './rates-of-all-rows.ts'
import { setCount, setDiscount, setMargin, setUInclusion } from './row-figures.ts'
import { isCommandOpen } from './status.ts'
import { isExpired } from './validity.ts'
import { hasExactTotals } from './visible-money.ts'

export interface CommandContext extends RowContext {
  readonly viewer: Viewer
  readonly parties: Parties
  readonly findPlace: FindPlace
  /** The header in the version that a `change-header` is based on. */
  readonly baseHeader: QuoteHeader | null
}

/** The rows whose products a command reads. */
export const rowsReadBy = ({ rows }: Manifest, command: QuoteCommand): readonly ManifestRow[] => {
  if (command.kind === 'set-extra') return rows
  switch (command.kind) {
    case 'copy-row':
      return rows.filter(({ rowNumber }) => rowNumber === command.rowNumber)
    case 'change-product':
      return constructionRows({ rows }, command.rowNumber)
    case 'connect':
      return [command.rowNumber, command.toRow].flatMap((rowNumber) => constructionRows({ rows }, rowNumber))
    default:
      return []
  }
}

/** Of every row that was read for the command. */
const configurationsOf = (
  { rows }: Manifest,
  revisions: Revisions,
  { colorBook }: CommandContext,
): Configurations =>
  new Map(
    rows.flatMap(({ rowNumber, revisionId }) => {
      const revision = revisions.get(revisionId)
      return revision === undefined ? [] : [[rowNumber, configure(revision.product, colorBook)]]
    }),
  )

const rowAndRevision = (manifest: Manifest, revisions: Revisions, rowNumber: number) => {
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  const revision = revisions.get(row.value.revisionId)
  if (revision === undefined) throw new Error(`revision ${row.value.revisionId} was not loaded`)
  return success({ row: row.value, revision })
}

const run = (
  manifest: Manifest,
  revisions: Revisions,
  command: QuoteCommand,
  context: CommandContext,
): Result<Outcome> => {
  const { viewer } = context
  switch (command.kind) {
    case 'change-header': {
      const base = context.baseHeader
      if (base === null) return refusal('request.invalid', { path: 'version', data: { field: 'version' } })
      return changeHeader(manifest, base, command.header, context)
    }
    case 'add-row':
      return addRow(manifest, command, context)
    case 'copy-row': {
      const found = rowAndRevision(manifest, revisions, command.rowNumber)
      if (!found.ok) return found
      return copyRow(manifest, found.value.row, found.value.revision, command.id, context)
    }
    case 'change-product': {
      const found = rowAndRevision(manifest, revisions, command.rowNumber)
      if (!found.ok) return found
      const { row, revision } = found.value
      const others = () => configurationsOf(manifest, revisions, context)
      return changeProduct(manifest, row, { revision, others }, command, context)
    }
    case 'delete-row':
      return deleteRow(manifest, command.rowNumber)
    case 'connect':
      return connectRows(manifest, command, configurationsOf(manifest, revisions, context), context)
    case 'disconnect':
      return disconnectRow(manifest, command.rowNumber)
    case 'set-count':
      return setCount(manifest, command.rowNumber, command.numberOf)
    case 'set-u-inclusion':
      return setUInclusion(manifest, command.rowNumber, command.included)
    case 'set-discount':
      return setDiscount(manifest, viewer, command.rowNumber, command.rate)
    case 'set-margin':
      return setMargin(manifest, viewer, command.rowNumber, command.party, command.rate)
    case 'set-all-discounts':
      return setAllDiscounts(manifest, viewer, command.category, command.rate)
    case 'set-all-margins':
      return setAllMargins(manifest, viewer, command.party, command.rate)
    case 'set-extra':
      return setExtra(manifest, revisions, command, context)
    case 'set-fastlane':
      return setFastlane(manifest, command.selected)
  }
}

/** What history says of the change. */
const rowTouchedBy = (command: QuoteCommand, before: Manifest): number | null => {
  if (command.kind === 'add-row' || command.kind === 'copy-row') return before.nextRowNumber
  return 'rowNumber' in command ? command.rowNumber : null
}

const afterEdit = (manifest: Manifest): Manifest =>
  manifest.status === QUOTE_STATUS.sent ? { ...manifest, status: QUOTE_STATUS.offer } : manifest

export const applyCommand = (
  manifest: Manifest,
  revisions: Revisions,
  command: QuoteCommand,
  context: CommandContext,
): Result<Outcome> => {
  const { viewer, author, now } = context
  if (!isCommandOpen(command.kind, manifest.status, viewer)) return refusal('quote.read-only')
  if (isExpired(manifest, now)) return refusal('quote.expired')
  const outcome = run(manifest, revisions, command, context)
  if (!outcome.ok || outcome.value.manifest === manifest) return outcome
  if (!hasExactTotals(outcome.value.manifest)) return refusal('quote.sum-too-large', { path: 'numberOf' })
  return success({
    ...outcome.value,
    manifest: {
      ...afterEdit(outcome.value.manifest),
      version: manifest.version + 1,
      updatedAt: now,
      change: {
        by: author,
        at: now,
        kind: command.kind,
        rowNumber: rowTouchedBy(command, manifest),
        fields: fieldsOf(editsOf(manifest.header, outcome.value.manifest.header)),
      },
    },
  })
}
