import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { readSchedule } from '../read-schedule.ts'
import { guessColumns } from './columns.ts'
import { findTable } from './find-table.ts'
import { tableLines } from './table-lines.ts'

const read = (cells: readonly (readonly string[])[]) => {
  const found = findTable(cells)
  if (found === null) throw new Error('no table')
  const { table, leftOut } = found
  const lines = tableLines(table, guessColumns(table, colorLists), colorLists)
  const isClear = readSchedule(
    lines.map(({ text }) => text),
    { colorLists, series: 'basic' },
  ).map((line) => line.isClear)
  return { lines, leftOut, isClear, texts: lines.map(({ text }) => text) }
}

test('titles, storeys and sums are no rows, and each is told of with its line', () => {
  const { texts, lines, leftOut, isClear } = read([
    ['', 'Vindusskjema', '', '', ''],
    ['', 'Prosjekt: Granlia 12', '', 'Rev. B', ''],
    [],
    ['', 'Pos', 'Antall', 'Mål', 'Type'],
    ['', '1. etasje', '', '', ''],
    ['', 'V1', '2', '1190x1190', 'Toppsving hvit'],
    ['', 'V2', '1', '990x1190', 'Fastkarm hvit'],
    ['', 'Sum:', '3', '', ''],
  ])
  expect(texts).toEqual(['2 stk 1190x1190 Toppsving hvit "V1"', '1 stk 990x1190 Fastkarm hvit "V2"'])
  expect(isClear).toEqual([true, true])
  expect(lines.map(({ row, source }) => [row, source])).toEqual([
    [6, 'V1 · 2 · 1190x1190 · Toppsving hvit'],
    [7, 'V2 · 1 · 990x1190 · Fastkarm hvit'],
  ])
  expect(leftOut).toEqual([
    { line: 1, text: 'Vindusskjema', reason: 'title' },
    { line: 2, text: 'Prosjekt: Granlia 12 Rev. B', reason: 'title' },
    { line: 5, text: '1. etasje', reason: 'alone' },
    { line: 8, text: 'Sum: 3', reason: 'sum' },
  ])
})

test('a heading over two columns gives way to the headings below it', () => {
  const { texts } = read([
    ['Pos', 'Antall', 'Karmmål', '', 'Type'],
    ['', '', 'Bredde', 'Høyde', ''],
    ['V1', '2', '1190', '1290', 'toppsving'],
  ])
  expect(texts).toEqual(['2 stk 1190x1290 toppsving "V1"'])
})

test('a heading that is one over both rows is the column’s, also one that nobody knows', () => {
  const found = findTable([
    ['Littera', 'Himmelretning', 'Karmmål', ''],
    ['Littera', 'Himmelretning', 'Bredde', 'Høyde'],
    ['V1', 'Sør', '1190', '1290'],
  ])
  expect(found?.table.rows).toEqual([
    ['Littera', 'Himmelretning', 'Bredde', 'Høyde'],
    ['V1', 'Sør', '1190', '1290'],
  ])
})

test('an English schedule in any order of columns becomes lines in Norwegian', () => {
  const { texts, isClear } = read([
    ['Type', 'Handing', 'Height (cm)', 'Width (cm)', 'Colour outside', 'Colour inside', 'Qty', 'Tag', 'Note'],
    ['Side hung', 'Left', '119', '79', 'Black', 'White', '2', 'W1', 'Kitchen'],
    ['Fixed window', '-', '129.5', '99', 'Dark grey', 'White', '1', 'W2', ''],
  ])
  expect(texts).toEqual([
    '2 stk 790x1190 sidehengslet venstre inne hvit ute sort "W1 Kitchen"',
    '1 stk 990x1295 fastkarm inne hvit ute mørk grå "W2"',
  ])
  expect(isClear[0]).toBe(true)
})

test.each([
  ['Bredde (m)', 'Høyde (m)', '1,19', '1.29', '1190x1290'],
  ['Bredde cm', 'Høyde cm', '119', '129', '1190x1290'],
  ['B [mm]', 'H [mm]', '1 190', '1.290', '1190x1290'],
  ['Bredde (cm)', 'Høyde (cm)', '1190 mm', '129', '1190x1290'],
  ['Modul bredde', 'Høyde modul', '12', '13', '1190x1290'],
])(
  'figures under «%s» and «%s» are in the unit of the heading unless they say another',
  (b, h, width, height, size) => {
    const columns = b.startsWith('Modul') ? [b.replace('Modul bredde', 'Bredde modul'), h] : [b, h]
    expect(
      read([
        ['Pos', ...columns, 'Type'],
        ['V1', width, height, 'toppsving'],
      ]).texts,
    ).toEqual([`${size} toppsving "V1"`])
  },
)

test('a size with decimal commas in one column keeps them: they part no rows', () => {
  const { texts, isClear } = read([
    ['Littera', 'Mål', 'Type', 'H/V'],
    ['V1', '1,2 x 1,5 m', 'toppsving', ''],
    ['V2', '79 x 119 cm', 'sidesving', 'V'],
  ])
  expect(texts).toEqual(['1,2 x 1,5 m toppsving "V1"', '79 x 119 cm sidesving venstre "V2"'])
  expect(isClear).toEqual([true, true])
})

test('what is said of both sides, or in words that nobody knows, is a doubt and no guess', () => {
  const { isClear, texts } = read([
    ['Pos', 'Antall', 'Bredde', 'Høyde', 'Type', 'Slagretning'],
    ['V1', '2', '790', '1190', 'sidesving', 'V/H'],
    ['V2', '1', '790', '1190', 'flurbel', 'H'],
    ['V3', 'en', '790', '', 'toppsving', ''],
  ])
  expect(texts).toHaveLength(3)
  expect(isClear).toEqual([false, false, false])
})

test('cells without a table are none', () => {
  expect(findTable([])).toBeNull()
  expect(findTable([[''], ['Bare tekst'], ['', '']])).toBeNull()
})
