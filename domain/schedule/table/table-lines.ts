/** The lines that a table becomes: each row's cells in the order of a line, so that they are read like any other. */
import type { ColumnRole, Columns } from './columns.ts'
import type { Table } from './read-table.ts'

const digits = (cell: string): string => cell.replace(/[\s\u00a0]/g, '')

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
    ...(count === undefined ? [] : [/^\d+$/.test(digits(count)) ? `${digits(count)} stk` : asWords(count)]),
    ...(measured ? [`${digits(width ?? '?')}x${digits(height ?? '?')}`] : []),
    ...(size === undefined ? [] : [asWords(size)]),
    ...all('words').map(asWords),
    ...(inside === undefined ? [] : [`inne ${asWords(inside)}`]),
    ...(outside === undefined ? [] : [`ute ${asWords(outside)}`]),
    ...(reference === '' ? [] : [quoted(reference)]),
  ]
  return parts.join(' ')
}

export const tableLines = ({ rows }: Table, { roles, hasHeadings }: Columns): readonly string[] =>
  rows
    .slice(hasHeadings ? 1 : 0)
    .map((cells) => lineOf(cells, roles))
    .filter((line) => line !== '')
