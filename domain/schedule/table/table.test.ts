import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { readSchedule } from '../read-schedule.ts'
import { guessColumns } from './columns.ts'
import { readCells, type Table, tableOf } from './read-table.ts'
import { tableLines } from './table-lines.ts'

const readTable = (text: string): Table | null => tableOf(readCells(text) ?? [])
const pasted = (...rows: string[]): Table => {
  const table = readTable(rows.join('\n'))
  if (table === null) throw new Error('no table')
  return table
}

const linesOf = (table: Table): readonly string[] =>
  tableLines(table, guessColumns(table, colorLists), colorLists).map(({ text }) => text)

test('a sheet with headings becomes lines that are read like any other', () => {
  const table = pasted(
    'Pos\tAntall\tBredde\tHøyde\tType\tFarge\tMerknad',
    'V1\t2\t1 190\t1190\tToppsving\tHvit\tStue, sør',
    'V2\t1\t790\t1290\tSidesving venstre\tHvit\t',
    '\t\t\t\t\t\t',
  )
  const columns = guessColumns(table, colorLists)
  expect(columns).toEqual({
    roles: ['reference', 'count', 'width', 'height', 'words', 'words', 'remark'],
    units: [null, null, null, null, null, null, null],
    hasHeadings: true,
  })
  const lines = linesOf(table)
  expect(lines).toEqual([
    '2 stk 1190x1190 Toppsving Hvit "V1 Stue, sør"',
    '1 stk 790x1290 Sidesving venstre Hvit "V2"',
  ])
  expect(readSchedule(lines, { colorLists, series: 'basic' }).map(({ isClear }) => isClear)).toEqual([
    true,
    true,
  ])
})

test('without headings the columns are told by what stands in them', () => {
  const table = pasted('2;1190;1290;toppsving;Stue', '1;590;890;toppsving frostet;Bad')
  expect(guessColumns(table, colorLists)).toEqual({
    roles: ['count', 'width', 'height', 'words', 'reference'],
    units: [null, null, null, null, null],
    hasHeadings: false,
  })
  expect(linesOf(table)[1]).toBe('1 stk 590x890 toppsving frostet "Bad"')
})

test('a size in one column is taken as it is written', () => {
  expect(linesOf(pasted('Mål;Type;Ref', '12x12;fastkarm;V1'))).toEqual(['12x12 fastkarm "V1"'])
})

test('of a text that is longer than anybody wants no more rows are read, and what is quoted is one cell', () => {
  const rows = '"2;3";1190\n'.repeat(5)
  expect(readCells(rows, 3)).toEqual([
    ['2;3', '1190'],
    ['2;3', '1190'],
    ['2;3', '1190'],
  ])
  expect(readCells(rows)?.length).toBe(6)
})

test('quotes in a cell are doubled, are themselves in the middle of one, and may be missing at the end', () => {
  expect(readCells('"V1 ""stue""";24" bred;"to\nlinjer"\r\n  "x";"uten ende; 3')).toEqual([
    ['V1 "stue"', '24" bred', 'to\nlinjer'],
    ['  x', 'uten ende; 3'],
  ])
})

test('what a person says of the columns counts, not the guess', () => {
  const table = pasted('a;b;c', '3;1190;1190')
  const columns = {
    roles: ['ignore', 'width', 'height'],
    units: [null, 'cm', null],
    hasHeadings: true,
  } as const
  expect(tableLines(table, columns, colorLists).map(({ text }) => text)).toEqual(['11900x1190'])
})

test('cells may hold line breaks, separators and quotes', () => {
  expect(pasted('"Stue\nsør"\t"1;2"\t"kalt ""V1"""', 'b\tc').rows).toEqual([
    ['Stue sør', '1;2', 'kalt "V1"'],
    ['b', 'c', ''],
  ])
})

test('a line of a schedule is no table', () => {
  expect(readTable('3 1190x1190 toppsving hvit "V3"')).toBeNull()
  expect(readTable('')).toBeNull()
})

test('lengths and counts in a sheet are read as in a field', () => {
  const table = pasted('3 stk;1.490;1,19 m;toppsving', '1;990 mm;119 cm;toppsving', '2;1 190;1190;fastkarm')
  expect(guessColumns(table, colorLists).roles).toEqual(['count', 'width', 'height', 'words'])
  expect(linesOf(table)).toEqual([
    '3 stk 1490x1190 toppsving',
    '1 stk 990x1190 toppsving',
    '2 stk 1190x1190 fastkarm',
  ])
})

test('a row that says one side of its size asks for the other', () => {
  const rows = linesOf(
    pasted('Antall;Bredde (cm);Høyde (cm);Type', '2;99;;Fastkarm', ';;129;Fastkarm', '3;;;Fastkarm'),
  )
  expect(rows).toEqual(['2 stk bredde 990 Fastkarm', 'høyde 1290 Fastkarm', '3 stk Fastkarm'])
  const doubts = readSchedule(rows, { colorLists, series: 'basic' }).flatMap((line) =>
    line.rows.flatMap((row) => row.doubts),
  )
  expect(doubts.map(({ sentence }) => sentence)).toEqual([
    'Høyden mangler.',
    'Bredden mangler.',
    'Målet mangler.',
  ])
})
