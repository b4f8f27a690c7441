import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { makeHouseDocument, makeWorkedDocument } from '#tests/factories/house-document'
import { makeProduct } from '#tests/factories/quotes'
import { FinalFailure } from './failure.ts'
import { rowsSheet } from './rows-sheet.ts'

const document = makeWorkedDocument()

test('a row whose price is missing makes no spreadsheet, and says which it is', async () => {
  const [first, second, ...others] = document.rows
  if (first === undefined || second === undefined) throw new Error('the worked quote has rows')
  const rows = [first, { ...second, prices: [] }, ...others]
  await expect(rowsSheet({ ...document, rows })).rejects.toEqual(
    new FinalFailure(`Prisen på rad ${second.rowNumber} mangler.`),
  )
  expect((await rowsSheet(document)).byteLength).toBeGreaterThan(0)
})

/** The texts of the cells, as they lie in the file. */
const textsIn = (sheet: Uint8Array): readonly string[] => {
  const xml = strFromU8(unzipSync(sheet)['xl/sharedStrings.xml'] ?? new Uint8Array())
  return [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text ?? '')
}

test('the columns know a fact by its id: what a fact is called on paper changes none of them', async () => {
  const renamed = document.rows.map((row) => ({
    ...row,
    facts: row.facts.map((fact) => ({ ...fact, label: `Omdøpt ${fact.label}` })),
  }))
  const texts = textsIn(await rowsSheet({ ...document, rows: renamed }))
  expect(texts).toEqual(textsIn(await rowsSheet(document)))
  expect(texts).toEqual(
    expect.arrayContaining([expect.stringMatching(/W\/\(m²K\)/), expect.stringMatching(/\d\u00a0kg$/)]),
  )
})

test('how each row opens and what colours it has stand there as paper says it', async () => {
  const planned = [
    makeProduct(1003, { function: 'SSV', innerColor: 'NCS S 9000-N', outerColor: 'NCS S 0502-Y' }),
    makeProduct(1002, {}),
    makeProduct(1002, { aluminium: { selected: true, color: 'RAL 7016' } }),
    makeProduct(3104, { wingColor: 'NCS S 7500-N' }),
  ].map((product) => ({ product, numberOf: 1 }))
  const [read] = await readXlsxFile(Buffer.from(await rowsSheet(makeHouseDocument({ planned }))))
  const [headings = [], ...lines] = read?.data ?? []
  const columns = ['Åpning', 'Farge innvendig', 'Farge utvendig', 'Farge karm', 'Farge dørblad']
  const white = 'Hvit (standard), NCS S 0502-Y'
  expect(lines.map((line) => columns.map((column) => line[headings.indexOf(column)] || null))).toEqual([
    ['Sidesving venstre', 'Sort, NCS S 9000-N', white, null, null],
    ['Toppsving', white, white, null, null],
    ['Toppsving', white, 'Antrasittgrå, RAL 7016', null, null],
    ['Venstre ut', null, null, white, 'Mørk grå, NCS S 7500-N'],
  ])
})
