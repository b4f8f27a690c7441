/**
 * What choosing one option for several rows would make of each of them and of the quote: prices in the viewer's own money,
 * U-values, what else it changes, and which rows cannot have it and why. Nothing is written.
 */
import type { Viewer } from '#domain/access/access'
import { changedFields } from '#domain/configurator/patch'
import { patchFor, type SharedChoice } from '#domain/configurator/shared-options'
import { sentenceOf } from '#domain/messages/words'
import type { Patch } from '#domain/product/product'
import type { Ore } from '#domain/units'
import type { Configurations } from '../connections/joinable.ts'
import type { Revisions } from '../extras/extras.ts'
import { type OwnSums, ownLinePrice, ownSums } from '../money/own-sums.ts'
import { visibleTotals } from '../money/visible-money.ts'
import type { Manifest, ManifestRow } from '../quote.ts'
import { bulkEdit } from './bulk-edit.ts'
import type { RowContext } from './make-row.ts'
import { offerText } from './text.ts'

interface Figures {
  readonly linePrice: Ore | null
  readonly uValue: number | null
}

interface RowPreview {
  readonly row: ManifestRow
  readonly outcome: 'changes' | 'has it' | 'refused'
  /** The edit to send; empty where the row neither changes nor has what is chosen only because it comes so. */
  readonly patch: Patch
  /** Norwegian: why the row cannot have it, or what else it changes. */
  readonly note: string | null
  readonly before: Figures
  readonly after: Figures
}

interface QuoteFigures extends OwnSums {
  readonly uValue: number | null
}

export interface BulkEditPreview {
  readonly rows: readonly RowPreview[]
  readonly before: QuoteFigures
  readonly after: QuoteFigures
}

interface Asked {
  readonly viewer: Viewer
  readonly manifest: Manifest
  readonly revisions: Revisions
  /** Configurations of the rows that were asked for. */
  readonly configurations: Configurations
}

export const tryBulkEdit = (
  { viewer, manifest, revisions, configurations }: Asked,
  choice: SharedChoice,
  context: RowContext,
): BulkEditPreview => {
  const asked = manifest.rows.flatMap((row) => {
    const configuration = configurations.get(row.rowNumber)
    return configuration === undefined
      ? []
      : [{ row, patch: patchFor(configuration, choice, context.colorLists) }]
  })
  const { outcome, refused, said } = bulkEdit(
    manifest,
    revisions,
    asked.flatMap(({ row: { rowNumber, revisionId }, patch }) =>
      patch === null ? [] : [{ rowNumber, basedOn: revisionId, patch }],
    ),
    context,
  )
  const after = new Map(outcome.manifest.rows.map((row) => [row.rowNumber, row]))
  const figuresOf = (from: Manifest, row: ManifestRow): Figures => ({
    linePrice: ownLinePrice(viewer, from, row),
    uValue: row.uValue,
  })
  const quoteFigures = (from: Manifest): QuoteFigures => ({
    ...ownSums(viewer, from),
    uValue: visibleTotals(viewer, from).orderUvalue,
  })
  const isOther = (patch: Patch | null, rowNumber: number): boolean => {
    const configuration = configurations.get(rowNumber)
    return (
      patch !== null &&
      configuration !== undefined &&
      changedFields(configuration.product.choices, patch).size > 0
    )
  }
  return {
    rows: asked.map(({ row, patch }) => {
      const { rowNumber } = row
      const why = refused.get(rowNumber)
      const next = after.get(rowNumber) ?? row
      const isChanged = next.revisionId !== row.revisionId
      const refusedBy = patch === null ? offerText.notOffered : why === undefined ? null : sentenceOf(why)
      return {
        row,
        outcome: refusedBy !== null ? 'refused' : isOther(patch, row.rowNumber) ? 'changes' : 'has it',
        patch: isChanged && patch !== null ? patch : {},
        note: refusedBy ?? said.get(rowNumber) ?? null,
        before: figuresOf(manifest, row),
        after: figuresOf(outcome.manifest, next),
      }
    }),
    before: quoteFigures(manifest),
    after: quoteFigures(outcome.manifest),
  }
}
