// A whole row in the product menu: read as in quick entry, or left to the menu's search.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { readMenuLine } from './menu-line.ts'
import { readSchedule } from './read-schedule.ts'

const context = { colorLists, series: 'basic' } as const
const lineOf = (text: string, hasHits = false) => readMenuLine(text, context, hasHits)
const codesOf = (text: string, hasHits = false) => lineOf(text, hasHits)?.doubts.map(({ code }) => code)

test.each([
  'fk 1490x1890 2',
  '2 ssv 790x1290 "V6 Soverom 1',
  'ts 590x890 frost',
  '590x2090 fk alu 7016',
  'toppsving 990x1390 hvit',
  '1106 306 2190x1890',
  '3104 hu 990x2090',
])('«%s» is the row that quick entry makes of it', (text) => {
  const [line] = readSchedule([text], context)
  expect(lineOf(text)).toMatchObject({ order: line?.rows[0]?.order, doubts: [] })
  expect(lineOf(text)?.order).not.toBeNull()
})

test('what has been understood says the count apart from the width: 2 pieces of 990 are not 2 990 mm', () => {
  expect(lineOf('2 toppsving 990x1390 ute sort "V3"')?.words.replaceAll(/\s/g, ' ')).toBe(
    '2 stk. 990 × 1 390 mm Skjær Toppsving ute sort "V3"',
  )
})

test('a row without a size has that of its model, as when a tile is chosen', () => {
  expect(lineOf('ts hvit')).toMatchObject({ order: { modelId: 1002, numberOf: 1 }, doubts: [] })
})

test.each(['toppsving', 'toppsving 990x1390 2 stk', '1001', '990x1390', '3', 'brann', ''])(
  '«%s» says nothing but a model, a size or a count, and is for the search',
  (text) => {
    expect(lineOf(text, true)).toBeNull()
  },
)

test.each([
  ['sidesving 790x1290 "V6', 'side.missing'],
  ['toppsving 990x1390 hvit sort', 'color.side'],
  ['ts 99x139', 'size.unit'],
  ['fk 990x1390 1 2 stk', 'count.twice'],
  ['toppsving: 990x1190, 1190x1190', 'row.several'],
  ['ts 9990x1390', 'product.refused'],
] as const)('«%s» is no row until «%s» is answered', (text, code) => {
  expect(codesOf(text)).toContain(code)
})

test('what the search would pass over in silence is asked about, also where the search finds something', () => {
  expect(codesOf('topp 990x1390 "V3', true)).toEqual(['word.unknown'])
  expect(codesOf('1403 1590x1390 b1=795', true)).toContain('shape.missing')
})

test('a name that the search knows is not asked about for being no line', () => {
  expect(codesOf('skrå hvit', true)).toBeUndefined()
})
