/** The rows before and after one, in the order in which the quote lists them. */
interface Row {
  readonly rowNumber: number
}

export interface RowSteps {
  readonly previous: number | null
  readonly next: number | null
  /** Where the row stands, from 1 on; null for a row that the quote does not list. */
  readonly place: number | null
}

export const rowStepsFrom = (rows: readonly Row[], rowNumber: number): RowSteps => {
  const at = rows.findIndex((row) => row.rowNumber === rowNumber)
  if (at < 0) return { previous: null, next: null, place: null }
  return { previous: rows[at - 1]?.rowNumber ?? null, next: rows[at + 1]?.rowNumber ?? null, place: at + 1 }
}
