/**
 * The table in a sheet as offices write it: under titles, with a heading over several columns, with storeys and sums between its rows.
 * Whatever is left out is told of with its line. Never fails.
 */
import { fold } from '#domain/vocabulary/fold'
import { sumWords } from '#domain/vocabulary/heading-words'
import { headingRole } from './columns.ts'
import { type Table, tableOf } from './read-table.ts'

/** `title`: above the headings; `alone`: the only text of its line, such as a storey; `sum`: adds others up. */
type LeftOutReason = 'title' | 'alone' | 'sum'

export interface LeftOut {
  readonly line: number
  readonly text: string
  readonly reason: LeftOutReason
}

export interface FoundTable {
  readonly table: Table
  readonly leftOut: readonly LeftOut[]
}

type Row = readonly string[]

/** Titles, addresses and revisions take no more lines than this. */
const TITLES_MAX = 40
const SUMS: readonly string[] = sumWords.map(fold)

const filled = (row: Row): readonly string[] => row.filter((cell) => cell !== '')
const named = (row: Row): number => row.filter((cell) => headingRole(cell) !== null).length
/** A heading that is one over both rows stands in the lower one as well. */
const isAllNamed = (row: Row, above: Row): boolean =>
  row.every((cell, column) => cell === '' || cell === above[column] || headingRole(cell) !== null)
const isSum = (row: Row): boolean => SUMS.includes(fold((filled(row)[0] ?? '').replace(/[:\d].*$/, '')))

/** `Karmmål` over `Bredde` and `Høyde`: the lower heading is the column's. */
const joined = (upper: Row, lower: Row): Row =>
  upper.map((cell, column) => ((lower[column] ?? '') === '' ? cell : (lower[column] ?? '')))

export const findTable = (cells: readonly Row[]): FoundTable | null => {
  const all = tableOf(cells)
  if (all === null) return null
  const heading = all.rows.findIndex((row, index) => index < TITLES_MAX && named(row) >= 2)
  const below = all.rows[heading + 1] ?? []
  const isDouble = heading >= 0 && named(below) >= 2 && isAllNamed(below, all.rows[heading] ?? [])
  const start =
    heading >= 0
      ? heading
      : Math.max(
          0,
          all.rows.findIndex((row) => filled(row).length > 1),
        )
  const first = isDouble ? joined(all.rows[heading] ?? [], below) : null

  const reasonOf = (row: Row, index: number): LeftOutReason | null => {
    if (index < start) return 'title'
    if (index === start) return null
    if (isSum(row)) return 'sum'
    return filled(row).length === 1 && all.columns > 2 ? 'alone' : null
  }
  const kept: { readonly row: Row; readonly line: number }[] = []
  const leftOut: LeftOut[] = []
  for (const [index, row] of all.rows.entries()) {
    const line = all.lineNumbers[index] ?? 0
    const reason = reasonOf(row, index)
    if (reason !== null) leftOut.push({ line, text: filled(row).join(' '), reason })
    else if (index === start && first !== null) kept.push({ row: first, line })
    else if (!(isDouble && index === heading + 1)) kept.push({ row, line })
  }
  const table = {
    rows: kept.map(({ row }) => row),
    columns: all.columns,
    lineNumbers: kept.map(({ line }) => line),
  }
  return { table, leftOut }
}
