// The quote on paper, printed by the worker's own steps from the built frontend: what it says, where pages break, and
// how it looks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quoteFile } from '#domain/contracts/quote-file'
import { type DocumentInput, documentInput } from '#domain/contracts/render'
import { houseRows } from '#functions/demo/house'
import { formatMoney, formatPercent, formatWhole } from '../../frontend/src/ui/format.ts'
import { buildingRows } from '../factories/building-lines.ts'
import { makeHouseDocument, makeWorkedDocument } from '../factories/house-document.ts'
import { makeProduct } from '../factories/quotes.ts'
import { expectPicture } from './baseline.ts'
import { linesOfPages, picturesOfPages, textOfPages, withoutSpace } from './pdf-document.ts'
import { fontsIn, smallestLetterIn } from './pdf-letters.ts'
import { openPrinter } from './printer.ts'

let printer: Awaited<ReturnType<typeof openPrinter>>

beforeAll(async () => {
  printer = await openPrinter()
})
afterAll(() => printer.close())

const textOf = async (input: DocumentInput): Promise<string[]> => textOfPages(await printer.print(input))

const expectPictures = async (pdf: Uint8Array, name: string): Promise<void> => {
  for (const [index, picture] of (await picturesOfPages(pdf)).entries())
    await expectPicture(picture, `pdf/${name}-${index + 1}`)
}

/** Everything that a row says, in the order in which it is read. */
const sayingsOf = (row: DocumentInput['rows'][number]): string[] =>
  [
    row.reference,
    row.description,
    ...row.warnings,
    ...row.prices.flatMap(({ unit, line }) => [formatMoney(unit), formatMoney(line)]),
  ].map(withoutSpace)

/** Finds every row whole, on one page, in order; the fault of a split row is the page that lacks its end. */
const expectWholeRows = (pages: readonly string[], rows: DocumentInput['rows']): void => {
  let page = 0
  let at = 0
  for (const row of rows) {
    const [name = '', ...rest] = sayingsOf(row)
    const isHere = () => (pages[page]?.indexOf(name, at) ?? -1) >= 0
    while (!isHere() && page < pages.length) {
      page += 1
      at = 0
    }
    for (const saying of [name, ...rest]) {
      const found = pages[page]?.indexOf(saying, at) ?? -1
      expect(found, `row ${row.rowNumber}: «${saying}» on page ${page + 1}`).toBeGreaterThanOrEqual(0)
      at = found + saying.length
    }
  }
}

describe('the house of seventeen rows for its owner', () => {
  const input = makeHouseDocument({
    discount: 15,
    header: {
      customerNote:
        'Hei Ingrid og Jonas! Her er tilbudet på vinduer og dører.\nAluminium på trappevinduet, som avtalt.',
    },
  })
  let pdf: Uint8Array
  let pages: string[]

  beforeAll(async () => {
    pdf = await printer.print(input)
    pages = await textOfPages(pdf)
  })

  test('QD-06: the first page says who offers what to whom, until when and for how much', () => {
    for (const saying of [
      'Tilbud 100001',
      'Tømmerringen Sandnes',
      'Sagveien 12, 4313 SANDNES',
      'Ingrid og Jonas Tveit',
      'Tlf. 000 40 217',
      'Dato 20.11.2026',
      'Gyldig til 20.12.2026',
      'Merking Solbakken 14',
      'Referanse ENEB-2026-114',
      'Kontakt Marit Kvalheim',
      'Aluminium på trappevinduet, som avtalt.',
      `Sum inkl. mva. ${formatMoney(input.totals[0]?.sumInclTax ?? null)}`,
    ])
      expect(pages[0]).toContain(withoutSpace(saying))
  })

  test('every row stands whole on one page with its facts and its prices to the øre', () => {
    expect(input.rows).toHaveLength(17)
    expectWholeRows(pages, input.rows)
    const text = pages.join('')
    for (const { facts } of input.rows)
      for (const { label, value } of facts) expect(text).toContain(withoutSpace(`${label} ${value}`))
  })

  test('the last page has the sums, the terms and the place to sign', () => {
    const [total] = input.totals
    for (const saying of [
      `Sum eks. mva. ${formatMoney(total?.sumExclTax ?? null)}`,
      `Mva. 25 % ${formatMoney(total?.tax ?? null)}`,
      `Sum inkl. mva. ${formatMoney(total?.sumInclTax ?? null)}`,
      'Antall produkter 21 stk.',
      'Tilbudet gjelder til og med 20.12.2026.',
      'Godtatt av',
      'Underskrift',
    ])
      expect(pages.at(-1)).toContain(withoutSpace(saying))
  })

  test('each page says which it is, and each but the first whose quote it belongs to', () => {
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(withoutSpace(`side ${index + 1} av ${pages.length}`))
      expect(text.includes(withoutSpace('Tilbud 100001 · Ingrid og Jonas Tveit'))).toBe(index > 0)
    }
  })

  test('looks as it did when somebody last looked', () => expectPictures(pdf, 'house'))
})

