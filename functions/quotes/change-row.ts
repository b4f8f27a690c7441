/** One atomic edit of a row, as any endpoint asks for it. Who comes late is shown the row as it is now, and by whom. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { explainLimits } from '#domain/configurator/explain-limits'
import type { ProductRow, RowConflict } from '#domain/contracts/product'
import type { Patch } from '#domain/product/product'
import type { Stated } from '#domain/product/stated'
import { findRow } from '#domain/quote/outcome'
import type { Manifest, RowRevision } from '#domain/quote/quote'
import { type Refusal, type Result, success } from '#domain/result'
import type { Outcome, Refused } from '../http/outcome.ts'
import type { Asker } from './asker.ts'
import { type ChangeRefused, changeQuote } from './change-quote.ts'
import { type FoundRow, readRevision, showRow } from './find-row.ts'
import { type Written, writtenAs } from './written-as.ts'

const rowNow = async (
  manifest: Manifest,
  rowNumber: number,
  [made]: readonly RowRevision[] = [],
): Promise<Result<FoundRow>> => {
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  const revision = made ? success(made) : await readRevision(manifest, row.value, row.value.revisionId)
  return revision.ok ? success({ manifest, row: row.value, revision: revision.value }) : revision
}

/** The refusal, with how far the measures that were asked for could have gone where the rules are what refuses them. */
const withLimits = ({ revision }: FoundRow, patch: Patch, refusal: Refusal): Refused => {
  const more = explainLimits(configure(revision.product, colorLists), patch, colorLists)
  return more === null ? refusal : { ...refusal, more }
}

const refused = async (
  { refusal, current }: ChangeRefused,
  { rowNumber, patch }: Pick<RowEdit, 'rowNumber' | 'patch'>,
  { viewer, author, at }: Asker,
): Promise<Refused> => {
  if (current === null) return refusal
  const found = await rowNow(current, rowNumber)
  if (!found.ok) return refusal
  if (refusal.code !== 'quote.row-changed') return withLimits(found.value, patch, refusal)
  const { createdBy, createdAt } = found.value.revision
  const details: RowConflict = {
    changedBy: createdBy.name,
    byViewer: createdBy.userId === author.userId,
    changedAt: createdAt,
    current: showRow(viewer, found.value, at),
  }
  return { ...refusal, details }
}

interface RowEdit {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly basedOn: string
  readonly patch: Patch
  readonly takenBack?: Stated
}

export const changeRow = async (
  { orderNumber, ...edit }: RowEdit,
  asker: Asker,
): Promise<Outcome<Written<ProductRow>>> => {
  const { rowNumber } = edit
  const outcome = await changeQuote(orderNumber, { kind: 'change-product', ...edit }, asker)
  if (!outcome.ok) return refused(outcome, edit, asker)
  const { manifest, newRevisions } = outcome.value
  const found = await rowNow(manifest, rowNumber, newRevisions)
  if (!found.ok) return found
  return writtenAs(showRow(asker.viewer, found.value, asker.at), outcome.value)
}
