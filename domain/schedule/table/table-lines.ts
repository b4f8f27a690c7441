/** The lines that a table becomes: each row's cells in the order of a line, so that they are read like any other. */
import type { ColorLists } from '#domain/catalogue/types'
import { readFigure } from '#domain/messages/read-figure'
import { inNorwegian } from '#domain/vocabulary/english-words'
import { fold } from '#domain/vocabulary/fold'
import { handWords } from '#domain/vocabulary/heading-words'
import { lineWords } from '#domain/vocabulary/line-words'
import { type LengthUnit, lengthIn } from '../lengths.ts'
import type { ColumnRole, TableColumns } from './column-roles.ts'
import type { Table } from './read-table.ts'
import { readRemark } from './remark.ts'

/** A line and the row that it is made of: where it stands in what was read, and its cells as they are written. */
export interface SheetLine {
  readonly row: number
  readonly source: string
  readonly text: string
}

/** As a line takes it, where a space parts words: without groups, in millimetres; what is no figure stays as it is, for a doubt. */
const plain = (cell: string, kind: 'whole' | 'length'): string => {
  const value = readFigure(cell, kind)
  return value === null ? cell.replace(/\s/g, '') : String(value)
}

/** A unit in the cell itself counts before that of its column. */
const plainLength = (cell: string, unit: LengthUnit | null): string => {
  if (unit === null) return plain(cell, 'length')
  const bare = readFigure(cell, 'decimal')
  if (unit === 'module') return bare === null ? plain(cell, 'length') : String(lengthIn(bare, unit))
  const value = readFigure(`${cell} ${unit}`, 'length')
  return value === null ? plain(cell, 'length') : String(value)
}

const ENDS_IN_FIGURE = /\d\s*$/
const unitNames: Readonly<Record<Exclude<LengthUnit, 'mm'>, string>> = {
  cm: 'cm',
  dm: 'dm',
  m: 'm',
  module: 'M',
}

const withUnit = (size: string, unit: LengthUnit | null): string =>
  unit === null || unit === 'mm' || !ENDS_IN_FIGURE.test(size) ? size : `${size.trim()} ${unitNames[unit]}`

const quoted = (reference: string): string => `"${reference.replace(/["\\]/g, '\\$&')}"`

/** A comma would begin a new row, and a colon a heading. */
const asWords = (cell: string): string => cell.replace(/[,;:]/g, ' ').replace(/\s+/g, ' ').trim()
const asNorwegian = (cell: string): string => asWords(inNorwegian(cell))

/** In a size the comma is a decimal one. */
const asSize = (cell: string): string => cell.replace(/[;:]/g, ' ').replace(/\s+/g, ' ').trim()

/** «V», «Left», «høyre»: the side in words; a dash says none, and what says both is asked about. */
const asHand = (cell: string): string => {
  const said = fold(cell)
  for (const [side, words] of Object.entries(handWords))
    if (words.some((word) => fold(word) === said)) return side
  return said === '' ? '' : asNorwegian(cell)
}

const measured = (width: string | undefined, height: string | undefined): readonly string[] => {
  if (width !== undefined && height !== undefined) return [`${width}x${height}`]
  if (width !== undefined) return [lineWords.sides.width(width)]
  return height === undefined ? [] : [lineWords.sides.height(height)]
}

const lineOf = (cells: readonly string[], { roles, units }: TableColumns, colorLists: ColorLists): string => {
  const all = (role: ColumnRole) => cells.filter((cell, column) => roles[column] === role && cell !== '')
  const unitOf = (role: ColumnRole) => units[roles.indexOf(role)] ?? null
  const [count] = all('count')
  const [size] = all('size')
  const [hand] = all('hand')
  const [inside] = all('inside')
  const [outside] = all('outside')
  const remarks = all('remark').map((cell) => readRemark(cell, colorLists))
  const reference = [...all('reference'), ...remarks.map((remark) => remark.reference)]
    .filter((each) => each !== '')
    .join(' ')
  const lengthOf = (role: 'width' | 'height') => {
    const [cell] = all(role)
    return cell === undefined ? undefined : plainLength(cell, unitOf(role))
  }
  const parts = [
    ...(count === undefined
      ? []
      : [readFigure(count, 'whole') === null ? asWords(count) : lineWords.pieces(plain(count, 'whole'))]),
    ...measured(lengthOf('width'), lengthOf('height')),
    ...(size === undefined ? [] : [withUnit(asSize(size), unitOf('size'))]),
    ...all('words').map(asNorwegian),
    ...(hand === undefined ? [] : [asHand(hand)]),
    ...(inside === undefined ? [] : [lineWords.inside(asNorwegian(inside))]),
    ...(outside === undefined ? [] : [lineWords.outside(asNorwegian(outside))]),
  ]
  const said = parts.filter((part) => part !== '').join(' ')
  const line = `${said}${remarks.map(({ words }) => words).join('')}${reference === '' ? '' : ` ${quoted(reference)}`}`
  return line.replace(/^[, ]+/, '')
}

export const tableLines = (
  { rows, lineNumbers }: Table,
  columns: TableColumns,
  colorLists: ColorLists,
): readonly SheetLine[] =>
  rows
    .map((cells, index) => ({
      row: lineNumbers[index] ?? index + 1,
      source: cells.filter((cell) => cell !== '').join(' · '),
      text: lineOf(cells, columns, colorLists),
    }))
    .slice(columns.hasHeadings ? 1 : 0)
    .filter(({ text }) => text !== '')
