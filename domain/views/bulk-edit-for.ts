/** What one option would make of several rows, as the pages get it. */

import type { ApiBulkEditPreview, BulkEditOptions } from '#domain/contracts/bulk-edit'
import { apiMoneyOrNull } from '#domain/contracts/money'
import type { OptionOfRows } from '#domain/quote/rows/options-of-rows'
import type { BulkEditPreview } from '#domain/quote/rows/try-bulk-edit'
import { apiUvalue } from './offer-for.ts'

export const bulkEditOptionsFor = (
  fields: BulkEditOptions['fields'],
  options: readonly OptionOfRows[],
): BulkEditOptions => ({
  fields: [...fields],
  options: options.map(({ adds, ...option }) => ({ ...option, adds: apiMoneyOrNull(adds) })),
})

export const bulkEditPreviewFor = ({ rows, before, after }: BulkEditPreview): ApiBulkEditPreview => {
  const figures = (of: BulkEditPreview['rows'][number]['before']) => ({
    linePrice: apiMoneyOrNull(of.linePrice),
    uvalue: apiUvalue(of.uValue),
  })
  const sums = (of: BulkEditPreview['before']) => ({
    sumExclTax: apiMoneyOrNull(of.exclTax),
    sumInclTax: apiMoneyOrNull(of.inclTax),
    uvalue: apiUvalue(of.uValue),
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
