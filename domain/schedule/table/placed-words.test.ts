import { expect, test } from 'vitest'
import { joinedPages, type PlacedWords, rowsOfPage } from './placed-words.ts'

/** Letters ten points high, five points wide. */
const word = (text: string, x: number, y: number): PlacedWords => ({
  text,
  x,
  y,
  width: 5 * text.length,
  height: 10,
})

const headings = [
  word('Pos', 50, 700),
  word('Antall', 120, 700),
  word('Bredde', 200, 700),
  word('Høyde', 280, 700),
]

test('words are in the column whose heading they stand under, also where figures end at its right', () => {
  const rows = rowsOfPage([
    ...headings,
    word('V1', 50, 680),
    word('2', 145, 680),
    word('1190', 212, 680),
    word('990', 292, 680),
  ])
  expect(rows).toEqual([
    ['Pos', 'Antall', 'Bredde', 'Høyde'],
    ['V1', '2', '1190', '990'],
  ])
})

test('an empty cell stays empty, and what follows stays in its own column', () => {
  const rows = rowsOfPage([...headings, word('V2', 50, 680), word('1190', 212, 680), word('990', 292, 680)])
  expect(rows[1]).toEqual(['V2', '', '1190', '990'])
})

test('words with a space between them are one cell, and letters that are set apart are one word', () => {
  const rows = rowsOfPage([
    ...headings,
    word('V3', 50, 680),
    word('stue', 62, 680),
    word('1', 145, 680),
    word('11', 212, 680),
    word('90', 222, 680),
    word('990', 292, 680),
  ])
  expect(rows[1]).toEqual(['V3 stue', '1', '1190', '990'])
})

test('what stands a little higher or lower, as raised letters do, is on the same line', () => {
  const rows = rowsOfPage([...headings, word('V4', 50, 682), word('1', 145, 680), word('990', 212, 681)])
  expect(rows).toHaveLength(2)
})

test('a title over all columns moves none of them', () => {
  const rows = rowsOfPage([
    word('Vindusskjema for Granlia 12, revisjon C, 12.11.2026 side', 50, 760),
    ...headings,
    word('V1', 50, 680),
    word('2', 145, 680),
  ])
  expect(rows.at(-1)).toEqual(['V1', '2', '', ''])
})

test('without headings the line with most cells tells the columns', () => {
  const rows = rowsOfPage([
    word('Vinduer', 50, 700),
    word('V1', 50, 680),
    word('2', 145, 680),
    word('1190x990', 212, 680),
    word('V2', 50, 660),
    word('790x590', 212, 660),
  ])
  expect(rows.slice(1)).toEqual([
    ['V1', '2', '1190x990'],
    ['V2', '', '790x590'],
  ])
})

test('a page with nothing on it has no rows', () => {
  expect(rowsOfPage([])).toEqual([])
  expect(rowsOfPage([word(' ', 50, 700)])).toEqual([])
})

test('a table that goes on over pages is one, with its headings once; another table is another', () => {
  const head = ['Pos', 'Antall', 'Bredde']
  const doors = ['Dør', 'Stk', 'B x H']
  expect(
    joinedPages([
      [head, ['V1', '1', '990']],
      [head, ['V2', '1', '790']],
      [['V3', '2', '590']],
      [],
      [doors, ['D1', '1', '990x2090']],
    ]),
  ).toEqual([
    { rows: [head, ['V1', '1', '990'], ['V2', '1', '790'], ['V3', '2', '590']], firstPage: 1, lastPage: 3 },
    { rows: [doors, ['D1', '1', '990x2090']], firstPage: 5, lastPage: 5 },
  ])
})
