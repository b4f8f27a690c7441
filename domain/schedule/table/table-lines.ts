/** The lines that a table becomes: each row's cells in the order of a line, so that they are read like any other. */
import { readFigure } from '#domain/messages/read-figure'
import { lineWords } from '#domain/vocabulary/line-words'
import type { ColumnRole, TableColumns } from './columns.ts'
import type { Table } from './read-table.ts'

/** As a line takes it, where a space parts words: without groups, in millimetres; what is no figure stays as it is, for a doubt. */
const plain = (cell: string, kind: 'whole' | 'length'): string => {
  const value = readFigure(cell, kind)
  return value === null ? cell.replace(/\s/g, '') : String(value)
}

const quoted = (reference: string): string => `"${reference.replace(/["\\]/g, '\\$&')}"`

/** A comma would begin a new row, and a colon a heading. */
const asWords = (cell: string): string => cell.replace(/[,;:]/g, ' ').replace(/\s+/g, ' ').trim()

const lineOf = (cells: readonly string[], roles: readonly ColumnRole[]): string => {
  const all = (role: ColumnRole) => cells.filter((cell, column) => roles[column] === role && cell !== '')
  const [count] = all('count')
  const [width] = all('width')
  const [height] = all('height')
  const [size] = all('size')
  const [inside] = all('inside')
  const [outside] = all('outside')
  const reference = all('reference').join(' ')
  const measured = width !== undefined || height !== undefined
  const parts = [
    ...(count === undefined
      ? []
      : [readFigure(count, 'whole') === null ? asWords(count) : lineWords.pieces(plain(count, 'whole'))]),
    ...(measured ? [`${plain(width ?? '?', 'length')}x${plain(height ?? '?', 'length')}`] : []),
    ...(size === undefined ? [] : [asWords(size)]),
    ...all('words').map(asWords),
    ...(inside === undefined ? [] : [lineWords.inside(asWords(inside))]),
    ...(outside === undefined ? [] : [lineWords.outside(asWords(outside))]),
    ...(reference === '' ? [] : [quoted(reference)]),
  ]
  return parts.join(' ')
}

export const tableLines = ({ rows }: Table, { roles, hasHeadings }: TableColumns): readonly string[] =>
  rows
    .slice(hasHeadings ? 1 : 0)
    .map((cells) => lineOf(cells, roles))
    .filter((line) => line !== '')
