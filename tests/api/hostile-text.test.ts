// What people type is text everywhere: in the search, on the customer's page, in the mail, and in all that a document is made of.
import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DocumentInput, documentInput } from '#domain/contracts/render'
import { quoteFileFor } from '#domain/views/quote-file-for'
import { findMail } from '#functions/data/mails/mail-repository'
import { findManifest } from '#functions/data/quotes/quote-repository'
import { rowsSheet } from '#render-worker/rows-sheet'
import { makeHouseDocument } from '../factories/house-document.ts'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { frozenInput, receiveJobs } from './render-queue.ts'
import { isAnywhere } from './whole-table.ts'

withEngines()

const html = '<img src=x onerror=alert(1)><b>"fet"</b>&amp;'
const hebrew = 'חלון שלום'
const emoji = '👷🏽‍♀️🪟'
/** Each kind of them: control signs, marks of direction, the mark of a file's beginning. */
const hidden =
  '\u0000\u0007\u001b\u007f\u009f\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff'
/** As long as a name may be. */
const name = `${'Ærlig-Øyvind Åsgård '.repeat(4)}<b>${emoji}</b>`.padEnd(100, 'x')
const note = [html, hebrew, emoji, '=1+1', '</script><script>alert(1)</script>'].join('\n')
const references = [html, hebrew, `=cmd|'/c calc'!A1`]

