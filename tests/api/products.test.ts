// Products of rows: made from the catalogue or copied, changed in one piece, drawn, and as they once were.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productRow } from '#domain/contracts/product'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let colleague: Client
let neighbour: Client
let agent: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  colleague = await loggedIn('both')
  await colleague.put('/api/v1/contexts/current', { contextId: 71 })
  neighbour = await loggedIn('otherStoreClerk')
  agent = await loggedIn('agent')
})

let orderNumber: number
beforeEach(async () => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
})

const add = (body: object, client = store, headers = {}) =>
  client.post(
    '/api/v1/products',
    { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, ...body },
    { headers },
  )
const made = async (body: object = {}) => {
  const reply = await add(body)
  expect(reply.status, reply.text).toBe(201)
  return reply.json.model
}
const row = (rowNumber = 1, changeId = '0') => `/api/v1/products/${orderNumber}/${changeId}/${rowNumber}`
const put = (body: unknown, client = store) => client.put(row(), body)
const rows = async () => (await store.get(`/api/v1/offers/${orderNumber}`)).json.productRows

describe('a new row', () => {
  test('Q-173, Q-178, Q-298, Q-299: comes from the catalogue with its defaults, as the contract says', async () => {
    const model = await made({ numberOf: 2 })
    expect(productRow.parse(model)).toEqual(model)
    expect(model).toMatchObject({
      orderNumber,
      changeNumber: 0,
      rowNumber: 1,
      numberOf: 2,
      model: { id: '1002', description: 'Skjær Toppsving' },
      component: 'Window',
      formType: 'V0001',
      frame: { type: 'T', width: 1190, height: 1190, depth: 105, depthMin: 105, dividable: true },
      function: 'TS',
      uvalue: 0.79,
      weight: 55.9,
      innerColor: { code: 'NCS S 0502-Y', rgbHex: '#F2F0E8' },
      readOnly: false,
      editable: true,
      price: { priceExclTax: 7022, unitPrice: 7022, linePrice: 14_044 },
    })
    expect((await store.get(row())).json).toEqual(model)
  })

  test('QD-35: is a draft without a count when nobody says how many', async () => {
    expect((await made()).numberOf).toBe(0)
  })

  test('a price that a client sends along is not read', async () => {
    const reply = await add({ price: { priceExclTax: 1 } })
    expect([reply.status, reply.json.code]).toEqual([422, 'request.invalid'])
  })

  test.each([
    [{ sourceRowId: 9999 }, 422, 'product.unknown-model'],
    [{ sourceRowId: -1 }, 422, 'product.unknown-model'],
    [{ sourceRowId: 1.5 }, 422, 'request.invalid'],
    [{ sourceRowId: '1002' }, 422, 'request.invalid'],
    [{ numberOf: -1 }, 422, 'request.invalid'],
    [{ numberOf: 2 ** 53 }, 422, 'request.invalid'],
    [{ orderNumber: 999_999 }, 404, 'quote.not-found'],
    [{ sourceOrderNumber: 999_999, sourceRowId: 1 }, 404, 'quote.not-found'],
  ])('%j is refused and makes nothing', async (body, status, code) => {
    const reply = await add(body)
    expect([reply.status, reply.json.code]).toEqual([status, code])
    expect(await rows()).toEqual([])
  })

  test('a double click makes one row, however many clicks it is', async () => {
    const click = () => add({ numberOf: 1 }, store, { 'idempotency-key': `rad-i-${orderNumber}` })
    const replies = await Promise.all(Array.from({ length: 20 }, click))
    expect(replies.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    for (const { status, json } of replies) if (status !== 201) expect(json.code).toBe('request.in-progress')
    expect((await click()).json.model.rowNumber).toBe(1)
    expect(await rows()).toHaveLength(1)
  })
})

describe('a copy', () => {
  test('of a row keeps product, count and rates', async () => {
    const source = await made({ numberOf: 3 })
    await put({ revision: source.revision, choices: { reference: 'Stue', width: 1090 } })
    await store.put(`/api/v1/offers/${orderNumber}/0/1/discountrate/20`)
    const copy = await made({ sourceOrderNumber: orderNumber, sourceRowId: 1 })
    expect(copy).toMatchObject({
      rowNumber: 2,
      numberOf: 3,
      frame: { width: 1090 },
      choices: { reference: 'Stue' },
      price: { discountRate: 20 },
    })
    await store.put(row(2), { revision: copy.revision, choices: { width: 990 } })
    expect((await rows()).map(({ frame }: { frame: { width: number } }) => frame.width)).toEqual([1090, 990])
  })

  test('Q-131: of a row without a count is refused', async () => {
    await made()
    const reply = await add({ sourceOrderNumber: orderNumber, sourceRowId: 1 })
    expect([reply.status, reply.json.message]).toEqual([422, 'Kan ikke kopiere rad uten antall'])
  })

  test('into another quote takes the product and leaves the rates', async () => {
    await made({ numberOf: 3 })
    await store.put(`/api/v1/offers/${orderNumber}/0/1/discountrate/20`)
    const source = orderNumber
    orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
    expect(await made({ sourceOrderNumber: source, sourceRowId: 1 })).toMatchObject({
      orderNumber,
      rowNumber: 1,
      numberOf: 3,
      price: { discountRate: 0 },
    })
  })

  test('of somebody else’s row is refused as if it were not there', async () => {
    await made({ numberOf: 1 })
    const theirs = (await neighbour.post('/api/v1/offers')).json.model.orderNumber
    const reply = await neighbour.post('/api/v1/products', {
      orderNumber: theirs,
      sourceOrderNumber: orderNumber,
      sourceRowId: 1,
    })
    expect([reply.status, reply.json.code]).toEqual([404, 'quote.not-found'])
  })
})

describe('an edit', () => {
  test('Q-300: is one atomic patch; everything that follows comes back', async () => {
    const before = await made({ numberOf: 1 })
    const reply = await put({
      ...before,
      choices: { width: 1390, aluminium: { selected: true, color: 'RAL 7016' }, numberOfVents: 1 },
    })
    expect(reply.status, reply.text).toBe(200)
    expect(reply.json.model).toMatchObject({
      frame: { width: 1390 },
      aluminiumClothing: { selected: true, color: { code: 'RAL 7016', description: 'Antrasittgrå' } },
      numberOfVents: 1,
    })
    expect(reply.json.model.revision).not.toBe(before.revision)
    expect(reply.json.model.price.priceExclTax).toBeGreaterThan(before.price.priceExclTax)
  })

  test('worked row 1: 1190 × 1190 clad in aluminium with one vent costs 8 762 kroner', async () => {
    const { revision } = await made({ numberOf: 4 })
    const choices = { aluminium: { selected: true, color: 'RAL 7016' }, numberOfVents: 1 }
    const { model } = (await put({ revision, choices })).json
    expect(model).toMatchObject({
      price: { priceExclTax: 8762, linePrice: 35_048 },
      uvalue: 0.82,
      weight: 60.5,
    })
  })

  test('one wrong choice refuses all of them', async () => {
    const { revision } = await made({ numberOf: 1 })
    const reply = await put({ revision, choices: { width: 1390, glassCode: 'finnes ikke' } })
    expect(reply.status).toBe(422)
    expect(reply.json.details.path).toBe('glassCode')
    expect((await rows())[0].frame.width).toBe(1190)
  })

  test('the whole product as read may be sent back, and changes nothing', async () => {
    const before = await made({ numberOf: 1 })
    const reply = await put(before)
    expect(reply.json.model).toEqual(before)
    expect((await store.get(`/api/v1/offers/${orderNumber}`)).json.version).toBe(2)
  })

  test('what is chosen is remembered as stated, also where the model comes so, and an edit can take that back', async () => {
    const before = await made({ numberOf: 1 })
    expect(before.stated).toEqual([])
    const side = { glassCode: before.choices.glassCode }
    const chosen = (await put({ revision: before.revision, choices: side })).json.model
    expect([chosen.choices, chosen.stated]).toEqual([before.choices, ['glassCode']])
    expect(chosen.revision).not.toBe(before.revision)
    const again = (await put({ revision: chosen.revision, choices: side })).json.model
    expect(again.revision).toBe(chosen.revision)
    const back = await put({ revision: chosen.revision, choices: side, takenBack: ['glassCode'] })
    expect(back.json.model.stated).toEqual([])
  })

  test('to state what already is so clashes with nobody', async () => {
    const { revision } = await made({ numberOf: 1 })
    await put({ revision, choices: { width: 1390 } }, colleague)
    const late = await put({ revision, choices: { glassCode: '304' } })
    expect([late.status, late.json.model.stated]).toEqual([200, ['glassCode', 'width']])
  })

  test('a copy has been stated as its source has', async () => {
    const { revision } = await made({ numberOf: 1 })
    await put({ revision, choices: { glassCode: '304' } })
    const copy = await add({ sourceOrderNumber: orderNumber, sourceRowId: 1 })
    expect(copy.json.model.stated).toEqual(['glassCode'])
    const other = (await store.post('/api/v1/offers')).json.model.orderNumber
    const there = await add({ orderNumber: other, sourceOrderNumber: orderNumber, sourceRowId: 1 })
    expect(there.json.model.stated).toEqual(['glassCode'])
  })

  test('Q-192: of two who edit one row the later is shown it as it is, and by whom', async () => {
    const { revision } = await made({ numberOf: 1 })
    const first = await put({ revision, choices: { width: 1390 } }, colleague)
    const late = await put({ revision, choices: { height: 990 } })
    expect([late.status, late.json.code]).toEqual([409, 'quote.row-changed'])
    expect(late.json.message).toContain('Marit Kvalheim')
    expect(late.json.details).toMatchObject({
      changedBy: 'Marit Kvalheim',
      byViewer: false,
      current: { revision: first.json.model.revision, frame: { width: 1390, height: 1190 } },
    })
    const again = await put({ revision: late.json.details.current.revision, choices: { height: 990 } })
    expect(again.json.model.frame).toMatchObject({ width: 1390, height: 990 })
  })

  test('Q-192: whoever edits one row in two places is told that it was himself', async () => {
    const { revision } = await made({ numberOf: 1 })
    await put({ revision, choices: { width: 1390 } })
    const late = await put({ revision, choices: { width: 990 } })
    expect(late.json.details).toMatchObject({ byViewer: true, current: { frame: { width: 1390 } } })
  })

  test('two people who edit two rows never notice each other', async () => {
    const [one, other] = [await made({ numberOf: 1 }), await made({ numberOf: 1 })]
    const replies = await Promise.all([
      store.put(row(1), { revision: one.revision, choices: { width: 1390 } }),
      colleague.put(row(2), { revision: other.revision, choices: { width: 990 } }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })

  test('a request that is sent twice is done once', async () => {
    const { revision } = await made({ numberOf: 1 })
    const edit = { revision, choices: { width: 1390 } }
    const [first, second] = [await put(edit), await put(edit)]
    expect([second.status, second.json.model.revision]).toEqual([200, first.json.model.revision])
  })

  test.each([
    { choices: { width: 1390 } },
    { revision: 'x', choices: { width: 'NaN' } },
    { revision: 'x', choices: { width: -5 } },
    { revision: 'x', choices: { width: 1e9 } },
    { revision: 'x', choices: { width: 12.5 } },
    { revision: 'x', choices: { aluminium: true } },
    { revision: 'x', choices: { price: 1 } },
    { revision: 'x', choices: { dividers: Array(65).fill({}) } },
    { revision: 'x', choices: null },
  ])('%j is no edit', async (body) => {
    await made({ numberOf: 1 })
    const reply = await put(body)
    expect([reply.status, reply.json.code]).toEqual([422, 'request.invalid'])
  })

  test('Q-299: a row that is not there', async () => {
    expect((await put({ revision: 'x', choices: {} })).json.code).toBe('quote.row-not-found')
    const read = await store.get(row(7))
    expect([read.status, read.json.code]).toEqual([404, 'quote.row-not-found'])
  })
})

describe('a revision', () => {
  test('is read as it was, and cannot be changed', async () => {
    const first = await made({ numberOf: 1 })
    await put({ revision: first.revision, choices: { width: 1390 } })
    const old = await store.get(row(1, first.revision))
    expect(old.json).toMatchObject({
      revision: first.revision,
      frame: { width: 1190 },
      price: { priceExclTax: 7022 },
      readOnly: true,
      editable: false,
    })
    const changed = await store.put(row(1, first.revision), { revision: first.revision, choices: {} })
    expect([changed.status, changed.json.code]).toEqual([409, 'quote.old-revision'])
  })

  test('names the one that an edit replaced, to whoever made the edit: there undoing leads', async () => {
    const first = await made({ numberOf: 1 })
    expect(first.replaces).toBeNull()
    const second = (await put({ revision: first.revision, choices: { width: 1390 } })).json.model
    expect(second.replaces).toBe(first.revision)
    expect((await store.get(row(1, second.revision))).json.replaces).toBe(first.revision)
    expect((await colleague.get(row())).json.replaces).toBeNull()
  })

  test('of another row, or none at all, is not found', async () => {
    const [, other] = [await made({ numberOf: 1 }), await made({ numberOf: 1 })]
    for (const revision of [other.revision, 'rev_finnesikke'])
      expect((await store.get(row(1, revision))).json.code).toBe('quote.revision-not-found')
    expect((await store.get(row(1, '7'))).status).toBe(422)
  })
})

describe('the drawing', () => {
  test('of a revision is kept for a day by whoever may see it', async () => {
    const { revision } = await made({ numberOf: 1 })
    const address = `${row()}/drawing_${revision}.svg`
    const [outside, inside] = [
      await store.get(`${address}?side=outside`),
      await store.get(`${address}?side=inside`),
    ]
    expect([outside.status, outside.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(outside.headers['cache-control']).toBe('private, max-age=86400')
    expect(outside.text).toMatch(/^<svg [\s\S]*<\/svg>$/)
    expect(inside.text).not.toBe(outside.text)
    await put({ revision, choices: { width: 590 } })
    expect((await store.get(`${address}?side=outside`)).text).toBe(outside.text)
    expect((await neighbour.get(address)).status).toBe(404)
  })

  test('is where the quote says', async () => {
    await made({ numberOf: 1 })
    expect((await store.get((await rows())[0].imageUrl)).status).toBe(200)
  })

  test.each(['drawing_rev_none.svg', 'drawing_.svg', 'drawing_rev_x.png', 'tegning.svg'])(
    '%s is none',
    async (file) => {
      await made({ numberOf: 1 })
      expect([404, 422]).toContain((await store.get(`${row()}/${file}`)).status)
    },
  )
})

test('an agent’s customer price is not the store’s to see on a row either', async () => {
  const theirs = (await agent.post('/api/v1/offers')).json.model.orderNumber
  await agent.post('/api/v1/products', {
    orderNumber: theirs,
    sourceOrderNumber: 0,
    sourceRowId: 1002,
    numberOf: 1,
  })
  await agent.put(`/api/v1/offers/${theirs}/0/1/discountrate/15`)
  const seen = (await store.get(`/api/v1/products/${theirs}/0/1`)).json.price
  expect(seen).toMatchObject({ discountRate: null, agentUnitPrice: null, unitPrice: 4774.96 })
})
