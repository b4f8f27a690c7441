/** What one option would make of several rows, as the pages get it. */
import type { OptionOfRows } from '#domain/quote/rows/options-of-rows'
import type { RowsPreview } from '#domain/quote/rows/preview-rows'
import type { RowOptions, RowsPreviewWire } from '../contracts/edit-rows.ts'
import { wireMoneyOrNull } from '../contracts/money.ts'
import { wireUvalue } from './offer-for.ts'

export const rowOptionsFor = (
  fields: RowOptions['fields'],
  options: readonly OptionOfRows[],
): RowOptions => ({
  fields: [...fields],
  options: options.map(({ adds, ...option }) => ({ ...option, adds: wireMoneyOrNull(adds) })),
})

export const rowsPreviewFor = ({ rows, before, after }: RowsPreview): RowsPreviewWire => {
  const figures = (of: RowsPreview['rows'][number]['before']) => ({
    linePrice: wireMoneyOrNull(of.linePrice),
    uvalue: wireUvalue(of.uValue),
  })
  const sums = (of: RowsPreview['before']) => ({
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
