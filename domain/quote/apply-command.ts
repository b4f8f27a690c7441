/**
 * One command on one quote: the next manifest and the revisions that it needs, or why not. Pure, so that a lost race is
 * answered by applying the command again to the fresh manifest. Any edit of what the customer has been sent makes it an
 * offer again.
 */
import { invalidValue } from '#domain/messages/fields'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { connectRows, disconnectRow } from './connections/connect-rows.ts'
import { constructionRows } from './connections/connected-rows.ts'
import { emailFromAgentAfter } from './customer/agents-address.ts'
import { type Revisions, setExtra } from './extras/extras.ts'
import { changeHeader } from './header/change-header.ts'
import { editsOf, fieldsOf } from './header/header.ts'
import { applyStep, isRecorded, type StepContext } from './life/apply-step.ts'
import { extendValidity, type ListInForce } from './life/extend-validity.ts'
import { mayStep, type Step, statusAfter } from './life/lifecycle.ts'
import { stepOf } from './life/status.ts'
import { isExpired } from './life/validity.ts'
import { hasExactTotals } from './money/visible-money.ts'
import { setFastlane } from './ordering/fastlane.ts'
import { type CommandOutcome, findRow, unchanged } from './outcome.ts'
import type { Manifest, ManifestRow, QuoteCommand, QuoteHeader } from './quote.ts'
import { addRows } from './rows/add-rows.ts'
import { changeProducts } from './rows/bulk-edit.ts'
import { addRow, changeProduct, copyRow, deleteRow } from './rows/change-rows.ts'
import { configurationsOf } from './rows/configurations-of.ts'
import type { RowContext } from './rows/make-row.ts'
import { moveRows } from './rows/move-rows.ts'
import { setAllDiscounts, setAllMargins } from './rows/rates-of-all-rows.ts'
import { setCount, setDiscount, setMargin, setUInclusion } from './rows/row-figures.ts'
import { copyRows, deleteRows } from './rows/several-rows.ts'
import { type PastStep, stepOfReturn } from './undo/past-step.ts'
import { revisionsOfReturn, undoSteps } from './undo/undo-steps.ts'

export interface CommandContext extends RowContext, StepContext, ListInForce {
  /** The header in the version that a `change-header` is based on. */
  readonly baseHeader: QuoteHeader | null
  /** What an `undo` takes back, the latest first; null where history does not know a version. */
  readonly past: readonly PastStep[] | null
}

const readsEveryRow: ReadonlySet<QuoteCommand['kind']> = new Set([
  'set-extra',
  'acknowledge',
  'order',
  'extend-validity',
])

/** Rows with all that is mounted together with them, each once. */
export const withConstructions = (
  { rows }: Pick<Manifest, 'rows'>,
  rowNumbers: readonly number[],
): readonly ManifestRow[] => [
  ...new Set(rowNumbers.flatMap((rowNumber) => constructionRows({ rows }, rowNumber))),
]

/** The rows whose products a command reads. */
const rowsReadBy = ({ rows }: Manifest, command: QuoteCommand): readonly ManifestRow[] => {
  if (readsEveryRow.has(command.kind)) return rows
  switch (command.kind) {
    case 'copy-row':
      return rows.filter(({ rowNumber }) => rowNumber === command.rowNumber)
    case 'copy-rows':
      return rows.filter(({ rowNumber }) => command.rows.some((asked) => asked.rowNumber === rowNumber))
    case 'change-product':
      return constructionRows({ rows }, command.rowNumber)
    case 'connect':
      return withConstructions({ rows }, [command.rowNumber, command.toRow])
    case 'change-products':
      return withConstructions(
        { rows },
        command.rows.map(({ rowNumber }) => rowNumber),
      )
    default:
      return []
  }
}

