/** Saves a sheet of the page's own as a file on the machine of whoever looks. */
import type { ImportKind } from '#domain/administration/import/columns'
import type { ImportSheet } from '#domain/administration/import/read-import'
import type { Rows } from '../../../sheet/read-sheet.ts'
import { importPageText } from '../text.ts'
import { cellsOfSheet, type NotImported, notImportedRows, templateRows } from './given-sheets.ts'

const WIDTH = 22

const save = async (rows: Rows, filename: string): Promise<void> => {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const columns = (rows[0] ?? []).map(() => ({ width: WIDTH }))
  await writeXlsxFile(cellsOfSheet(rows), { columns }).toFile(filename)
}

export const saveTemplate = (kind: ImportKind): Promise<void> =>
  save(templateRows(kind), importPageText.templateName[kind])

export const saveNotImported = (sheet: ImportSheet, notImported: readonly NotImported[]): Promise<void> =>
  save(notImportedRows(sheet, notImported), importPageText.downloadName)
