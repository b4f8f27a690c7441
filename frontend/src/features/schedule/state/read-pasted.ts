/** What is pasted into a line: a word or two, lines, a table, or more than is read, which is refused whole before more of it is looked at. */
import { MAX_ROWS } from '#domain/quote/outcome'
import { LINE_MAX } from '#domain/schedule/read-schedule'
import { type FoundTable, findTable } from '#domain/schedule/table/find-table'
import { readCells } from '#domain/schedule/table/read-table'
import { beyondMost, extentOf, FILE_MAX, hasEndlessCell, MOST } from '../../../sheet/limits.ts'

type PastedProblem = 'too-large' | 'too-many-rows' | 'too-many-columns' | 'too-many-lines'

type Pasted =
  | { readonly kind: 'words' }
  | { readonly kind: 'lines'; readonly texts: readonly string[] }
  | { readonly kind: 'table'; readonly found: FoundTable }
  | { readonly kind: 'too-much'; readonly problem: PastedProblem }

const no = (problem: PastedProblem): Pasted => ({ kind: 'too-much', problem })

/** Characters of as many lines as there can be. */
const LINES_LENGTH_MAX = MAX_ROWS * LINE_MAX

export const readPasted = (text: string): Pasted => {
  if (text.length > FILE_MAX)
    return no(text.split('\n', MOST.rows + 1).length > MOST.rows ? 'too-many-rows' : 'too-large')
  const cells = readCells(text, MOST.rows + 1) ?? []
  const beyond = beyondMost(extentOf(cells))
  if (beyond !== null) return no(beyond)
  if (hasEndlessCell(cells)) return no('too-large')
  const found = findTable(cells)
  if (found !== null) return { kind: 'table', found }
  const parts = text.split(/\r?\n/, MOST.rows)
  const texts = parts.filter((line) => line.trim() !== '')
  if (texts.length > MAX_ROWS || parts.length === MOST.rows) return no('too-many-lines')
  const isLine = texts.length <= 1
  if (text.length > (isLine ? LINE_MAX : LINES_LENGTH_MAX)) return no('too-large')
  return isLine ? { kind: 'words' } : { kind: 'lines', texts }
}