let store: Client
let orderNumber: number
const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`
const asJson = { headers: { accept: 'application/json' } }

beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  for (const [index, reference] of references.entries()) {
    await store.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: 0,
      sourceRowId: 1001,
      numberOf: 1,
    })
    const path = `/api/v1/products/${orderNumber}/0/${index + 1}`
    const { revision } = (await store.get(path)).json
    const edited = await store.put(path, { revision, choices: { reference } })
    expect(edited.status, edited.text).toBe(200)
  }
  const { version } = (await store.get(address())).json
  const written = await store.put(address(), {
    version,
    customer: { name, email: 'kunde@x.example', phone: '' },
    customerNote: note,
    deliveryLabel: html.slice(0, 30),
    externalReference: hebrew,
  })
  expect(written.status, written.text).toBe(200)
})

const typed = { customer: { name }, comment: note, deliveryLabel: html.slice(0, 30) }

test('a quote is found by what was typed into it, and shown as it was typed', async () => {
  for (const q of ['onerror', 'שלום', 'Ærlig', 'åsgård', name.slice(0, 60)]) {
    const found = (await store.get(`/api/v1/offers?limit=5&q=${encodeURIComponent(q)}`)).json
    expect(
      found.map((each: { orderNumber: number }) => each.orderNumber),
      q,
    ).toContain(orderNumber)
    expect(found[0].customerName).toBe(name)
  }
})

test('the customer’s page and the mail say it as text', async () => {
  const made = await store.post(address('/customer/links'), { prices: 'rows', days: 7 })
  const page = (await makeClient().get(made.json.model.path.replace('/kunde/', '/api/v1/customer/'))).json
  expect(page).toMatchObject({ customerName: name, comment: note, deliveryLabel: typed.deliveryLabel })
  expect(page.rows.map(({ reference }: { reference: string }) => reference)).toEqual(references)

  expect((await store.post(address('/send?prices=CUSTOMER'), {})).status).toBe(200)
  const mailId = (await findManifest(orderNumber))?.sent?.mailId ?? ''
  const mail = await findMail({ orderNumber, mailId })
  for (const text of [name, note, typed.deliveryLabel]) expect(mail?.text).toContain(text)
  expect(mail?.subject).toBe(`Tilbud ${orderNumber} fra Tømmerringen Sandnes`)
  await receiveJobs()
})

test('signs that nobody sees, and those that turn what follows, are kept in no text of a quote, whoever types them', async () => {
  const turned = `${hidden.slice(0, 11)}Ola${hidden.slice(11)} Nes`
  const made = (await store.post('/api/v1/offers')).json.model
  const [offer, row] = [`/api/v1/offers/${made.orderNumber}`, `/api/v1/products/${made.orderNumber}/0/1`]
  const bodies: { path: string; method: 'put' | 'post'; body: object }[] = [
    {
      method: 'post',
      path: `/api/v1/products/schedule/${made.orderNumber}`,
      body: { rows: [{ modelId: 1002, numberOf: 1, choices: { reference: turned } }] },
    },
    {
      method: 'put',
      path: offer,
      body: {
        customer: { name: turned, email: 'ola@kunde.example', phone: '' },
        customerNote: turned,
        deliveryLabel: turned,
        externalReference: turned,
        deliveryAddress: {
          address1: turned,
          address2: turned,
          postalCode: '4313',
          postalAddress: turned,
          complete: true,
          code: '',
        },
      },
    },
    { method: 'put', path: row, body: { choices: { reference: turned } } },
    { method: 'post', path: `${offer}/send?prices=CUSTOMER`, body: { text: turned } },
  ]
  for (const { method, path, body } of bodies) {
    const { version } = (await store.get(offer)).json
    const revision = path === row ? (await store.get(row)).json.revision : undefined
    const based = path === offer ? { version } : path === row ? { revision } : {}
    const reply = await store[method](path, { ...based, ...body })
    expect(reply.status, `${path} ${reply.text}`).toBeLessThan(300)
  }
  const link = await store.post(`${offer}/customer/links`, { prices: 'rows', days: 1 })
  const page = link.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const customer = makeClient()
  const { hash } = (await customer.get(page)).json
  const asked = await customer.post(`${page}/questions`, { rowNumber: 1, name: turned, text: turned })
  const accepted = await customer.post(`${page}/acceptance`, { name: turned, hash })
  expect([asked.status, accepted.status]).toEqual([200, 200])
  expect((await store.get(offer)).json).toMatchObject({
    customer: { name: 'Ola Nes' },
    customerNote: 'Ola Nes',
    deliveryLabel: 'Ola Nes',
  })
  for (const sign of hidden) expect(await isAnywhere(sign), sign.codePointAt(0)?.toString(16)).toBe(false)
  await receiveJobs(5)
})

describe('on paper', () => {
  let frozen: readonly DocumentInput[]
  beforeAll(async () => {
    for (const path of [
      `/tilbud/${orderNumber}/pdf?`,
      `/tilbud/${orderNumber}/html?`,
      `${address('/download')}?`,
    ])
      await store.get(`${path}prices=STORE`, asJson)
    const jobs = await receiveJobs(5)
    frozen = await Promise.all(jobs.map(async (job) => documentInput.parse(await frozenInput(job))))
  })

  test('PDF, HTML and archive are made of exactly what was typed', () => {
    expect(frozen.map(({ kind }) => kind).toSorted()).toEqual(['quote-html', 'quote-pdf', 'quote-zip'])
    for (const document of frozen) {
      expect(document).toMatchObject(typed)
      expect(document.rows.map(({ reference }) => reference)).toEqual(references)
    }
  })

  const cellsOf = (sheet: Uint8Array): string => {
    const files = unzipSync(sheet)
    return ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml']
      .map((file) => new TextDecoder().decode(files[file]))
      .join('')
  }

  test('nothing in the spreadsheet is a formula, and other programs read what was typed', async () => {
    const [document] = frozen
    if (document === undefined) throw new Error('nothing was frozen')
    const cells = cellsOf(await rowsSheet(document))
    expect(cells).toContain(hebrew)
    expect(cells).toContain('=cmd|')
    expect(cells).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(cells).not.toMatch(/<f>|<img|<script/)
    expect(quoteFileFor(document)).toMatchObject({
      comment: note,
      rows: references.map((reference) => ({ reference })),
    })
  })

  test.each([0, 1, 500])(
    'a quote of %d rows has a line for each in the spreadsheet and for other programs',
    async (rows) => {
      const document = makeHouseDocument({ rows })
      expect(quoteFileFor(document).rows).toHaveLength(rows)
      expect(cellsOf(await rowsSheet(document)).match(/<row /g)).toHaveLength(rows + 1)
    },
  )
})
