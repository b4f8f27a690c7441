/**
 * What the columns of a table are: told by their headings where there are any, else guessed from what stands in them. A
 * guess only: the person sees it and may change it.
 */
import type { ColorLists } from '#domain/catalogue/types'
import { readFigure } from '#domain/messages/read-figure'
import { fold } from '#domain/vocabulary/fold'
import { headingWords, MODULE_WORD } from '#domain/vocabulary/heading-words'
import type { LengthUnit } from '../lengths.ts'
import { tokensOf } from '../tokens.ts'
import { vocabularyOf } from '../vocabulary.ts'
import type { ColumnRole, TableColumns } from './column-roles.ts'
import type { Table } from './read-table.ts'

const headings: Readonly<Record<Exclude<ColumnRole, 'ignore'>, readonly string[]>> = headingWords

const UNIT_AT_END = /[\s,([/]+(mm|cm|dm|m)[)\]]?\.?$/i

/** In «B (M)» the M is a module as well as metres in a heading of capitals: nobody says which, so it is none. */
const unitOfHeading = (cell: string): LengthUnit | null => {
  if (fold(cell).includes(MODULE_WORD)) return 'module'
  const [, unit] = UNIT_AT_END.exec(cell.trim()) ?? []
  return unit === undefined || unit === 'M' ? null : (unit.toLowerCase() as LengthUnit)
}

/** What a heading calls its column; null for one that is none of ours. */
export const headingRole = (cell: string): ColumnRole | null => {
  const heading = fold(cell.trim().replace(UNIT_AT_END, ''))
  if (heading === '') return null
  for (const [role, names] of Object.entries(headings)) {
    const isNamed = names
      .map(fold)
      .some((name) =>
        name.length < 3 ? heading === name || heading === `${name}mm` : heading.startsWith(name),
      )
    if (isNamed) return role as ColumnRole
  }
  return null
}

/** Rows that a column is told by, and characters of each cell. */
const SAMPLE = 500
const CELL_SAMPLE = 200

const most = (cells: readonly string[], is: (cell: string) => boolean): boolean => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(is).length > filled.length / 2
}

/** A whole number, or a length of whole millimetres; null for any other text. */
const wholeIn = (cell: string): number | null => {
  const value = readFigure(cell, 'whole') ?? readFigure(cell, 'length')
  return value !== null && Number.isInteger(value) && value >= 0 ? value : null
}
const isWhole = (cell: string): boolean => wholeIn(cell) !== null
const COUNT_LIKELY = 60

/** A word of the product; a room is what a row is called. */
const knows = (colorLists: ColorLists) => (cell: string) =>
  tokensOf(cell).some(
    (token) =>
      token.kind === 'word' &&
      vocabularyOf(colorLists)
        .meanings.get(token.key)
        ?.some(({ kind }) => kind !== 'room') === true,
  )

const contentRole = (
  cells: readonly string[],
  usedRoles: readonly ColumnRole[],
  colorLists: ColorLists,
): ColumnRole => {
  const free = (role: ColumnRole) => !usedRoles.includes(role)
  if (most(cells, (cell) => tokensOf(cell).some(({ kind }) => kind === 'size'))) return 'size'
  if (most(cells, isWhole)) {
    const areCounts = most(cells, (cell) => (wholeIn(cell) ?? 0) <= COUNT_LIKELY)
    if (areCounts && free('count')) return 'count'
    if (!areCounts && free('width')) return 'width'
    if (!areCounts && free('height')) return 'height'
    return 'ignore'
  }
  if (most(cells, knows(colorLists))) return 'words'
  return free('reference') ? 'reference' : 'ignore'
}

/** What is measured or counted stands in one column, the first that says so; words, remarks and references may stand in several. */
const REPEATED: readonly ColumnRole[] = ['words', 'remark', 'reference', 'ignore']
const once = (roles: readonly ColumnRole[]): readonly ColumnRole[] =>
  roles.map((role, index) => (!REPEATED.includes(role) && roles.indexOf(role) < index ? 'ignore' : role))

/** Their figures are lengths. */
export const MEASURED: readonly ColumnRole[] = ['width', 'height', 'size']

export const guessColumns = ({ rows, columns }: Table, colorLists: ColorLists): TableColumns => {
  const [first = []] = rows
  const named = first.map(headingRole)
  const hasHeadings =
    named.filter((role) => role !== null).length >= 2 ||
    (named.some((role) => role !== null) && !first.some(isWhole))
  const body = rows.slice(hasHeadings ? 1 : 0, SAMPLE)
  const roles: ColumnRole[] = []
  for (let column = 0; column < columns; column += 1) {
    const cells = body.map((row) => (row[column] ?? '').slice(0, CELL_SAMPLE))
    const heading = hasHeadings ? (named[column] ?? null) : null
    const guessed = hasHeadings && heading === null ? 'ignore' : contentRole(cells, roles, colorLists)
    roles.push(heading ?? guessed)
  }
  const units = roles.map((role, column) =>
    hasHeadings && MEASURED.includes(role) ? unitOfHeading(first[column] ?? '') : null,
  )
  return { roles: once(roles), units, hasHeadings }
}