describe('a quote takes as little paper as can be read', () => {
  const quotes = {
    'one window, on one page': { input: makeHouseDocument({ rows: 1 }), most: 1 },
    'the house of seventeen rows, on four': { input: makeHouseDocument({ discount: 15 }), most: 4 },
    'an apartment building of 61, on twelve': {
      input: makeHouseDocument({ planned: buildingRows() }),
      most: 12,
    },
  }
  test.each(Object.entries(quotes))(
    '%s, and no letter is smaller than 8 points',
    async (_, { input, most }) => {
      const pdf = await printer.print(input)
      expect((await textOfPages(pdf)).length).toBeLessThanOrEqual(most)
      expect(smallestLetterIn(pdf)).toBeGreaterThanOrEqual(8)
      expect(smallestLetterIn(pdf)).toBeLessThan(9)
    },
  )
})

test('its letters are in the document as TrueType, which every reader shows sharply and searches', async () => {
  const header = { customer: { name: 'Łukasz Čáhppe-Hætta', email: '', phone: '' } }
  const pdf = await printer.print(makeHouseDocument({ rows: 3, header }))
  const fonts = fontsIn(pdf)
  expect(fonts.length).toBeGreaterThanOrEqual(3)
  for (const { name, format } of fonts) {
    expect(name).toMatch(/^SourceSans3/)
    expect(format).toBe('TrueType')
  }
  expect((await textOfPages(pdf))[0]).toContain('ŁukaszČáhppe-Hætta')
})

test('each weight of its letters is at hand before the sheet is printed, also those of a Polish name', async () => {
  const header = { customer: { name: 'Łukasz Kowalczyk', email: '', phone: '' } }
  // A page of its own: whoever printed before has fetched the letters for the next.
  const fresh = await openPrinter()
  const letters = await fresh.lettersAtHand(makeHouseDocument({ rows: 1, header })).finally(fresh.close)
  for (const weight of [400, 600, 700])
    for (const first of ['U+0-FF', 'U+100-'])
      expect(letters.map((name) => name.replaceAll('"', ''))).toContain(
        `Source Sans 3 on paper ${weight} ${first}`,
      )
})

test('what the øre are rounded by stands before the sum that it is part of', async () => {
  const input = makeHouseDocument({ discount: 15 })
  expect(input.totals[0]?.rounding).not.toBe(0)
  const last = (await textOf(input)).at(-1) ?? ''
  const at = ['Mva.25', 'Heravøreavrunding', 'Suminkl.mva.'].map((label) => last.indexOf(label))
  expect(Math.min(...at)).toBeGreaterThanOrEqual(0)
  expect(at).toEqual(at.toSorted((one, other) => one - other))
})

