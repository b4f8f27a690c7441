/** The parts of a workbook that say how its cells stand to each other, unpacked once; the cells themselves are read by a library. */
import { strFromU8, unzipSync } from 'fflate'

export const BOOK = 'xl/workbook.xml'
export const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/

/** The text of each by its name. */
export type WorkbookParts = ReadonlyMap<string, string>

export const workbookParts = (bytes: Uint8Array): WorkbookParts => {
  const files = unzipSync(bytes, {
    filter: ({ name }) => name === BOOK || name === RELATIONS || SHEET.test(name),
  })
  return new Map(Object.entries(files).map(([name, part]) => [name, strFromU8(part)]))
}

export const sheetsOf = (parts: WorkbookParts): readonly string[] =>
  [...parts].filter(([name]) => SHEET.test(name)).map(([, xml]) => xml)

const LETTERS = 26

/** A is 1, Z 26 and AA 27. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0)
