/** Several rows copied or taken away in one step: all of them, or none. */
import { type Result, refusal, success } from '#domain/result'
import type { Revisions } from '../extras/extras.ts'
import { type CommandOutcome, changed, findRow, unchanged } from '../outcome.ts'
import type { Manifest, RowRevision } from '../quote.ts'
import { copyRow, deleteRow } from './change-rows.ts'
import type { RowContext } from './make-row.ts'

/** A coupling post goes with the connection of its row; by itself it stays. Rows that are gone already are gone. */
export const deleteRows = (manifest: Manifest, rowNumbers: readonly number[]): Result<CommandOutcome> => {
  const isThere = (rowNumber: number) => manifest.rows.some((row) => row.rowNumber === rowNumber)
  const asked = manifest.rows.filter(({ rowNumber }) => rowNumbers.includes(rowNumber))
  const posts = asked.filter(({ couples }) => couples !== null && !rowNumbers.includes(couples))
  const [post] = posts
  if (post?.couples != null && isThere(post.couples))
    return refusal('connection.post-belongs', { data: { rowNumber: post.couples } })
  let now = manifest
  for (const { rowNumber } of asked.filter(({ couples }) => couples === null)) {
    const left = deleteRow(now, rowNumber)
    if (!left.ok) return left
    now = left.value.manifest
  }
  return now === manifest ? unchanged(manifest) : changed(now)
}

export const copyRows = (
  manifest: Manifest,
  revisions: Revisions,
  copies: readonly { readonly rowId: string; readonly rowNumber: number }[],
  context: RowContext,
): Result<CommandOutcome> => {
  const newRevisions: RowRevision[] = []
  let now = manifest
  for (const { rowId, rowNumber } of copies) {
    const source = findRow(now, rowNumber)
    if (!source.ok) return source
    const revision = revisions.get(source.value.revisionId)
    if (revision === undefined) throw new Error(`revision ${source.value.revisionId} was not loaded`)
    // One command makes a revision of each copy.
    const own = { ...context, revisionId: `${context.revisionId}-${now.nextRowNumber}` }
    const copy = copyRow(now, source.value, revision, rowId, own)
    if (!copy.ok) return copy
    now = copy.value.manifest
    newRevisions.push(...copy.value.newRevisions)
  }
  return success({ manifest: now, newRevisions })
}