test('the worked quote of trade handbook 10.3 reads on paper as it was worked by hand', async () => {
  const text = (await textOf(makeWorkedDocument())).join('')
  // 8 762 less 25 % is 6 571,50, with VAT 8 214,38; four of them 32 857,50.
  for (const saying of [
    '4 stk. kr 8 214,38 kr 32 857,50',
    '2 stk. kr 8 756,25 kr 17 512,50',
    '1 stk. kr 25 930,00 kr 25 930,00',
    'Frakt til lager 1 stk. kr 2 987,18',
    'Emballasje og avfallshåndtering 1 stk. kr 995,73',
    'Sum eks. mva. kr 64 226,32',
    'Mva. 25 % kr 16 056,58',
    'Sum inkl. mva. kr 80 282,90',
    // VAT on the sum; the lines with VAT each come to 80 282,91.
    'Herav øreavrunding kr −0,01',
  ])
    expect(text).toContain(withoutSpace(saying))
})

test('one window with its sum and the place to sign fits on one page', async () => {
  const pdf = await printer.print(makeHouseDocument({ rows: 1 }))
  expect(await textOfPages(pdf)).toHaveLength(1)
  await expectPictures(pdf, 'one-row')
})

test('QD-27: each price mode is a line of its own under the product, DISCOUNTS with its discount', async () => {
  const input = makeHouseDocument({
    rows: 6,
    modes: ['DISCOUNTS', 'CUSTOMER', 'STORE', 'AGENT'],
    viewer: 'super',
    owner: 'agent',
    discount: 15,
  })
  const pdf = await printer.print(input)
  const pages = await textOfPages(pdf)
  expectWholeRows(pages, input.rows)
  const text = pages.join('')
  for (const { discountRate, prices } of input.rows) {
    const [list] = prices
    const [unit, rate, line] = [
      formatMoney(list?.unit ?? null),
      formatPercent(discountRate),
      formatMoney(list?.line ?? null),
    ]
    expect(text).toContain(withoutSpace(unit + rate + line))
  }
  for (const { label, sumInclTax } of input.totals) {
    expect(text).toContain(label)
    expect(text).toContain(withoutSpace(formatMoney(sumInclTax)))
  }
  await expectPictures(pdf, 'four-price-columns')
})

test('QD-27: without prices there is no sum anywhere, and long names and missing ones find their place', async () => {
  const input = makeHouseDocument(
    {
      rows: 3,
      modes: ['HIDDEN'],
      header: {
        customer: { name: '', email: 'styret.i.sameiet@boligbyggelaget-guovdageaidnu.example', phone: '' },
        deliveryLabel: 'Bygg C-12 nordre fløy 3. etg.',
      },
    },
    {
      seller: {
        name: 'Nordhordland Trelast og Byggevaresenter Knarvik avdeling proff',
        address: 'Kvassnesvegen 48, 5914 ISDALSTØ',
        phone: '00010101',
        email: 'ordrekontoret.proff@nordhordland-trelast-og-byggevare.example',
        contact: 'Łucja-Margrethe Čáhppes Øvrebø',
        logo: null,
      },
      delivery: [],
      uValue: null,
    },
  )
  const pdf = await printer.print(input)
  const pages = await textOfPages(pdf)
  const text = pages.join('')
  expect(text).not.toMatch(/kr\d/)
  expect(text).not.toContain('Suminkl')
  expect(text).toContain(withoutSpace('Kontakt Łucja-Margrethe Čáhppes Øvrebø'))
  expectWholeRows(pages, input.rows)
  await expectPictures(pdf, 'no-prices')
})

