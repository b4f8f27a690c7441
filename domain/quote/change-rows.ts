/** Commands that make, change, copy and take away rows. A changed row gets a new revision; the old one stays as it is. */
import { apply } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import type { Patch, Product } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type Result, refusal } from '#domain/result'
import { makeRevision, type RowContext, startRates } from './make-row.ts'
import {
  appendRow,
  changed,
  findRow,
  hasRoom,
  noRoom,
  type Outcome,
  replaceRow,
  unchanged,
} from './outcome.ts'
import type { Manifest, ManifestRow, RowRevision } from './quote.ts'

export interface NewRow {
  readonly id: string
  readonly product: Product
  readonly numberOf: number
}

/** A command that is repeated finds the row that it has made already. */
const isMade = (manifest: Manifest, id: string): boolean => manifest.rows.some((row) => row.id === id)

export const addRow = (
  manifest: Manifest,
  { id, product, numberOf }: NewRow,
  context: RowContext,
): Result<Outcome> => {
  if (isMade(manifest, id)) return unchanged(manifest)
  if (!hasRoom(manifest)) return noRoom()
  const rowNumber = manifest.nextRowNumber
  const made = makeRevision(manifest, rowNumber, configure(product, context.colorBook), context)
  if (!made.ok) return made
  const row: ManifestRow = {
    id,
    rowNumber,
    numberOf,
    inOrderUvalue: true,
    ...startRates(manifest.terms),
    ...made.value.fromProduct,
  }
  return changed(appendRow(manifest, row), { newRevisions: [made.value.revision] })
}

/** The copy keeps count, rates and price of its row. */
export const copyRow = (
  manifest: Manifest,
  source: ManifestRow,
  revision: RowRevision,
  id: string,
  { revisionId, author, now }: RowContext,
): Result<Outcome> => {
  if (isMade(manifest, id)) return unchanged(manifest)
  if (source.numberOf < 1) return refusal('quote.copy-without-count')
  if (!hasRoom(manifest)) return noRoom()
  const rowNumber = manifest.nextRowNumber
  return changed(appendRow(manifest, { ...source, id, rowNumber, revisionId }), {
    newRevisions: [{ ...revision, revisionId, rowNumber, createdAt: now, createdBy: author }],
  })
}

const holds = ({ choices }: Product, patch: Patch): boolean =>
  (Object.keys(patch) as (keyof Patch)[]).every((field) => sameChoice(patch[field], choices[field]))

/**
 * `current` is the row's revision now. An edit based on another one is refused, unless the row already is what the edit asks
 * for: that is the same request a second time, or two people of one mind.
 */
export const changeProduct = (
  manifest: Manifest,
  row: ManifestRow,
  current: RowRevision,
  edit: { readonly basedOn: string; readonly patch: Patch },
  context: RowContext,
): Result<Outcome> => {
  if (holds(current.product, edit.patch)) return unchanged(manifest)
  if (edit.basedOn !== row.revisionId)
    return refusal('quote.row-changed', { data: { name: current.createdBy.name } })
  const applied = apply(current.product, edit.patch, context.colorBook)
  if (!applied.ok) return applied
  const { configuration, notices } = applied.value
  const made = makeRevision(manifest, row.rowNumber, configuration, context)
  if (!made.ok) return made
  return changed(replaceRow(manifest, { ...row, ...made.value.fromProduct }), {
    newRevisions: [made.value.revision],
    ...(notices.length > 0 && { message: notices.map(({ sentence }) => sentence).join(' ') }),
  })
}

export const deleteRow = (manifest: Manifest, rowNumber: number): Result<Outcome> => {
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  return changed({ ...manifest, rows: manifest.rows.filter((each) => each.rowNumber !== rowNumber) })
}
