// A quote as drawings for other programs: who gets them, what they are called, and that nothing of money is in them.
import { beforeAll, expect, test } from 'vitest'
import { readDxf } from '../factories/read-dxf.ts'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let orderNumber: number

beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  const row = { orderNumber, sourceOrderNumber: 0, numberOf: 2 }
  for (const sourceRowId of [1002, 3001])
    expect((await store.post('/api/v1/products', { ...row, sourceRowId })).status).toBe(201)
})

const drawing = (what: string, client = store) => client.get(`/api/v1/offers/${orderNumber}/${what}`)
const outlinesOf = (text: string) => readDxf(text).polylines.filter(({ layer }) => layer === 'Omriss')

test('a quote is kept as a CAD drawing under its name, one elevation for each row', async () => {
  const { status, headers, text } = await drawing('dxf')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/vnd.dxf',
    'content-disposition': `attachment; filename="tilbud_${orderNumber}_oppriss.dxf"`,
  })
  expect(outlinesOf(text)).toHaveLength(2)
  expect(readDxf(text).texts.map((words) => words.text)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Rad 1/), expect.stringMatching(/^Rad 2/)]),
  )
})

test('one row is kept by itself, with its sections', async () => {
  const { headers, text } = await drawing('dxf?row=2')
  expect(headers['content-disposition']).toBe(`attachment; filename="tilbud_${orderNumber}_rad_2.dxf"`)
  expect(outlinesOf(text)).toHaveLength(1)
  expect(readDxf(text).layers).toContain('Snitt-karm')
})

test('the holes in the wall are kept under a name of their own, one for each row', async () => {
  const { headers, text } = await drawing('dxf?drawing=openings')
  expect(headers['content-disposition']).toBe(`attachment; filename="tilbud_${orderNumber}_veggapninger.dxf"`)
  expect(readDxf(text).polylines.filter(({ layer }) => layer === 'Veggåpning')).toHaveLength(2)
})

test('a row is kept as a picture with its measurements', async () => {
  const { status, headers, text } = await drawing('svg?row=1')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': `attachment; filename="tilbud_${orderNumber}_rad_1.svg"`,
  })
  expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(text).toContain('>1190<')
  expect(text).not.toMatch(/<script|href=/)
})

test.each(['dxf?row=9', 'svg?row=9'])(
  '%s: a row that is not in the quote is said not to be there',
  async (what) => {
    const { status, json } = await drawing(what)
    expect([status, json.code]).toEqual([404, 'quote.row-not-found'])
  },
)

test.each(['dxf', 'dxf?row=1', 'dxf?drawing=openings', 'svg?row=1'])(
  '%s: whoever may not see the quote is not told that there is one',
  async (what) => {
    const stranger = await loggedIn('otherStoreClerk')
    const [{ status, json }, missing] = [
      await drawing(what, stranger),
      await stranger.get(`/api/v1/offers/999999/${what}`),
    ]
    expect([status, json.code]).toEqual([404, missing.json.code])
  },
)

test.each(['dxf', 'dxf?row=1', 'svg?row=1'])('%s: nothing of money is in it', async (what) => {
  const { text } = await drawing(what)
  expect(text).not.toMatch(/\bkr\b|\bpris|rabatt|NOK/i)
})

test('a quote without rows is an empty drawing', async () => {
  const { model } = (await store.post('/api/v1/offers')).json
  const { status, text } = await store.get(`/api/v1/offers/${model.orderNumber}/dxf`)
  expect(status).toBe(200)
  expect(readDxf(text)).toMatchObject({ polylines: [], texts: [], measures: [], strangers: [] })
})