describe('every price mode', () => {
  const labels = {
    CUSTOMER: 'Kundepris inkl. mva.',
    STORE: 'Forhandlerpris eks. mva.',
    AGENT: 'Byggmesterpris eks. mva.',
    DISCOUNTS: 'Listepris eks. mva.',
    HIDDEN: null,
  }
  const modes = ['CUSTOMER', 'STORE', 'AGENT', 'DISCOUNTS', 'HIDDEN'] as const
  const house = houseRows()
  const quotes = { windows: house.slice(2, 5), doors: house.slice(13, 16), building: buildingRows() }
  const logo = readFileSync(join(import.meta.dirname, '../../functions/demo/logos/kvistfri.png'), 'base64')
  /** Stock items have no discount. */
  const inMode = (mode: (typeof modes)[number], planned: typeof house, discount = 15) => {
    const input = makeHouseDocument({ planned, modes: [mode], viewer: 'super', owner: 'agent', discount })
    return { ...input, seller: { ...input.seller, logo: `data:image/png;base64,${logo}` } }
  }

  test.each(modes)(
    '%s: names its prices, and they add up to the sum; no other prices stand there',
    async (mode) => {
      for (const planned of Object.values(quotes)) {
        const input = inMode(mode, planned, planned === quotes.building ? 0 : 15)
        const pages = await textOf(input)
        expectWholeRows(pages, input.rows)
        const text = pages.join('')
        for (const [other, label] of Object.entries(labels))
          if (label !== null) expect(text.includes(withoutSpace(label)), label).toBe(other === mode)
        const [total] = input.totals
        expect(total === undefined).toBe(mode === 'HIDDEN')
        if (total === undefined) expect(text).not.toMatch(/kr\d/)
        else {
          const lines = [
            ...input.rows.map(({ prices }) => prices[0]?.line ?? Number.NaN),
            ...input.articles.map(({ prices }) => prices[0] ?? Number.NaN),
          ]
          const sum = lines.reduce((all, line) => all + Math.round(line * 100), 0)
          const printed = mode === 'CUSTOMER' ? total.sumInclTax - total.rounding : total.sumExclTax
          expect(sum).toBe(Math.round(printed * 100))
          expect(pages.at(-1)).toContain(withoutSpace(`Sum inkl. mva. ${formatMoney(total.sumInclTax)}`))
          expect(pages[0]).toContain(withoutSpace(`Sum inkl. mva. ${formatMoney(total.sumInclTax)}`))
        }
      }
    },
  )

  test.each(modes)(
    '%s looks as it did when somebody last looked, with the logo of the seller',
    async (mode) => {
      const windows = await picturesOfPages(await printer.print(inMode(mode, quotes.windows)))
      await expectPicture(windows[0] ?? new Uint8Array(), `pdf/windows-${mode.toLowerCase()}`)
      const doors = await picturesOfPages(await printer.print(inMode(mode, quotes.doors)))
      await expectPicture(doors.at(-1) ?? new Uint8Array(), `pdf/doors-${mode.toLowerCase()}`)
    },
  )
})

test('what is rated against fire and sound says so on paper', async () => {
  const input = makeHouseDocument({
    planned: [1302, 1303].map((id) => ({ product: makeProduct(id), numberOf: 1 })),
  })
  const text = (await textOf(input)).join('')
  for (const saying of ['Brannklasse EI30', 'Lydreduksjon Rw 44 dB', 'Lydreduksjon Rw 41 dB'])
    expect(text).toContain(withoutSpace(saying))
})

test('a quote without products says so, and has a place to sign all the same', async () => {
  const pages = await textOf(makeHouseDocument({ rows: 0 }))
  expect(pages).toHaveLength(1)
  for (const saying of ['Tilbudet har ingen produkter.', 'Sum inkl. mva. kr 0,00', 'Underskrift'])
    expect(pages[0]).toContain(withoutSpace(saying))
})

