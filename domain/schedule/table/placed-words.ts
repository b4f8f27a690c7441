/**
 * The cells of a table whose words are only known by where they stand on a page, as in a PDF: words on one line with room between them are
 * cells, and the headings say where the columns are. Lengths in points, y upwards from the foot of the page. Never fails.
 */
import { headingRole } from './columns.ts'

export interface PlacedWords {
  readonly text: string
  readonly x: number
  /** Of the line that letters stand on. */
  readonly y: number
  readonly width: number
  /** How high its letters are. */
  readonly height: number
}

interface Cell {
  readonly text: string
  readonly from: number
  readonly to: number
}
type Line = readonly Cell[]
type Rows = readonly (readonly string[])[]

/** In heights of letters: words nearer than this are of one cell, and lines nearer than this are one. */
const ROOM_BETWEEN_CELLS = 1
const ROOM_OF_A_SPACE = 0.12
const SAME_LINE = 0.5
const TITLES_MAX = 40

const byLine = (words: readonly PlacedWords[]): readonly (readonly PlacedWords[])[] => {
  const lines: PlacedWords[][] = []
  for (const word of words.toSorted((one, other) => other.y - one.y)) {
    const [first] = lines.at(-1) ?? []
    if (first !== undefined && Math.abs(first.y - word.y) < SAME_LINE * Math.max(first.height, word.height))
      lines.at(-1)?.push(word)
    else lines.push([word])
  }
  return lines
}

const cellsOf = (words: readonly PlacedWords[]): Line => {
  const cells: Cell[] = []
  for (const { text, x, width, height } of words.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1)
    const room = last === undefined ? Number.POSITIVE_INFINITY : x - last.to
    if (last === undefined || room > ROOM_BETWEEN_CELLS * height) cells.push({ text, from: x, to: x + width })
    else {
      const space = room > ROOM_OF_A_SPACE * height ? ' ' : ''
      cells[cells.length - 1] = {
        text: last.text + space + text,
        from: last.from,
        to: Math.max(last.to, x + width),
      }
    }
  }
  return cells
}

const known = (line: Line): number => line.filter(({ text }) => headingRole(text) !== null).length

/** The line that tells where the columns are: the first with two known headings, else the first of those with most cells. */
const guideOf = (lines: readonly Line[]): Line => {
  const headings = lines.slice(0, TITLES_MAX).find((line) => known(line) >= 2)
  const most = Math.max(0, ...lines.map(({ length }) => length))
  return headings ?? lines.find(({ length }) => length === most) ?? []
}

interface Column {
  from: number
  to: number
}

const overlap = (one: Column, other: Column): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from)

/** Columns are as wide as what stands in them; what reaches into several of them, such as a title, widens none. */
const columnsOf = (lines: readonly Line[]): readonly Column[] => {
  const columns: Column[] = guideOf(lines).map(({ from, to }) => ({ from, to }))
  for (const cell of lines.flat()) {
    const met = columns.filter((column) => overlap(column, cell) > 0)
    const [only] = met
    if (only === undefined || met.length > 1) continue
    only.from = Math.min(only.from, cell.from)
    only.to = Math.max(only.to, cell.to)
  }
  return columns
}

const centre = ({ from, to }: Column): number => (from + to) / 2

const columnOf = (cell: Cell, columns: readonly Column[]): number => {
  const score = (column: Column): number => {
    const shared = overlap(column, cell)
    return shared > 0 ? shared : -Math.abs(centre(column) - centre(cell))
  }
  const scores = columns.map(score)
  return scores.indexOf(Math.max(...scores))
}

const rowOf = (line: Line, columns: readonly Column[]): readonly string[] => {
  const row = columns.map(() => '')
  for (const cell of line) {
    const at = columnOf(cell, columns)
    row[at] = [row[at], cell.text].filter(Boolean).join(' ')
  }
  return row
}

/** One page; rows from top to bottom, each with a cell for each column. */
export const rowsOfPage = (words: readonly PlacedWords[]): Rows => {
  const lines = byLine(words.filter(({ text }) => text.trim() !== '')).map(cellsOf)
  const columns = columnsOf(lines)
  return columns.length < 2
    ? lines.map((line) => line.map(({ text }) => text))
    : lines.map((line) => rowOf(line, columns))
}

const headingsOf = (rows: Rows): string | null => {
  const headings = rows.find((row) => row.filter((cell) => headingRole(cell) !== null).length >= 2)
  return headings === undefined ? null : headings.join('|')
}

/** A table and the pages that it stands on, from 1. */
export interface PagedTable {
  readonly rows: Rows
  readonly firstPage: number
  readonly lastPage: number
}

/** Pages whose table goes on from the one before, under the same headings or under none, are one; its headings are there once. */
export const joinedPages = (pages: readonly Rows[]): readonly PagedTable[] => {
  const tables: { headings: string | null; table: PagedTable }[] = []
  for (const [index, rows] of pages.entries()) {
    if (rows.length === 0) continue
    const headings = headingsOf(rows)
    const page = index + 1
    const last = tables.at(-1)
    const goesOn =
      last !== undefined && last.headings !== null && (headings === null || headings === last.headings)
    if (goesOn) {
      const more = rows.filter((row) => row.join('|') !== last.headings)
      last.table = { ...last.table, rows: [...last.table.rows, ...more], lastPage: page }
    } else tables.push({ headings, table: { rows, firstPage: page, lastPage: page } })
  }
  return tables.map(({ table }) => table)
}
