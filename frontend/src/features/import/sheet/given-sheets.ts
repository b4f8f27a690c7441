/** Sheets that the page gives away: empty ones to fill in, and the lines that were not imported. Every cell is text, so none is a formula. */
import { columnsOfKind, type ImportColumn, type ImportKind } from '#domain/administration/import/columns'
import type { ImportSheet } from '#domain/administration/import/read-import'
import type { Rows } from '../../../sheet/read-sheet.ts'
import { importPageText } from '../text.ts'

/** The first row is the heading. */
export const cellsOfSheet = ([heading = [], ...lines]: Rows) => [
  heading.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
  ...lines.map((row) => row.map((value) => (value === '' ? null : { value, type: String }))),
]

const nameOf = (column: ImportColumn): string => importPageText.columns[column] ?? column

/** What a template has no use for: names are asked for in two columns. */
const leftOut: readonly ImportColumn[] = ['fullName']

export const templateRows = (kind: ImportKind): Rows => [
  columnsOfKind[kind].filter((column) => !leftOut.includes(column)).map(nameOf),
]

export interface NotImported {
  readonly line: number
  readonly why: string
}

export const notImportedRows = (
  { columns, lines }: ImportSheet,
  notImported: readonly NotImported[],
): Rows => {
  const whyOf = new Map(notImported.map(({ line, why }) => [line, why]))
  return [
    [...columns.map(nameOf), importPageText.lineHeading, importPageText.why],
    ...lines
      .filter(({ line }) => whyOf.has(line))
      .map(({ line, cells }) => [
        ...columns.map((column) => cells[column] ?? ''),
        String(line),
        whyOf.get(line) ?? '',
      ]),
  ]
}
