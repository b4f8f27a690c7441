/**
 * How far the filled cells of a workbook's sheets reach, told by their tags before any is read: what reads them fills up every row to the widest
 * and every gap to the last, so that one cell in the far corner would take all memory. Cells that only have a look are not counted.
 */
import { columnNumber, sheetsOf, type WorkbookParts } from './workbook-parts.ts'

export interface SheetExtent {
  readonly rows: number
  readonly columns: number
}

/** A row or cell as it begins; a cell that only has a look ends at once. */
const TAG = /<(?:\w+:)?(row|c)(?:\s[^>]*)?>/g
const ADDRESS = /\sr="([A-Z]*)(\d+)"/

const extentOf = (xml: string, most: SheetExtent): SheetExtent => {
  let [rows, columns, row, column] = [0, 0, 0, 0]
  for (const [tag, name] of xml.matchAll(TAG)) {
    const [, letters = '', number] = ADDRESS.exec(tag) ?? []
    // An address may be left out, and is the next one then.
    if (name === 'row') [row, column] = [number === undefined ? row + 1 : Number(number), 0]
    else column = letters === '' ? column + 1 : columnNumber(letters)
    if (name === 'row' || tag.endsWith('/>')) continue
    rows = Math.max(rows, row, Number(number ?? 0))
    columns = Math.max(columns, column)
    if (rows > most.rows || columns > most.columns) break
  }
  return { rows, columns }
}

/** The widest and the longest of all sheets, or the first that goes beyond `most`. */
export const sheetExtent = (workbook: WorkbookParts, most: SheetExtent): SheetExtent => {
  const extents = sheetsOf(workbook).map((xml) => extentOf(xml, most))
  return {
    rows: Math.max(0, ...extents.map(({ rows }) => rows)),
    columns: Math.max(0, ...extents.map(({ columns }) => columns)),
  }
}
