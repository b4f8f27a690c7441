/**
 * A row back as it was before a step, facet by facet: what the step left alone stays as it is now, what it changed gets its
 * old value, as long as nobody has changed that same facet since. Products are compared by what was chosen, because the same
 * choices may have been made again in a revision of their own.
 */
import { configure } from '#domain/configurator/configure'
import { sameChoice } from '#domain/product/same-choice'
import { type Result, success } from '#domain/result'
import type { Revisions } from '../extras/extras.ts'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import { isSame } from '../rows/bulk-edit.ts'
import { earlierOf, makeRevision, type RowContext } from '../rows/make-row.ts'
import { rowHasChanged } from './past-step.ts'

const FIGURES = [
  'numberOf',
  'inOrderUvalue',
  'discountRate',
  'marginRateStore',
  'marginRateAgent',
  'connection',
  'couples',
] as const satisfies readonly (keyof ManifestRow)[]
type Figure = (typeof FIGURES)[number]

export interface RowBack {
  readonly row: ManifestRow
  /** Where the product has to be priced anew. */
  readonly revision: RowRevision | null
}

const revisionOf = (revisions: Revisions, { revisionId }: ManifestRow): RowRevision => {
  const revision = revisions.get(revisionId)
  if (revision === undefined) throw new Error(`revision ${revisionId} was not loaded`)
  return revision
}

export const sameProduct = (one: ManifestRow, other: ManifestRow, revisions: Revisions): boolean =>
  one.revisionId === other.revisionId ||
  (one.modelId === other.modelId &&
    isSame(revisionOf(revisions, one).product, revisionOf(revisions, other).product))

/** All of the row is as the step left it. */
export const isAsLeft = (now: ManifestRow, left: ManifestRow, revisions: Revisions): boolean =>
  FIGURES.every((figure) => sameChoice(now[figure], left[figure])) && sameProduct(now, left, revisions)

const figuresOf = (row: ManifestRow): Pick<ManifestRow, Figure> =>
  Object.fromEntries(FIGURES.map((figure) => [figure, row[figure]])) as Pick<ManifestRow, Figure>

/** The old revision itself, or a new one of its product where the quote has other prices by now. */
export const putBack = (
  manifest: Manifest,
  before: { readonly row: ManifestRow; readonly priceListId: string },
  /** The row whose figures it has. */
  like: ManifestRow,
  revisions: Revisions,
  context: RowContext,
): Result<RowBack> => {
  const { row, priceListId } = before
  const figures = figuresOf(like)
  if (priceListId === manifest.priceListId) return success({ row: { ...row, ...figures }, revision: null })
  const revision = revisionOf(revisions, row)
  const { rowNumber } = row
  const own = { ...context, revisionId: `${context.revisionId}-${rowNumber}` }
  const configuration = configure(revision.product, context.colorLists)
  const made = makeRevision(manifest, rowNumber, configuration, own, earlierOf(revision))
  if (!made.ok) return made
  return success({ row: { ...row, ...made.value.fromProduct, ...figures }, revision: made.value.revision })
}

interface OneRow {
  readonly now: ManifestRow
  readonly before: ManifestRow
  readonly after: ManifestRow
}

/** A row that was there before the step and is there still. */
export const rowBack = (
  manifest: Manifest,
  { now, before, after }: OneRow,
  priceListId: string,
  revisions: Revisions,
  context: RowContext,
): Result<RowBack> => {
  let figures = now
  for (const figure of FIGURES) {
    if (sameChoice(before[figure], after[figure]) || sameChoice(now[figure], before[figure])) continue
    if (!sameChoice(now[figure], after[figure])) return rowHasChanged(now.rowNumber)
    figures = { ...figures, [figure]: before[figure] }
  }
  if (before.revisionId === after.revisionId || now.revisionId === before.revisionId)
    return success({ row: figures, revision: null })
  if (!sameProduct(now, after, revisions))
    return sameProduct(now, before, revisions)
      ? success({ row: figures, revision: null })
      : rowHasChanged(now.rowNumber, revisionOf(revisions, now).createdBy.name)
  return putBack(manifest, { row: before, priceListId }, figures, revisions, context)
}