describe('a quote that has been ordered', () => {
  const order = { state: 'ordered', number: 480_001, at: '2026-11-22T11:00:00.000Z' } as const
  const logo = `data:image/png;base64,${readFileSync('functions/demo/logos/kvistfri.png').toString('base64')}`
  const printOrder = (title: string, state: NonNullable<DocumentInput['order']>['state']) => {
    const input = makeHouseDocument({ rows: 2 }, { title, order: { ...order, state }, deliveryText: '' })
    return printer.print({ ...input, seller: { ...input.seller, logo } })
  }

  test('is paper without a place to sign, with the number and the day of the order', async () => {
    const pdf = await printOrder('Ordrebekreftelse', 'cancel-requested')
    const text = (await textOfPages(pdf)).join('')
    for (const saying of ['Ordrebekreftelse 480001', 'Bestilt 22.11.2026', 'Tilbud 100001 fra 20.11.2026'])
      expect(text).toContain(withoutSpace(saying))
    expect(text).not.toMatch(/Gyldigtil|Godkjenning|Underskrift/)
  })

  test('says at the top when it is cancelled, beside the seller’s logo', async () => {
    await expectPictures(await printOrder('Kansellert ordre', 'cancelled'), 'cancelled')
  })
})

test('a logo that cannot be shown leaves the name of the seller', async () => {
  const input = makeHouseDocument({ rows: 1 })
  const seller = { ...input.seller, logo: 'data:image/png;base64,iVBORw0KGgo=' }
  expect((await textOf({ ...input, seller }))[0]).toContain('TømmerringenSandnes,Sagveien12')
})

test('without measurements nothing on the paper tells a size, and the drawings have no scale', async () => {
  const measured = makeHouseDocument({ rows: 5 })
  const input = makeHouseDocument({ rows: 5, measurements: false })
  const pages = await textOf(input)
  const text = pages.join('')
  for (const { product } of input.rows) {
    const { width, height } = product.choices
    for (const size of [`${width}x${height}`, `${width}`, `${height}`, withoutSpace(formatWhole(height))])
      expect(text.replaceAll(/kr−?[\d,]+/g, ''), size).not.toContain(size)
  }
  for (const word of ['Mål(B×H)', 'Vekt', 'NOBB', '1:2', '1:4']) expect(text).not.toContain(word)
  expect(text).toContain(withoutSpace('ikke i målestokk'))
  expectWholeRows(pages, input.rows)
  expect(input.totals).toEqual(measured.totals)
})

test('rows that are mounted together are drawn as they stand, before the first of them', async () => {
  const planned = [1001, 1002, 1001].map((modelId) => ({ product: makeProduct(modelId), numberOf: 1 }))
  const connections = [{ rowNumber: 3, toRow: 2, position: 'RIGHT' }] as const
  const input = makeHouseDocument({ planned, connections })
  const pdf = await printer.print(input)
  const pages = await textOfPages(pdf)
  const text = pages.join('')
  const [together] = input.constructions
  const posts = input.rows.length - planned.length
  expect(together?.rows).toHaveLength(2 + posts)
  const heading = withoutSpace(posts === 1 ? 'Rad 2, 3 og 4 monteres sammen' : 'Rad 2 og 3 monteres sammen')
  expect(text.indexOf(heading)).toBeGreaterThan(0)
  expect(text).toContain('Samletmål')
  await expectPicture((await picturesOfPages(pdf))[0] ?? new Uint8Array(), 'pdf/mounted-together')
})

