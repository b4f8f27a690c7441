/**
 * Edits of several rows as one step: each row is judged as if it were edited alone, and either all of them are changed, in
 * one version of the quote, or none. Each edit gives its row a revision of its own.
 */
import { changedFields } from '#domain/configurator/patch'
import { sentenceOf } from '#domain/messages/words'
import type { Patch, Product } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { constructionRows } from '../connections/connected-rows.ts'
import type { Revisions } from '../extras/extras.ts'
import { type CommandOutcome, findRow, unchanged } from '../outcome.ts'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { changeProduct, type Edited } from './change-rows.ts'
import { configurationsOf } from './configurations-of.ts'
import type { RowContext } from './make-row.ts'

interface OfRow {
  readonly rowNumber: number
  readonly basedOn: string
}
export interface BulkRowEdit extends OfRow {
  readonly patch: Patch
}

export interface EditedRows {
  readonly outcome: CommandOutcome
  /** Rows that cannot have it, in the order they were asked for. */
  readonly refused: ReadonlyMap<number, Refusal>
  /** Norwegian; what else an edit has changed in its row. */
  readonly said: ReadonlyMap<number, string>
}

type EditOne<Edit> = (
  manifest: Manifest,
  row: ManifestRow,
  edited: Edited,
  edit: Edit,
  context: RowContext,
) => Result<CommandOutcome>

/** A row sees what the edits before its own have made of the rows that it is mounted together with. */
const inTurn = <Edit extends OfRow>(
  manifest: Manifest,
  read: Revisions,
  edits: readonly Edit[],
  context: RowContext,
  editOne: EditOne<Edit>,
): EditedRows => {
  const revisions = new Map(read)
  const refused = new Map<number, Refusal>()
  const said = new Map<number, string>()
  const newRevisions = new Map<string, RowRevision>()
  let now = manifest
  for (const edit of edits) {
    const { rowNumber } = edit
    const row = findRow(now, rowNumber)
    if (!row.ok) {
      refused.set(rowNumber, row)
      continue
    }
    const revision = revisions.get(row.value.revisionId)
    if (revision === undefined) throw new Error(`revision ${row.value.revisionId} was not loaded`)
    const together = () => configurationsOf({ rows: constructionRows(now, rowNumber) }, revisions, context)
    // One command makes a revision of each row that it changes.
    const own = { ...context, revisionId: `${context.revisionId}-${rowNumber}` }
    const outcome = editOne(now, row.value, { revision, together }, edit, own)
    if (!outcome.ok) {
      refused.set(rowNumber, outcome)
      continue
    }
    now = outcome.value.manifest
    if (outcome.value.message !== undefined) said.set(rowNumber, outcome.value.message)
    for (const made of outcome.value.newRevisions) {
      revisions.set(made.revisionId, made)
      newRevisions.set(made.revisionId, made)
    }
  }
  return { outcome: { manifest: now, newRevisions: [...newRevisions.values()] }, refused, said }
}

/** What becomes of each row, and of the quote with those rows that can have it. */
export const bulkEdit = (
  manifest: Manifest,
  revisions: Revisions,
  edits: readonly BulkRowEdit[],
  context: RowContext,
): EditedRows => {
  const isOneOfMany = edits.length > 1
  const each = edits.map((edit) => ({ ...edit, isOneOfMany }))
  const read = new Map(manifest.rows.map(({ rowNumber, revisionId }) => [rowNumber, revisionId]))
  return inTurn(manifest, revisions, each, context, (now, row, edited, edit, own) => {
    // A coupling post that has followed an earlier edit of this command has been changed by nobody else.
    const basedOn = edit.basedOn === read.get(row.rowNumber) ? row.revisionId : edit.basedOn
    return changeProduct(now, row, edited, { ...edit, basedOn }, own)
  })
}

/** The first row in the way, by its number. */
const naming = (rowNumber: number, refused: Refusal): Refusal =>
  refused.code === 'quote.row-changed'
    ? refusal('quote.rows-changed', { data: { ...refused.data, rowNumber } })
    : refusal('quote.row-refuses', {
        data: { rowNumber, sentence: sentenceOf(refused) },
        ...(refused.ruleId !== undefined && { ruleId: refused.ruleId }),
        ...(refused.path !== undefined && { path: refused.path }),
      })

const allOrNone = (manifest: Manifest, { outcome, refused }: EditedRows): Result<CommandOutcome> => {
  for (const [rowNumber, why] of refused)
    return why.code === 'quote.row-not-found' ? why : naming(rowNumber, why)
  return outcome.newRevisions.length === 0 ? unchanged(manifest) : success(outcome)
}

export const changeProducts = (
  manifest: Manifest,
  revisions: Revisions,
  edits: readonly BulkRowEdit[],
  context: RowContext,
): Result<CommandOutcome> => allOrNone(manifest, bulkEdit(manifest, revisions, edits, context))

/** The same choices, stated and not. */
export const isSame = (one: Product, other: Product): boolean =>
  changedFields(one.choices, other.choices).size === 0 && sameChoice(one.stated, other.stated)