/** The revisions that a command reads: of its rows as they are, and those that it brings back. */
export const revisionsReadBy = (
  manifest: Manifest,
  command: QuoteCommand,
  past: CommandContext['past'],
): readonly string[] => [
  ...rowsReadBy(manifest, command).map(({ revisionId }) => revisionId),
  ...(command.kind === 'undo' && past !== null ? revisionsOfReturn(manifest, past) : []),
]

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
): Result<CommandOutcome> => {
  const { viewer } = context
  switch (command.kind) {
    case 'change-header': {
      const base = context.baseHeader
      if (base === null) return invalidValue('version')
      return changeHeader(manifest, base, command.header, context)
    }
    case 'add-row':
      return addRow(manifest, command, context)
    case 'add-rows':
      return addRows(manifest, command.rows, context)
    case 'copy-row': {
      const found = rowAndRevision(manifest, revisions, command.rowNumber)
      if (!found.ok) return found
      return copyRow(manifest, found.value.row, found.value.revision, command.rowId, context)
    }
    case 'change-product': {
      const found = rowAndRevision(manifest, revisions, command.rowNumber)
      if (!found.ok) return found
      const { row, revision } = found.value
      const together = () => configurationsOf(manifest, revisions, context)
      return changeProduct(manifest, row, { revision, together }, command, context)
    }
    case 'change-products':
      return changeProducts(manifest, revisions, command.rows, context)
    case 'delete-row':
      return deleteRow(manifest, command.rowNumber)
    case 'delete-rows':
      return deleteRows(manifest, command.rowNumbers)
    case 'copy-rows':
      return copyRows(manifest, revisions, command.rows, context)
    case 'move-rows':
      return moveRows(manifest, command)
    case 'undo':
      return context.past === null
        ? refusal('undo.unknown')
        : undoSteps(manifest, context.past, revisions, context)
    case 'connect':
      return connectRows(manifest, command, configurationsOf(manifest, revisions, context), context)
    case 'disconnect':
      return disconnectRow(manifest, command.rowNumber)
    case 'set-count':
      return setCount(manifest, command)
    case 'set-u-inclusion':
      return setUInclusion(manifest, command.rowNumber, command.included)
    case 'set-discount':
      return setDiscount(manifest, viewer, command)
    case 'set-margin':
      return setMargin(manifest, viewer, command)
    case 'set-all-discounts':
      return setAllDiscounts(manifest, viewer, command.category, command.rate)
    case 'set-all-margins':
      return setAllMargins(manifest, viewer, command.party, command.rate)
    case 'set-extra':
      return setExtra(manifest, revisions, command, context)
    case 'set-fastlane':
      return setFastlane(manifest, command.selected)
    case 'extend-validity':
      return extendValidity(manifest, revisions, context)
    default:
      return applyStep(manifest, revisions, command, context)
  }
}

/** What history says of the change. */
const rowTouchedBy = (command: QuoteCommand, before: Manifest): number | null => {
  if (command.kind === 'add-row' || command.kind === 'copy-row') return before.nextRowNumber
  return 'rowNumber' in command ? command.rowNumber : null
}

/** What is said of a step that is not to be taken now. */
const notOpen = (step: Step): Refusal => {
  if (step === 'order') return refusal('quote.not-orderable')
  if (step === 'cancel') return refusal('quote.not-cancellable')
  return refusal(step === 'edit' || step === 'correct' ? 'quote.read-only' : 'quote.step-not-possible')
}

/** An expired quote can be called off and made to hold again, and nothing else. */
const needsValidity = (step: Step): boolean => step !== 'extend' && step !== 'cancel'

export const applyCommand = (
  manifest: Manifest,
  revisions: Revisions,
  command: QuoteCommand,
  context: CommandContext,
): Result<CommandOutcome> => {
  const { viewer, author, now } = context
  if (isRecorded(manifest, command)) return unchanged(manifest)
  const step = command.kind === 'undo' && context.past !== null ? stepOfReturn(context.past) : stepOf(command)
  if (!mayStep(manifest.status, step, viewer)) return notOpen(step)
  if (needsValidity(step) && isExpired(manifest, now)) return refusal('quote.expired')
  const outcome = run(manifest, revisions, command, context)
  if (!outcome.ok || outcome.value.manifest === manifest) return outcome
  if (!hasExactTotals(outcome.value.manifest)) return refusal('quote.sum-too-large', { path: 'numberOf' })
  return success({
    ...outcome.value,
    manifest: {
      ...outcome.value.manifest,
      status: statusAfter(manifest.status, step, viewer) ?? manifest.status,
      version: manifest.version + 1,
      updatedAt: now,
      emailFromAgent: emailFromAgentAfter(manifest, outcome.value.manifest, command, viewer),
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