test('what people type stands on paper as they typed it: long, in emoji, from right to left, or as HTML', async () => {
  const html =
    '<img src=x onerror=alert(1)><b>fet</b>&amp;"\'</style></script><script>document.title="x"</script>'
  const name = 'Ærlig-Øyvind Åsgård '.repeat(5)
  const [emoji, hebrew] = ['👷🏽‍♀️ Vindu 🪟', 'חלון סלון']
  const input = makeHouseDocument(
    {
      rows: 4,
      header: {
        customer: { name, email: 'a@b.example', phone: '' },
        deliveryLabel: html.slice(0, 30),
        externalReference: hebrew,
        customerNote: `${html}\n${emoji}\n${hebrew}\n${'M'.repeat(300)}`,
      },
    },
    {
      delivery: [html, emoji],
      seller: { name: html, address: hebrew, phone: '', email: '', contact: emoji, logo: null },
    },
  )
  const typed = [name.trim(), html, emoji, hebrew]
  const rows = input.rows.map((row, index) => ({ ...row, reference: typed[index] ?? '' }))
  const document = { ...input, rows }
  const pages = await textOf(document)
  const text = pages.join('')
  expect(text.split(withoutSpace(html)).length - 1).toBeGreaterThanOrEqual(3)
  expect(text).toContain(withoutSpace(name))
  expect(text).toContain('M'.repeat(40))
  expect(pages.length).toBeLessThan(6)
  // Read as it is written, whichever way a reader of PDFs hands it over.
  const letters = (of: string) => [...withoutSpace(of)].toSorted().join('')
  const hebrewIn = text.match(/[\u0590-\u05FF]+/g) ?? []
  expect(hebrewIn.some((found) => letters(found) === letters(hebrew))).toBe(true)

  const written = Buffer.from(await printer.print({ ...document, kind: 'quote-html' })).toString()
  expect(written).not.toMatch(/<script|<img|onerror=alert\(1\)>/i)
  expect(written).toContain('&lt;img src=x')
  expect(written).toContain(emoji)
})

test('a word longer than its column breaks, and nothing else of the page is made smaller for it', async () => {
  const [word, short] = ['M'.repeat(100), 'Ingrid og Jonas Tveit']
  const titleFor = async (name: string) => {
    const header = { customer: { name, email: '', phone: '' }, deliveryLabel: name.slice(0, 30) }
    const [page] = await picturesOfPages(await printer.print(makeHouseDocument({ rows: 1, header })))
    return sharp(page)
      .extract({ left: 500, top: 60, width: 300, height: 80 })
      .extractChannel(0)
      .threshold(128)
      .raw()
      .toBuffer()
  }
  const [ours, theirs] = [await titleFor(word), await titleFor(short)]
  // Ink or paper; each picture has greys of its own, so a pixel at an edge may be either.
  expect(ours.filter((ink, index) => ink !== theirs[index]).length).toBeLessThan(30)
})

