/** What is sent of the lines in which nothing is unclear. */
import type { ReadRow, RowOrder } from '#domain/schedule/read-row'
import type { ReadLine } from '#domain/schedule/read-schedule'
import type { WrittenLine } from './lines.ts'

export interface OrderToAdd extends RowOrder {
  readonly modelPieces?: readonly string[] | undefined
}

/** The rows of lines in which nothing is unclear. */
export const clearRows = (lines: readonly ReadLine[]): readonly ReadRow[] =>
  lines.filter(({ isClear }) => isClear).flatMap(({ rows }) => rows)

/** A line that came of a model is one row; where somebody has made several of it, the first is what the pieces became. */
export const clearOrders = (
  lines: readonly WrittenLine[],
  readLines: readonly ReadLine[],
): readonly OrderToAdd[] =>
  readLines.flatMap(({ isClear, rows }, index) => {
    const modelPieces = lines[index]?.modelPieces
    const orders = isClear ? rows.flatMap(({ order }) => order ?? []) : []
    return orders.map((order, at) => (at === 0 && modelPieces ? { ...order, modelPieces } : order))
  })
