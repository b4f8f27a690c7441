/**
 * Cells of a workbook that are one over several rows, such as a storey beside all of its windows. The file has the text in the first row
 * alone, and each of the rows is meant. Where the parts of a workbook are not as it says, nothing is merged.
 */
import { BOOK, columnNumber, RELATIONS, type WorkbookParts } from './workbook-parts.ts'

type CellTexts = readonly (readonly string[])[]

/** Counted from 0; the rightmost columns of a wider one are empty, as people see them. */
interface MergedCells {
  readonly column: number
  readonly top: number
  readonly bottom: number
}

/** In one sheet. A file that has more is not written by hand. */
const MERGED_MAX = 5000

const tags = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? []
const attribute = (tag: string, name: string): string =>
  new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const mergedOf = (tag: string): readonly MergedCells[] => {
  const [, letters, top, bottom] = /\sref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/.exec(tag) ?? []
  if (letters === undefined || top === bottom) return []
  return [{ column: columnNumber(letters) - 1, top: Number(top) - 1, bottom: Number(bottom) - 1 }]
}

/** Of each sheet, in the order of the workbook. */
export const mergedCells = (workbook: WorkbookParts): readonly (readonly MergedCells[])[] => {
  const textOf = (name: string): string => workbook.get(name) ?? ''
  const targets = new Map(
    tags(textOf(RELATIONS), 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  )
  return tags(textOf(BOOK), 'sheet').map((sheet) => {
    const target = targets.get(attribute(sheet, 'id')) ?? ''
    const xml = textOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    return tags(xml, 'mergeCell').slice(0, MERGED_MAX).flatMap(mergedOf)
  })
}

/** A row with nothing else in it is none of those that are meant. */
export const filledDown = (rows: CellTexts, merged: readonly MergedCells[]): CellTexts => {
  const filled = rows.map((row) => [...row])
  for (const { column, top, bottom } of merged) {
    const text = rows[top]?.[column] ?? ''
    for (const [index, row] of filled.slice(top + 1, bottom + 1).entries()) {
      const isMeant = rows[top + 1 + index]?.some((cell) => cell !== '') === true
      if (isMeant && column < row.length) row[column] = text
    }
  }
  return filled
}
