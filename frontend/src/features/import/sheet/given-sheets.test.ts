// What the page gives away, as spreadsheets open it: written as the page writes it, and read again.
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readImport } from '#domain/administration/import/read-import'
import { type Rows, readSheet } from '../../../sheet/read-sheet.ts'
import { cellsOfSheet, notImportedRows, templateRows } from './given-sheets.ts'

const written = async (rows: Rows) => new Uint8Array(await writeXlsxFile(cellsOfSheet(rows)).toBuffer())
const readAgain = async (rows: Rows): Promise<Rows> => {
  const read = await readSheet(await written(rows))
  if (!read.ok) throw new Error(read.problem)
  return read.sheets[0]?.rows ?? []
}

describe('a template', () => {
  test.each([
    [
      'stores',
      'Butikk, Org.nr, Adresse, Postnr, Poststed, Kontaktperson, Telefon, E-post, Marginref, Standardmargin, Maks rabatt vinduer, Maks rabatt dører',
    ],
    ['people', 'Fornavn, Etternavn, E-post, Telefon, Rolle, Tilhørighet'],
  ] as const)(
    'of %s has these columns, all of which are read when it comes back filled in',
    async (kind, columns) => {
      const [heading = []] = await readAgain(templateRows(kind))
      expect(heading.join(', ')).toBe(columns)
      const filled = readImport([heading, heading.map((_, at) => `celle ${at}`)])
      expect(filled).toMatchObject({ ok: true, sheet: { kind, ignored: [] } })
      expect(filled.ok && filled.sheet.columns).toHaveLength(heading.length)
    },
  )
})

describe('the lines that were not imported', () => {
  const formulas = [
    '=HYPERLINK("http://x.example","Klikk")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '=cmd|/c calc!A1',
  ]
  const rows = [['Butikk', 'Postnr'], ...formulas.map((name) => [name, '5700'])]
  const read = readImport(rows)
  if (!read.ok) throw new Error(read.sentence)
  const { sheet } = read

  test('come back with their cells, their number and why, and no others', async () => {
    const back = await readAgain(notImportedRows(sheet, [{ line: 3, why: 'Postnummeret finnes ikke' }]))
    expect(back).toEqual([
      ['Butikk', 'Postnr', 'Linje', 'Hvorfor'],
      ['+1+1', '5700', '3', 'Postnummeret finnes ikke'],
    ])
  })

  test('hold no formula, whatever somebody has written into a cell', async () => {
    const given = notImportedRows(
      sheet,
      sheet.lines.map(({ line }) => ({ line, why: '=1+1' })),
    )
    const files = unzipSync(await written(given))
    const xml = Object.entries(files)
      .filter(([name]) => name.startsWith('xl/worksheets/'))
      .map(([, bytes]) => new TextDecoder().decode(bytes))
      .join('')
    expect(xml).toContain('<c ')
    expect(xml).not.toMatch(/<f[ >]/)
    expect((await readAgain(given)).slice(1).map(([name]) => name)).toEqual(
      formulas.map((text) => text.trim()),
    )
  })
})
