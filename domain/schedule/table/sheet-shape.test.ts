import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { TableColumns } from './column-roles.ts'
import { guessColumns } from './columns.ts'
import type { Table } from './read-table.ts'
import { columnsAsBefore, isWorthKeeping, SHAPE_MAX, sheetShapeOf } from './sheet-shape.ts'

const tableOf = (...rows: readonly (readonly string[])[]): Table => ({
  rows,
  columns: rows[0]?.length ?? 0,
  lineNumbers: rows.map((_, index) => index + 1),
})

const october = tableOf(['Antall', 'Bredde', 'Høyde', 'Merknad'], ['2', '1190', '1190', 'sort'])
const november = tableOf(['ANTALL', 'Bredde ', 'Høyde', 'merknad'], ['7', '990', '1290', 'hvit'])
const guess = guessColumns(october, colorLists)
const chosen: TableColumns = { ...guess, roles: ['count', 'width', 'height', 'words'] }

test('a sheet with the same headings is known again, whatever stands below them', () => {
  expect(sheetShapeOf(november, guess)).toBe(sheetShapeOf(october, guess))
})

test('another heading, or another order, is another sheet', () => {
  const shapes = [
    october,
    tableOf(['Antall', 'Høyde', 'Bredde', 'Merknad'], ['2', '1190', '1190', 'sort']),
    tableOf(['Antall', 'Bredde', 'Høyde'], ['2', '1190', '1190']),
  ].map((table) => sheetShapeOf(table, guess))
  expect(new Set(shapes).size).toBe(3)
})

test('a sheet without headings is not known again', () => {
  expect(sheetShapeOf(october, { ...guess, hasHeadings: false })).toBeNull()
})

test('however long the headings are, what a sheet is known by is short', () => {
  const headings = Array.from({ length: 90 }, (_, index) => `Kolonne nummer ${index}`)
  expect(sheetShapeOf(tableOf(headings, headings), guess)).toHaveLength(SHAPE_MAX)
})

test('the columns are as before where they fit, else as they are guessed', () => {
  expect(columnsAsBefore(guess, chosen).roles).toEqual(chosen.roles)
  expect(columnsAsBefore(guess, { roles: ['count'], units: [null] })).toEqual(guess)
  expect(columnsAsBefore(guess, null)).toEqual(guess)
})

test('what is guessed need not be kept; what was kept otherwise is kept anew', () => {
  expect(isWorthKeeping(guess, { guess, before: null })).toBe(false)
  expect(isWorthKeeping(chosen, { guess, before: null })).toBe(true)
  expect(isWorthKeeping(chosen, { guess, before: chosen })).toBe(false)
  expect(isWorthKeeping(guess, { guess, before: chosen })).toBe(true)
})
