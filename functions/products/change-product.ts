/** One atomic edit of a product. Who comes late is shown the row as it is now, and by whom. */
import type { ProductRow, RowConflict } from '#domain/contracts/product'
import { findRow } from '#domain/quote/outcome'
import type { Manifest, RowRevision } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'
import { type Asker, type ChangeRefused, changeQuote, findQuoteFor } from '../data/quotes/change-quote.ts'
import { askerOf } from '../http/asker.ts'
import { endpoint } from '../http/endpoint.ts'
import { answered, type Refused } from '../http/outcome.ts'
import * as contracts from './contracts.ts'
import { CURRENT, type FoundRow, readRevision, showRow } from './find-row.ts'

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

const refused = async (
  refusal: ChangeRefused,
  rowNumber: number,
  { viewer, at }: Asker,
): Promise<Refused> => {
  const { current, ...said } = refusal
  if (said.code !== 'quote.row-changed' || current === undefined) return said
  const found = await rowNow(current, rowNumber)
  if (!found.ok) return said
  const details: RowConflict = {
    changedBy: found.value.revision.createdBy.name,
    changedAt: found.value.revision.createdAt,
    current: showRow(viewer, found.value, at),
  }
  return { ...said, details }
}

export const updateProduct = endpoint(contracts.updateProduct, async (request) => {
  const { orderNumber, changeId, rowId: rowNumber } = request.params
  const asker = askerOf(request)
  if (changeId !== CURRENT) {
    const visible = await findQuoteFor(asker.viewer, 'quote.edit', orderNumber)
    return visible.ok ? refusal('quote.old-revision') : visible
  }
  const outcome = await changeQuote(
    orderNumber,
    { kind: 'change-product', rowNumber, basedOn: request.body.revision, patch: request.body.choices },
    asker,
  )
  if (!outcome.ok) return refused(outcome, rowNumber, asker)
  const { manifest, newRevisions, message } = outcome.value
  const found = await rowNow(manifest, rowNumber, newRevisions)
  if (!found.ok) return found
  const model: ProductRow = showRow(asker.viewer, found.value, asker.at)
  return answered({ model, ...(message !== undefined && { message }) })
})
