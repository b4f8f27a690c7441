// Files as they come: workbooks, text of old and new systems, and what somebody sends to harm or by mistake.
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import { type PdfWord, smallPdf } from '#tests/factories/small-pdf'
import { readSheet } from './read-sheet.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const rowsIn = async (bytes: Uint8Array<ArrayBuffer>) => {
  const read = await readSheet(bytes)
  if (!read.ok) throw new Error(read.problem)
  return read.sheets[0]?.rows
}
const problemOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  const read = await readSheet(bytes)
  return read.ok ? null : read.problem
}
const workbook = async (rows: SheetData): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await writeXlsxFile(rows).toBuffer())

describe('a workbook', () => {
  test('gives its cells as text: figures without powers of ten, formulas by what they have come to, empty rows too', async () => {
    const rows = await rowsIn(
      await workbook([
        [{ value: 'Butikk' }, { value: 'Postnr' }, { value: 'Tlf' }, { value: 'Margin' }],
        [null, null, null, null],
        [
          { value: 'Tømmerringen Ås', type: String },
          { value: 150, type: Number },
          { value: 41_234_567, type: Number },
          { value: 0.125, type: Number },
        ],
        [{ value: '=1+1', type: String }, null, { value: true, type: Boolean }, null],
      ]),
    )
    expect(rows?.[2]).toEqual(['Tømmerringen Ås', '150', '41234567', '0.125'])
    expect(rows?.[0]).toEqual(['Butikk', 'Postnr', 'Tlf', 'Margin'])
    expect(rows?.[3]?.[0]).toBe('=1+1')
  })
})

const namespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** With one sheet of this data, as some program has written it, and what lies beside it. */
const workbookOf = (sheetData: string, relations = '', beside: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': bytesOf(
      `<workbook ${namespaces}><sheets><sheet name="Skjema" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytesOf(
      `<Relationships><Relationship Id="rId1" Type="${relationType}/worksheet" Target="worksheets/sheet1.xml"/>${relations}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytesOf(
      `<worksheet ${namespaces}><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
    ...beside,
  })

test('of a workbook with macros, formulas and links to other files its cells are read, and nothing else', async () => {
  const file = workbookOf(
    '<row r="1"><c r="A1"><f>SUM(1100,90)</f><v>1190</v></c><c r="B1" t="str"><f>[1]Ark1!A1</f><v>Toppsving</v></c></row>',
    `<Relationship Id="rId2" Type="${relationType}/externalLink" Target="externalLinks/externalLink1.xml"/>`,
    {
      'xl/externalLinks/externalLink1.xml': bytesOf('<externalLink/>'),
      'xl/vbaProject.bin': bytesOf('Sub Auto_Open()'),
    },
  )
  expect(await rowsIn(file)).toEqual([['1190', 'Toppsving']])
})

describe('a workbook of LibreOffice', () => {
  const part = (xml: string) => bytesOf(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`)
  const packageOf = 'http://schemas.openxmlformats.org/package/2006'
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const row = (number: number, cells: string) =>
    `<row r="${number}" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false">${cells}</row>`
  const shared = (address: string, index: number) => `<c r="${address}" s="1" t="s"><v>${index}</v></c>`
  /** Cells of an ods that only repeat a look are written one by one, to the last column and row of that format. */
  const looks = (number: number) =>
    ['E', 'F', 'G', 'AMJ'].map((column) => `<c r="${column}${number}" s="2"/>`).join('')
  const texts = ['Littera', 'Antall', 'Bredde', 'Type', 'V1', 'Toppsving', 'V2 <bad>', 'Sum']

  const saved = zipSync({
    '_rels/.rels': part(
      `<Relationships xmlns="${packageOf}/relationships"><Relationship Id="rId1" Type="${relationType}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${relationType}/extended-properties" Target="docProps/app.xml"/></Relationships>`,
    ),
    'docProps/app.xml': part(
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>LibreOffice/24.2</Application></Properties>',
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${packageOf}/relationships"><Relationship Id="rId1" Type="${relationType}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${relationType}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId3" Type="${relationType}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook ${namespaces}><fileVersion appName="Calc"/><workbookPr backupFile="false" showObjects="all" date1904="false"/><bookViews><workbookView showHorizontalScroll="true" firstSheet="0" activeTab="0"/></bookViews><sheets><sheet name="Vinduer" sheetId="1" state="visible" r:id="rId2"/></sheets><calcPr iterateCount="100" refMode="A1" iterate="false" iterateDelta="0.001"/></workbook>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet ${namespaces}><numFmts count="1"><numFmt numFmtId="164" formatCode="General"/></numFmts><cellXfs count="3"><xf numFmtId="164" fontId="0" xfId="0"/><xf numFmtId="164" fontId="1" xfId="0"/><xf numFmtId="164" fontId="0" fillId="2" xfId="0"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': part(
      `<sst ${namespaces} count="${texts.length}" uniqueCount="${texts.length}">${texts
        .map(
          (text) => `<si><t xml:space="preserve">${text.replace('<', '&lt;').replace('>', '&gt;')}</t></si>`,
        )
        .join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet ${namespaces}><sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:AMJ1048576"/><cols><col collapsed="false" customWidth="false" hidden="false" outlineLevel="0" max="1024" min="1" style="0" width="11.53"/></cols><sheetData>${[
        row(1, `${shared('A1', 0)}${shared('B1', 1)}${shared('C1', 2)}${shared('D1', 3)}${looks(1)}`),
        row(
          2,
          `${shared('A2', 4)}<c r="B2" s="0" t="n"><v>2</v></c><c r="C2" s="0" t="n"><v>1190</v></c>${shared('D2', 5)}${looks(2)}`,
        ),
        row(
          3,
          `${shared('A3', 6)}<c r="B3" s="0" t="n"><v>1</v></c><c r="C3" s="2"/><c r="D3" s="0" t="str"><f aca="false">D2</f><v>Toppsving</v></c>${looks(3)}`,
        ),
        row(
          4,
          `${shared('A4', 7)}<c r="B4" s="0" t="n"><f aca="false">SUM(B2:B3)</f><v>3</v></c>${looks(4)}`,
        ),
        row(1_048_576, looks(1_048_576)),
      ].join('')}</sheetData></worksheet>`,
    ),
    '[Content_Types].xml': part(
      `<Types xmlns="${packageOf}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${main}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${main}.sharedStrings+xml"/></Types>`,
    ),
  })

  test('that it has made of an ods is read: shared texts, what formulas have come to, and no empty cell that has a look', async () => {
    const rows = await rowsIn(new Uint8Array(saved))
    const filled = rows?.filter((row) => row.some((cell) => cell !== ''))
    expect(filled?.map((row) => row.slice(0, 4))).toEqual([
      ['Littera', 'Antall', 'Bredde', 'Type'],
      ['V1', '2', '1190', 'Toppsving'],
      ['V2 <bad>', '1', '', 'Toppsving'],
      ['Sum', '3', '', ''],
    ])
    expect([rows?.length, rows?.[0]?.length]).toEqual([4, 4])
  })

  test('in its own format says how to save it', async () => {
    const own = zipSync({
      mimetype: [bytesOf('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      'content.xml': bytesOf('<office:document-content/>'),
    })
    expect(await problemOf(new Uint8Array(own))).toBe('open-document')
    const letter = zipSync({
      mimetype: [bytesOf('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': bytesOf('<office:document-content/>'),
    })
    expect(await problemOf(new Uint8Array(letter))).toBe('no-sheet')
  })
})

describe('cells that are one', () => {
  const cell = (value: string) => ({ value, type: String })

  test('over several rows are in each of them, but in no row that has nothing else', async () => {
    const rows = await rowsIn(
      await workbook([
        [cell('Etasje'), cell('Littera'), cell('Modell')],
        [{ ...cell('1. etasje'), rowSpan: 4 }, cell('V1'), { ...cell('Toppsving'), rowSpan: 2 }],
        [null, cell('V2'), null],
        [null, null, null],
        [null, cell('V3'), cell('Fast')],
        [cell('2. etasje'), cell('V4'), null],
      ]),
    )
    expect(rows).toEqual([
      ['Etasje', 'Littera', 'Modell'],
      ['1. etasje', 'V1', 'Toppsving'],
      ['1. etasje', 'V2', 'Toppsving'],
      ['', '', ''],
      ['1. etasje', 'V3', 'Fast'],
      ['2. etasje', 'V4', ''],
    ])
  })

  test('over several columns are in the first alone', async () => {
    const rows = await rowsIn(
      await workbook([
        [{ ...cell('Vindusskjema'), columnSpan: 3 }, null, null],
        [cell('V1'), { ...cell('Fast'), columnSpan: 2, rowSpan: 2 }, null, cell('990')],
        [cell('V2'), null, null, cell('1190')],
      ]),
    )
    expect(rows).toEqual([
      ['Vindusskjema', '', '', ''],
      ['V1', 'Fast', '', '990'],
      ['V2', 'Fast', '', '1190'],
    ])
  })

  test('are those of their own sheet', async () => {
    const merged: SheetData = [
      [null, null, null],
      [null, { ...cell('1. etasje'), rowSpan: 2 }, cell('V1')],
      [null, null, cell('V2')],
    ]
    const plain: SheetData = [
      [null, null, null],
      [null, cell('1. etasje'), cell('V1')],
      [null, null, cell('V2')],
    ]
    const file = await writeXlsxFile([
      { data: plain, sheet: 'Dører' },
      { data: merged, sheet: 'Vinduer' },
    ]).toBuffer()
    const read = await readSheet(new Uint8Array(file))
    expect(read.ok && read.sheets.map(({ name, rows }) => [name, rows[2]])).toEqual([
      ['Dører', ['', '', 'V2']],
      ['Vinduer', ['', '1. etasje', 'V2']],
    ])
  })
})

describe('text', () => {
  test.each([
    ['semicolons', 'Navn;E-post\nÅse;a@x.example\n'],
    ['commas', 'Navn,E-post\nÅse,a@x.example\n'],
    ['tabs', 'Navn\tE-post\nÅse\ta@x.example'],
    ['a mark of its order of bytes', '\ufeffNavn;E-post\r\nÅse;a@x.example\r\n'],
    ['a line for Excel', 'sep=;\r\nNavn;E-post\r\nÅse;a@x.example\r\n'],
  ])('with %s', async (_, text) => {
    const rows = (await rowsIn(bytesOf(text)))?.filter((row) => row.some((cell) => cell !== ''))
    expect(rows?.map((row) => row.map((cell) => cell.replace('\ufeff', '')))).toEqual([
      ['Navn', 'E-post'],
      ['Åse', 'a@x.example'],
    ])
  })

  test('as Windows wrote it before there was UTF-8, and as Excel’s Unicode text', async () => {
    const old = Uint8Array.from([...'Navn;Sted\n\u00c5se;B\u00f8'].map((letter) => letter.charCodeAt(0)))
    expect((await rowsIn(old))?.[1]).toEqual(['Åse', 'Bø'])
    const text = '\ufeffNavn\tSted\nÅse\tBø'
    const wide = new Uint8Array(
      [...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
    )
    expect((await rowsIn(wide))?.[1]).toEqual(['Åse', 'Bø'])
  })

  test('with quotes, separators and line breaks in a cell', async () => {
    const rows = await rowsIn(bytesOf('Navn;Adresse\n"Bygg ""Nord""; Bodø";"Gata 1\nInngang B"'))
    expect(rows?.[1]).toEqual(['Bygg "Nord"; Bodø', 'Gata 1\nInngang B'])
  })

  test('is parted by what parts most lines, whatever stands in titles and names', async () => {
    const rows = await rowsIn(
      bytesOf('Liste, per 1.11, 2026\n\nNavn;E-post\nLi, Åse;a@x.example\nMoe, Bo;b@x.example\n'),
    )
    expect(rows?.[3]).toEqual(['Li, Åse', 'a@x.example'])
  })

  test('keeps its empty lines, so that lines have the number that the spreadsheet shows', async () => {
    expect(await rowsIn(bytesOf('Navn;Sted\n\nÅse;Bø'))).toHaveLength(3)
  })
})

describe('what is no sheet is told from one', () => {
  test('a workbook of before 2007, or one with a password', async () => {
    expect(await problemOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe('old-excel')
  })
  test('a web page that calls itself xls', async () => {
    expect(await problemOf(bytesOf('<html><table><tr><td>Navn</td></tr></table></html>'))).toBe('web-page')
  })
  test('a document, and a picture', async () => {
    expect(await problemOf(zipSync({ 'word/document.xml': bytesOf('<x/>') }))).toBe('no-sheet')
    expect(await problemOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBe('no-sheet')
  })
  test('a workbook that was cut off, or holds what is no workbook', async () => {
    const whole = await workbook([[{ value: 'Navn' }]])
    expect(await problemOf(whole.slice(0, whole.length / 2))).toBe('broken')
    expect(await problemOf(zipSync({ 'xl/workbook.xml': bytesOf('<x') }))).toBe('broken')
  })
  test('a bomb, which is not unpacked', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': bytesOf('<x/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(90 * 1024 * 1024),
    })
    expect(bomb.byteLength).toBeLessThan(1024 * 1024)
    const before = performance.now()
    expect(await problemOf(bomb)).toBe('bomb')
    expect(performance.now() - before).toBeLessThan(2000)
  })
  test('a bomb whose directory lies about its size is not unpacked to more than it says', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': bytesOf('<x/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(90 * 1024 * 1024),
    })
    const view = new DataView(bomb.buffer)
    for (let at = 0; at < bomb.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1000)
        view.setUint32(at + 24, 1000, true)
    expect(await problemOf(bomb)).toBe('broken')
  })
  test('a file of more than 10 MB, 20,000 rows or 300 columns', async () => {
    expect(await problemOf(new Uint8Array(11 * 1024 * 1024))).toBe('too-large')
    expect(await problemOf(bytesOf('Navn;Sted\n'.repeat(1_000_000)))).toBe('too-many-rows')
    expect(await problemOf(bytesOf(`${'a;'.repeat(400)}\n${'b;'.repeat(400)}`))).toBe('too-many-columns')
  })
  test('a workbook of a million rows, or with one cell in the far corner, before its cells are read', async () => {
    const million = Array.from({ length: 1_000_000 }, (_, row) => `<row><c><v>${row}</v></c></row>`)
    expect(await problemOf(workbookOf(million.join('')))).toBe('too-many-rows')
    const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
    expect(await problemOf(workbookOf(corner))).toBe('too-many-rows')
    const right = '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="20000"><c r="A20000"><v>1</v></c></row>'
    expect(await problemOf(workbookOf(right))).toBe('too-many-columns')
  })
  test('cells that only have a look, far away, are no harm', async () => {
    const looks = '<row r="1"><c r="A1"><v>7</v></c><c r="XFD1" s="0"/></row><row r="90000" ht="20"/>'
    expect(await rowsIn(workbookOf(looks))).toEqual([['7']])
  })
  test('text in which a quote is missing, so that a cell never ends', async () => {
    expect(await problemOf(bytesOf(`Navn;Sted\nÅse;"Bø\n${'Kari;Moss\n'.repeat(5000)}`))).toBe('broken')
  })
  test('200 columns are no harm', async () => {
    expect((await rowsIn(bytesOf(`${'a;'.repeat(199)}b\n${'c;'.repeat(199)}d`)))?.[1]).toHaveLength(200)
  })
})

