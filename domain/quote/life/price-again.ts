/**
 * Rows at the prices of another list. Where the list is the one that they are priced with already there is nothing to work
 * out. Refused when the list lacks a price.
 */
import { configure } from '#domain/configurator/configure'
import { discountRateMaxOf } from '#domain/pricing/row-price'
import type { Terms } from '#domain/pricing/terms'
import { type Result, success } from '#domain/result'
import type { Revisions } from '../extras/extras.ts'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { earlierOf, makeRevision, type RowContext } from '../rows/make-row.ts'

export interface PricedAgain {
  readonly rows: readonly ManifestRow[]
  readonly newRevisions: readonly RowRevision[]
}

/** A discount that the seller may not give any more is given as far as he may. */
export const withinTerms = (row: ManifestRow, terms: Terms): ManifestRow => ({
  ...row,
  discountRate: terms.projectCalculation
    ? row.discountRate
    : Math.min(row.discountRate, discountRateMaxOf(row, terms)),
})

export const priceAgain = (
  manifest: Manifest,
  revisions: Revisions,
  context: RowContext,
): Result<PricedAgain> => {
  if (manifest.priceListId === context.priceList.id) return success({ rows: manifest.rows, newRevisions: [] })
  const rows: ManifestRow[] = []
  const newRevisions: RowRevision[] = []
  for (const row of manifest.rows) {
    const revision = revisions.get(row.revisionId)
    if (revision === undefined) throw new Error(`revision ${row.revisionId} was not loaded`)
    const configuration = configure(revision.product, context.colorLists)
    const own = { ...context, revisionId: `${context.revisionId}-${row.rowNumber}` }
    const made = makeRevision(manifest, row.rowNumber, configuration, own, earlierOf(revision))
    if (!made.ok) return made
    rows.push({ ...row, ...made.value.fromProduct })
    newRevisions.push(made.value.revision)
  }
  return success({ rows, newRevisions })
}
