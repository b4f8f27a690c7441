/** What one option would make of several rows, as the pages get it. */

import type { BulkEditOptions, BulkEditPreviewWire } from '#domain/contracts/bulk-edit'
import { wireMoneyOrNull } from '#domain/contracts/money'
import type { OptionOfRows } from '#domain/quote/rows/options-of-rows'
import type { BulkEditPreview } from '#domain/quote/rows/try-bulk-edit'
import { wireUvalue } from './offer-for.ts'

export const bulkEditOptionsFor = (
  fields: BulkEditOptions['fields'],
  options: readonly OptionOfRows[],
): BulkEditOptions => ({
  fields: [...fields],
  options: options.map(({ adds, ...option }) => ({ ...option, adds: wireMoneyOrNull(adds) })),
})

export const bulkEditPreviewFor = ({ rows, before, after }: BulkEditPreview): BulkEditPreviewWire => {
  const figures = (of: BulkEditPreview['rows'][number]['before']) => ({
    linePrice: wireMoneyOrNull(of.linePrice),
    uvalue: wireUvalue(of.uValue),
  })
  const sums = (of: BulkEditPreview['before']) => ({
    sumExclTax: wireMoneyOrNull(of.exclTax),
    sumInclTax: wireMoneyOrNull(of.inclTax),
    uvalue: wireUvalue(of.uValue),
  })
  return {
    rows: rows.map(({ row, outcome, patch, note, before: was, after: becomes }) => ({
      rowNumber: row.rowNumber,
      revision: row.revisionId,
      description: row.description,
      reference: row.reference,
      outcome,
      choices: patch,
      note,
      before: figures(was),
      after: figures(becomes),
    })),
    before: sums(before),
    after: sums(after),
  }
}
