/** Rows in the words that people write them in, and what the house makes of each; the same reading as on the page for quick entry. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Configuration } from '#domain/rules/configuration'
import { sayRow } from '#domain/schedule/print-row'
import type { ReadRow, RowOrder } from '#domain/schedule/read-row'
import { readSchedule } from '#domain/schedule/read-schedule'

/** More belong into several quotes. */
export const ROWS_MOST = 50
export const ROW_CHARACTERS = 300

const context = { colorLists, series: 'basic' } as const

/** A line may hold several sizes, each a row of its own. */
export const readRows = (lines: readonly string[]): readonly ReadRow[] =>
  readSchedule(lines, context).flatMap(({ rows }) => rows)

export interface ClearRow {
  readonly order: RowOrder
  readonly configuration: Configuration
}

/** Null while something of it is unclear. */
export const clearRow = ({ order, configuration, doubts }: ReadRow): ClearRow | null =>
  order === null || configuration === null || doubts.length > 0 ? null : { order, configuration }

const doubtsOf = ({ doubts }: ReadRow) =>
  doubts.map(({ sentence, choices }) => ({ sentence, suggestions: choices.map(({ label }) => label) }))

export const describeRow = (row: ReadRow) => {
  const { order, configuration, notices } = row
  return {
    isClear: clearRow(row) !== null,
    understood: order === null ? null : sayRow(order, colorLists),
    ...(order !== null && { modelId: order.modelId, count: order.numberOf }),
    ...(configuration !== null && {
      description: configuration.facts.description,
      uValue: configuration.thermal.uValue,
      weightKg: configuration.weight.totalKg,
    }),
    notices: [...notices],
    doubts: doubtsOf(row),
  }
}
