/** Finds the row and the revision that an address names, in a quote that the caller may look at, or change. */
import type { Viewer } from '#domain/access/access'
import type { QuoteAction } from '#domain/access/rights'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import type { ProductRow } from '#domain/contracts/product'
import { findRow } from '#domain/quote/outcome'
import type { Manifest, ManifestRow, RowRevision } from '#domain/quote/quote'
import { type Result, refusal, success } from '#domain/result'
import { productFor } from '#domain/views/product-for'
import { findRevisions } from '../data/quotes/quote-repository.ts'
import { findQuoteFor } from './find-quote.ts'

export interface FoundRow {
  readonly manifest: Manifest
  readonly row: ManifestRow
  readonly revision: RowRevision
}

export const CURRENT = '0'

/** A revision of another row is not a version of this one. */
export const readRevision = async (
  { orderNumber }: Manifest,
  { rowNumber }: ManifestRow,
  revisionId: string,
): Promise<Result<RowRevision>> => {
  const revision = (await findRevisions(orderNumber, [revisionId])).get(revisionId)
  return revision?.rowNumber === rowNumber ? success(revision) : refusal('quote.revision-not-found')
}

export const findRowFor = async (
  viewer: Viewer,
  { orderNumber, changeId, rowNumber }: { orderNumber: number; changeId: string; rowNumber: number },
  action: QuoteAction = 'quote.view',
): Promise<Result<FoundRow>> => {
  const found = await findQuoteFor(viewer, action, orderNumber)
  if (!found.ok) return found
  const row = findRow(found.value, rowNumber)
  if (!row.ok) return row
  const revision = await readRevision(
    found.value,
    row.value,
    changeId === CURRENT ? row.value.revisionId : changeId,
  )
  return revision.ok ? success({ manifest: found.value, row: row.value, revision: revision.value }) : revision
}

export const showRow = (viewer: Viewer, found: FoundRow, at: Date): ProductRow =>
  productFor(
    viewer,
    { ...found, configuration: configure(found.revision.product, colorLists), colorLists },
    at.toISOString(),
  )
