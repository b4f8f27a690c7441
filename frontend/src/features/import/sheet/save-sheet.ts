/** Sheets that the page gives away: empty ones to fill in, and the lines that were not imported. Every cell is text, so none is a formula. */
import { columnsOfKind, type ImportColumn, type ImportKind } from '#domain/administration/import/columns'
import type { ImportSheet } from '#domain/administration/import/read-import'
import { importPageText } from '../text.ts'

type Cells = readonly (readonly string[])[]

const save = async (rows: Cells, filename: string): Promise<void> => {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const [heading = [], ...lines] = rows
  const data = [
    heading.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...lines.map((row) => row.map((value) => (value === '' ? null : { value, type: String }))),
  ]
  await writeXlsxFile(data, { columns: heading.map(() => ({ width: 22 })) }).toFile(filename)
}

/** What a template has no use for: names are asked for in two columns. */
const leftOut: readonly ImportColumn[] = ['fullName']

export const saveTemplate = (kind: ImportKind): Promise<void> =>
  save(
    [
      columnsOfKind[kind]
        .filter((column) => !leftOut.includes(column))
        .map((column) => importPageText.columns[column] ?? column),
    ],
    importPageText.templateName[kind],
  )

export interface NotImported {
  readonly line: number
  readonly why: string
}

export const saveNotImported = (
  { columns, lines }: ImportSheet,
  notImported: readonly NotImported[],
): Promise<void> => {
  const whyOf = new Map(notImported.map(({ line, why }) => [line, why]))
  return save(
    [
      [
        ...columns.map((column) => importPageText.columns[column] ?? column),
        importPageText.lineHeading,
        importPageText.why,
      ],
      ...lines
        .filter(({ line }) => whyOf.has(line))
        .map(({ line, cells }) => [
          ...columns.map((column) => cells[column] ?? ''),
          String(line),
          whyOf.get(line) ?? '',
        ]),
    ],
    importPageText.downloadName,
  )
}