describe('a PDF', () => {
  const row = (y: number, ...cells: readonly string[]): readonly PdfWord[] =>
    cells.map((text, column) => ({ text, x: 50 + 110 * column, y }))
  const schedule = [
    { text: 'Vindusskjema Granlia 12', x: 50, y: 790 },
    ...row(760, 'Littera', 'Antall', 'Bredde', 'Høyde'),
    ...row(740, 'V1 stue', '2', '1190', '1290'),
    ...row(720, 'V2 (bad)', '', '790', '590'),
  ]

  test('with text gives the cells of its table, an empty one too, and the pages that it stands on', async () => {
    const read = await readSheet(smallPdf(schedule, row(760, 'V3 kjøkken', '1', '990', '990')))
    expect(read).toEqual({
      ok: true,
      sheets: [
        {
          name: '',
          pages: [1, 2],
          rows: [
            ['Vindusskjema Granlia 12', '', '', ''],
            ['Littera', 'Antall', 'Bredde', 'Høyde'],
            ['V1 stue', '2', '1190', '1290'],
            ['V2 (bad)', '', '790', '590'],
            ['V3 kjøkken', '1', '990', '990'],
          ],
        },
      ],
      scannedPages: [],
    })
  })

  test('that is scanned is said to be so; of one that is partly, the pages that are pictures are named', async () => {
    expect(await problemOf(smallPdf([], []))).toBe('scanned')
    expect(await readSheet(smallPdf(schedule, [], row(760, 'V3', '1', '990', '990')))).toMatchObject({
      ok: true,
      scannedPages: [2],
    })
  })

  test('that needs a password says so, and not that it is broken', async () => {
    const plain = new TextDecoder('latin1').decode(smallPdf(schedule))
    const key = '5c'.repeat(32)
    const locked = plain.replace(
      '/Root 1 0 R >>',
      `/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${key}> /U <${key}> >> /ID [<${key}> <${key}>] >>`,
    )
    expect(await problemOf(Uint8Array.from(locked, (letter) => letter.charCodeAt(0)))).toBe('locked-pdf')
  })

  test('with more pages than a schedule has, cut off or with nothing in it, is refused with the reason', async () => {
    expect(await problemOf(smallPdf(...Array.from({ length: 201 }, () => schedule)))).toBe('too-many-pages')
    expect(await problemOf(smallPdf(schedule).slice(0, 300))).toBe('broken-pdf')
    expect(await problemOf(bytesOf('%PDF-1.7\n%%EOF'))).toBe('broken-pdf')
  })
})
