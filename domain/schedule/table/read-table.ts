/** Cells of a table as it comes from a spreadsheet or a text file: by tabs, or else by semicolons. Never fails. */

/** Empty rows at the end and rows without any text are left out; every row is as long as the longest. */
export interface Table {
  readonly rows: readonly (readonly string[])[]
  readonly columns: number
}

/** Cells with line breaks or separators in them are quoted, and their quotes doubled. */
const cellsIn = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim())
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

/** Null for text that is no table: nothing in it is separated. */
export const readTable = (text: string): Table | null => {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : null
  if (separator === null) return null
  const rows = cellsIn(text, separator).filter((row) => row.some((cell) => cell !== ''))
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  if (rows.length === 0 || columns < 2) return null
  return { rows: rows.map((row) => [...row, ...Array<string>(columns - row.length).fill('')]), columns }
}
