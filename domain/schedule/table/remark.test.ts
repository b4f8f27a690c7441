import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { readSchedule } from '../read-schedule.ts'
import { guessColumns } from './columns.ts'
import { tableOf } from './read-table.ts'
import { tableLines } from './table-lines.ts'

const readSheet = (heading: string, remark: string) => {
  const table = tableOf([
    ['Pos', 'Antall', 'Bredde', 'Høyde', 'Type', 'Farge', heading],
    ['V1', '1', '990', '1190', 'Toppsving', 'Hvit', remark],
  ])
  if (table === null) throw new Error('no table')
  const [line] = tableLines(table, guessColumns(table, colorLists), colorLists)
  if (line === undefined) throw new Error('no line')
  const [read] = readSchedule([line.text], { colorLists, series: 'basic' })
  return {
    text: line.text,
    rows: read?.rows.length,
    patch: read?.rows[0]?.order?.patch,
    sentences: read?.rows.flatMap(({ doubts }) => doubts.map(({ sentence }) => sentence)),
  }
}

const START = '1 stk 990x1190 Toppsving Hvit'

test.each(['Merknad', 'Kommentar', 'Beskrivelse', 'Note'])(
  'what is said of the product under «%s» is the product’s',
  (heading) => {
    expect(readSheet(heading, 'frostet glass')).toMatchObject({
      rows: 1,
      sentences: [],
      patch: { panelProperties: [{ panel: '', id: 6 }], reference: 'V1' },
    })
    expect(readSheet(heading, 'barnesikring').patch?.misc).toHaveLength(1)
  },
)

test('of what a remark says, the room is the reference and the rest the product’s', () => {
  const read = readSheet('Merknad', 'Bad, frostet, barnesikring')
  expect(read).toMatchObject({
    text: `${START}, frostet, barnesikring "V1 Bad"`,
    rows: 1,
    sentences: [],
    patch: { panelProperties: [{ panel: '', id: 6 }], reference: 'V1 Bad' },
  })
  expect(read.patch?.misc).toHaveLength(1)
})

test.each([
  'Stue, sør',
  'Bod',
  'Terrasse',
  'mot nabo',
  'Bad 2',
  'råmål 1200x1200',
  'leveres i uke 12',
  'Se tegning A3: plan',
])(
  '«%s» says nothing of the product with certainty, and stands in the reference as it is written',
  (remark) => {
    expect(readSheet('Merknad', remark)).toMatchObject({
      text: `${START} "V1 ${remark}"`,
      sentences: [],
      patch: { reference: `V1 ${remark}` },
    })
  },
)

test('what is not understood of what is said of the product is asked about', () => {
  expect(readSheet('Merknad', 'frostet glass hurlumhei')).toMatchObject({
    rows: 1,
    sentences: ['Ukjent ord «hurlumhei».'],
  })
  expect(readSheet('Merknad', 'herdet glass').sentences).toEqual(['«herdet glass» kan bety flere ting.'])
})

test('a fire class is the row’s own and no row more', () => {
  expect(readSheet('Merknad', 'EI30')).toMatchObject({ text: `${START} EI30 "V1"`, rows: 1 })
})

test('a colour of the row does not become that of the handle that a remark speaks of', () => {
  expect(readSheet('Merknad', 'innadslående').text).toBe(`${START}, innadslående "V1"`)
  expect(readSheet('Merknad', 'vrider i matt krom').text).toBe(`${START}, vrider i matt krom "V1"`)
})
