/** What a schedule may come to, whether it is a file or pasted. */
import type { SheetExtent } from './sheet-extent.ts'

/** In bytes, and of what is pasted in characters. */
export const FILE_MAX = 10 * 1024 * 1024
export const MOST: SheetExtent = { rows: 20_000, columns: 300 }
/** As many characters as Excel has room for in a cell. A longer one is where a quote is missing. */
const CELL_MAX = 32_767

const widest = (rows: readonly (readonly string[])[]): number =>
  rows.reduce((most, row) => Math.max(most, row.length), 0)

export const extentOf = (rows: readonly (readonly string[])[]): SheetExtent => ({
  rows: rows.length,
  columns: widest(rows),
})

export const beyondMost = ({ rows, columns }: SheetExtent): 'too-many-rows' | 'too-many-columns' | null => {
  if (rows > MOST.rows) return 'too-many-rows'
  return columns > MOST.columns ? 'too-many-columns' : null
}

export const hasEndlessCell = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((row) => row.some((cell) => cell.length > CELL_MAX))