test.each([
  ['emoji', '👷🏽‍♀️ Vindu 🪟', 'NotoEmoji'],
  ['Arabic', 'نافذة أحمد', 'NotoSansArabic'],
  ['Hebrew', 'חלון סלון', 'OpenSans'],
])('%s is printed in letters and not in boxes', async (_, name, font) => {
  const header = { customer: { name, email: '', phone: '' } }
  const pdf = Buffer.from(await printer.print(makeHouseDocument({ rows: 0, header }))).toString('latin1')
  expect(pdf).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+${font}`))
})

test('a hundred rows break between rows only, and the sums come once', async () => {
  const input = makeHouseDocument({ rows: 100 })
  const pages = await textOf(input)
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.length).toBeLessThan(22)
  expectWholeRows(pages, input.rows)
  expect(pages.filter((text) => text.includes('Underskrift'))).toHaveLength(1)
})

describe('the longest quote, of five hundred rows', () => {
  const house = makeHouseDocument({ rows: 500 })
  const input = {
    ...house,
    // Every row is found by a name of its own.
    rows: house.rows.map((row) => ({ ...row, reference: `${row.reference} nr. ${row.rowNumber}` })),
  }
  let pdf: Uint8Array
  let lines: string[][]
  let pages: string[]

  beforeAll(async () => {
    pdf = await printer.print(input)
    lines = await linesOfPages(pdf)
    pages = lines.map((page) => withoutSpace(page.join('')))
  })

  test('has every row once, under its own number, in order, whole on one page', () => {
    // The number stands first after the head of the table and after the price of the row before, at times beside a measurement.
    const numbers = lines.flatMap((page) =>
      page.flatMap((line, index) =>
        /^(Nr\.|Kundepris) /.test(page[index - 1] ?? '') ? (/^\d+/.exec(line) ?? []) : [],
      ),
    )
    expect(numbers.map(Number)).toEqual(input.rows.map(({ rowNumber }) => rowNumber))
    expectWholeRows(pages, input.rows)
  })

  test('comes to the sum of its lines, which is told on the first page and on the last', () => {
    const [total] = input.totals
    if (total === undefined) throw new Error('the quote has no sum')
    const products = input.rows.reduce(
      (sum, { prices: [price] }) => sum + Math.round((price?.line ?? Number.NaN) * 100),
      0,
    )
    const articles = input.articles.reduce(
      (sum, { prices: [price] }) => sum + Math.round((price ?? Number.NaN) * 100),
      0,
    )
    expect(products + articles).toBe(Math.round((total.sumInclTax - total.rounding) * 100))
    for (const page of [pages[0], pages.at(-1)])
      expect(page).toContain(withoutSpace(`Sum inkl. mva. ${formatMoney(total.sumInclTax)}`))
  })

  test('numbers its pages to the last, which alone has the sums and the place to sign', () => {
    expect(pages.length).toBeGreaterThan(80)
    pages.forEach((page, index) => {
      expect(page).toContain(withoutSpace(`side ${index + 1} av ${pages.length}`))
      expect(page.includes('Underskrift')).toBe(index === pages.length - 1)
    })
  })

  test('is small enough for any mailbox, which takes 10 MB of letters that a mail is written in', () => {
    expect((pdf.byteLength * 4) / 3).toBeLessThan(10 * 1024 * 1024)
  })
})

test('the PDF can be read aloud: Norwegian, with headings, tables and described drawings', async () => {
  const pdf = Buffer.from(await printer.print(makeHouseDocument({ rows: 2 }))).toString('latin1')
  expect(pdf).toContain('/Lang (nb)')
  const count = (tag: string) => pdf.match(new RegExp(`/S /${tag}\\b`, 'g'))?.length ?? 0
  expect({ title: count('H1'), products: count('H3'), drawings: count('Figure') }).toEqual({
    title: 1,
    products: 2,
    drawings: 2,
  })
  expect(count('TH')).toBeGreaterThan(6)
  // 'Tegning av V1', in the encoding of PDF strings.
  expect(pdf).toContain(
    `/Alt <FEFF${Buffer.from('Tegning av V1', 'utf16le').swap16().toString('hex').toUpperCase()}`,
  )
})

test('the HTML document says the same as the PDF, without scripts', async () => {
  const input = makeHouseDocument({ rows: 6 }, { kind: 'quote-html' })
  const html = Buffer.from(await printer.print(input)).toString()
  expect(html).not.toMatch(/<script/i)
  expect(html.match(/<svg/g)).toHaveLength(6)
  const text = withoutSpace(html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>|&nbsp;/g, ''))
  for (const row of input.rows) for (const saying of sayingsOf(row)) expect(text).toContain(saying)
})

describe('paper with a gap in it is refused', () => {
  test('when a product cannot be drawn', async () => {
    const input = makeHouseDocument({ rows: 1 })
    const rows = input.rows.map((row) => ({ ...row, product: { ...row.product, modelId: 9 } }))
    await expect(printer.print({ ...input, rows })).rejects.toThrow('Kunne ikke tegnes')
  })

  test('when a row lacks the price of a column', async () => {
    const input = makeHouseDocument({ rows: 1 })
    const rows = input.rows.map((row) => ({ ...row, prices: [] }))
    await expect(printer.print({ ...input, rows })).rejects.toThrow('row 1 lacks the price of column 1')
  })

  test('when the input is not a document', async () => {
    const input = { ...makeHouseDocument({ rows: 1 }), orderNumber: Number.NaN }
    await expect(printer.print(input)).rejects.toThrow('orderNumber')
  })
})

test('a sheet of elevations has every row with its reference and its scale, and nothing of money', async () => {
  const house = makeHouseDocument({ modes: [] }, { kind: 'quote-elevations' })
  const pdf = await printer.print(house)
  const pages = await textOfPages(pdf)
  expect(pages[0]).toContain(withoutSpace('Oppriss, tilbud 100001'))
  expect(pages[0]).toMatch(/1:\d{2,3}/)
  const text = pages.join('')
  for (const { rowNumber, reference, description } of house.rows)
    for (const saying of [`Rad ${rowNumber}`, reference, description])
      expect(text).toContain(withoutSpace(saying))
  expect(text).not.toMatch(/(?<!op)pris|rabatt|mva/i)
  await expectPictures(pdf, 'elevations')
})

test('an archive holds the document, every row as drawing and figure, and the whole for other programs', async () => {
  const document = makeHouseDocument({ rows: 2 }, { kind: 'quote-zip', title: 'Arkiv' })
  const [first, ...others] = document.rows
  // Whoever opens the spreadsheet runs nothing that a customer has typed.
  const rows = [{ ...first, reference: '=1+1' }, ...others]
  const files = unzipSync(await printer.print(documentInput.parse({ ...document, rows })))
  const text = (name: string) => new TextDecoder().decode(files[name])
  expect(Object.keys(files).toSorted()).toEqual([
    'rader.xlsx',
    'tegninger/rad_001.png',
    'tegninger/rad_001.svg',
    'tegninger/rad_002.png',
    'tegninger/rad_002.svg',
    'tilbud.json',
    `tilbud_${document.orderNumber}.pdf`,
  ])
  const pages = await textOfPages(files[`tilbud_${document.orderNumber}.pdf`] ?? new Uint8Array())
  expect(pages.join('')).toContain(String(document.orderNumber))
  const data = quoteFile.parse(JSON.parse(text('tilbud.json')))
  expect(data.rows.map(({ width, drawings }) => [width, drawings.png in files])).toEqual(
    document.rows.map(({ product }) => [product.choices.width, true]),
  )
  expect(data.rows[0]?.prices).toEqual([
    { mode: 'CUSTOMER', taxIncluded: true, ...document.rows[0]?.prices[0] },
  ])
  expect(text('tegninger/rad_001.svg')).toMatch(/^<svg[^>]+xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  const picture = sharp(files['tegninger/rad_001.png'])
  const { width, height } = await picture.metadata()
  expect(Math.max(width, height)).toBe(1200)
  // Ink on paper: neither blank nor black.
  const { channels } = await picture.stats()
  expect(channels[0]?.mean).toBeGreaterThan(100)
  expect(channels[0]?.min).toBeLessThan(100)

  const sheet = unzipSync(files['rader.xlsx'] ?? new Uint8Array())
  const cells = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml']
    .map((name) => new TextDecoder().decode(sheet[name]))
    .join('')
  expect(cells).toContain('Kundepris sum inkl. mva.')
  expect(cells).toContain('=1+1')
  expect(cells).not.toContain('<f>')
  expect(cells).toContain(`<v>${document.rows[0]?.prices[0]?.line}</v>`)

  // As a program reads it that knows sheets and nothing of ours.
  const [sheetRead] = await readXlsxFile(Buffer.from(files['rader.xlsx'] ?? []))
  const lines = sheetRead?.data ?? []
  expect(lines).toHaveLength(1 + document.rows.length)
  const headings = lines[0]?.map(String) ?? []
  const read = (row: number, heading: string) => lines[row]?.[headings.indexOf(heading)]
  for (const [index, { rowNumber, description, numberOf, product, prices }] of document.rows.entries())
    expect(
      [
        'Rad',
        'Beskrivelse',
        'Antall',
        'Bredde mm',
        'Høyde mm',
        'Kundepris per stk. inkl. mva.',
        'Kundepris sum inkl. mva.',
      ].map((heading) => read(index + 1, heading)),
    ).toEqual([
      rowNumber,
      description,
      numberOf,
      product.choices.width,
      product.choices.height,
      prices[0]?.unit,
      prices[0]?.line,
    ])
  expect(read(1, 'Referanse')).toBe('=1+1')
})
