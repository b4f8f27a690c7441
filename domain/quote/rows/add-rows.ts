/** Many rows in one commit, as a schedule brings them: each is in, in its turn, or refused by itself. */
import { type Refusal, type Result, refusal } from '#domain/result'
import { hasExactTotals } from '../money/visible-money.ts'
import { type CommandOutcome, changed } from '../outcome.ts'
import type { Manifest, RowRevision } from '../quote.ts'
import { addRow, type RowToAdd } from './change-rows.ts'
import type { RowContext } from './make-row.ts'

const added = (manifest: Manifest, row: RowToAdd, context: RowContext): Result<CommandOutcome> => {
  // One command makes a revision of each row that it adds.
  const own = { ...context, revisionId: `${context.revisionId}-${manifest.nextRowNumber}` }
  const outcome = addRow(manifest, row, own)
  return !outcome.ok || hasExactTotals(outcome.value.manifest)
    ? outcome
    : refusal('quote.sum-too-large', { path: 'numberOf' })
}

export const addRows = (
  manifest: Manifest,
  rows: readonly RowToAdd[],
  context: RowContext,
): Result<CommandOutcome> => {
  let current = manifest
  const newRevisions: RowRevision[] = []
  const refusals = new Map<string, Refusal>()
  for (const row of rows) {
    const outcome = added(current, row, context)
    if (outcome.ok) {
      current = outcome.value.manifest
      newRevisions.push(...outcome.value.newRevisions)
    } else refusals.set(row.rowId, outcome)
  }
  return changed(current, { newRevisions, refusals })
}
