/** Cells of a table as they come from a spreadsheet or a text file. Never fails. */

/** Every row is as long as the longest. */
export interface Table {
  readonly rows: readonly (readonly string[])[]
  readonly columns: number
  /** Where each row stands in what was read, counted from 1. */
  readonly lineNumbers: readonly number[]
}

const oneLine = (cell: string): string => cell.replace(/\s+/g, ' ').trim()

/** Cells with line breaks or separators in them are quoted, and their quotes doubled. */
const cellsIn = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') {
      endCell()
      rows.push([])
    } else if (letter !== '\r') cell += letter
  }
  endCell()
  return rows
}

/** Rows and columns without any text are left out. Null where less than two columns are left. */
export const tableOf = (cells: readonly (readonly string[])[]): Table | null => {
  const numbered = cells
    .map((row, index) => ({ row: row.map(oneLine), line: index + 1 }))
    .filter(({ row }) => row.some((cell) => cell !== ''))
  const width = numbered.reduce((most, { row }) => Math.max(most, row.length), 0)
  const filled = Array.from({ length: width }, (_, column) => column).filter((column) =>
    numbered.some(({ row }) => (row[column] ?? '') !== ''),
  )
  if (filled.length < 2) return null
  return {
    rows: numbered.map(({ row }) => filled.map((column) => row[column] ?? '')),
    columns: filled.length,
    lineNumbers: numbered.map(({ line }) => line),
  }
}

/** The cells of a pasted text, by tabs or else by semicolons; null where nothing in it is separated. */
export const readCells = (text: string): readonly (readonly string[])[] | null => {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : null
  return separator === null ? null : cellsIn(text, separator)
}
