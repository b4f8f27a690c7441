/** Cells of a table as they come from a spreadsheet or a text file. Never fails. */

/** Every row is as long as the longest. */
export interface Table {
  readonly rows: readonly (readonly string[])[]
  readonly columns: number
  /** Where each row stands in what was read, counted from 1. */
  readonly lineNumbers: readonly number[]
}

const oneLine = (cell: string): string => cell.replace(/\s+/g, ' ').trim()

/** What is of a cell whatever stands beside it. */
const PLAIN = { '\t': /[^\t\r\n"]+/y, ';': /[^;\r\n"]+/y } as const

/** Cells with line breaks or separators in them are quoted, and their quotes doubled. */
const cellsIn = (text: string, separator: keyof typeof PLAIN, rowsMax: number): string[][] => {
  const rows: string[][] = [[]]
  const plain = PLAIN[separator]
  let cell = ''
  let at = 0
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  /** Up to the quote that ends it, or to the end of the text. */
  const takeQuoted = () => {
    let isDoubled = true
    while (isDoubled) {
      const end = text.indexOf('"', at)
      cell += text.slice(at, end < 0 ? text.length : end)
      at = end < 0 ? text.length : end + 1
      isDoubled = text.charAt(at) === '"'
      if (isDoubled) {
        cell += '"'
        at += 1
      }
    }
  }
  while (at < text.length) {
    plain.lastIndex = at
    const [run] = plain.exec(text) ?? []
    if (run !== undefined) {
      cell += run
      at += run.length
      continue
    }
    const letter = text.charAt(at)
    at += 1
    if (letter === '"' && cell.trim() === '') takeQuoted()
    else if (letter === '"') cell += letter
    else if (letter === separator) endCell()
    else if (letter === '\n') {
      endCell()
      if (rows.length === rowsMax) return rows
      rows.push([])
    }
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

/** The cells of a pasted text, by tabs or else by semicolons; null where nothing in it is separated. Of a longer one the first `rowsMax` rows. */
export const readCells = (
  text: string,
  rowsMax = Number.POSITIVE_INFINITY,
): readonly (readonly string[])[] | null => {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : null
  return separator === null ? null : cellsIn(text, separator, rowsMax)
}
