// A schedule of many rows in one call: products and prices are the server's, every row is in or refused by itself.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '#functions/data/connection'
import { findManifest } from '#functions/data/quotes/quote-repository'
import { houseRows } from '#functions/demo/house'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { orderQuote } from './order.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let neighbour: Client
let agent: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  neighbour = await loggedIn('otherStoreClerk')
  agent = await loggedIn('agent')
})

let orderNumber: number
beforeEach(async () => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
})

const address = () => `/api/v1/products/schedule/${orderNumber}`
const offer = async () => (await store.get(`/api/v1/offers/${orderNumber}`)).json
const window1002 = { modelId: 1002, numberOf: 2, choices: { width: 1390, reference: 'V1' } }
const tooWide = { modelId: 1002, numberOf: 1, choices: { width: 9000 } }

test('the 17 rows of a house come in one call, in their order', async () => {
  const planned = houseRows()
  const rows = planned.map(({ product, numberOf }) => ({
    modelId: product.modelId,
    numberOf,
    choices: product.choices,
  }))
  const reply = await store.post(address(), { rows })
  expect(reply.status, reply.text).toBe(200)
  expect(reply.json.model.rows.map(({ rowNumber }: { rowNumber: number }) => rowNumber)).toEqual(
    planned.map((_, index) => index + 1),
  )
  const { productRows } = await offer()
  expect(productRows.map(({ reference }: { reference: string }) => reference)).toEqual(
    planned.map(({ product }) => product.choices.reference),
  )
})

test('what a line says is stated, also where the model comes so', async () => {
  const choices = { width: 1190, height: 1190, glassCode: '304' }
  await store.post(address(), { rows: [{ modelId: 1002, numberOf: 1, choices }] })
  const { json } = await store.get(`/api/v1/products/${orderNumber}/0/1`)
  expect(json.stated).toEqual(['glassCode', 'height', 'width'])
})

test('a row that cannot be made is named with its reason; the others are in', async () => {
  const { json } = await store.post(address(), {
    rows: [window1002, tooWide, { ...window1002, modelId: 9999 }, window1002],
  })
  expect(json.model.rows).toMatchObject([
    { rowNumber: 1, refusal: null },
    { rowNumber: null, refusal: { message: expect.stringContaining('bredde 390–1\u00A0790\u00A0mm') } },
    { rowNumber: null, refusal: { code: 'product.unknown-model' } },
    { rowNumber: 2, refusal: null },
  ])
  expect((await offer()).productRows).toHaveLength(2)
})

test('many rows are one change of the quote', async () => {
  const before = await findManifest(orderNumber)
  await store.post(address(), { rows: Array.from({ length: 5 }, () => window1002) })
  const after = await findManifest(orderNumber)
  expect([after?.version, after?.change.kind]).toEqual([(before?.version ?? 0) + 1, 'add-rows'])
  expect(new Set(after?.rows.map(({ revisionId }) => revisionId)).size).toBe(5)
  expect((await store.get(`/api/v1/products/${orderNumber}/0/5`)).json.choices.width).toBe(1390)
})

test('the same key adds the rows once, also when a first call died half-way', async () => {
  const rows = Array.from({ length: 4 }, () => window1002)
  const once = { headers: { 'idempotency-key': `hurtig-${orderNumber}` } }
  const { client } = connection()
  // The record of the command and one revision each; the quote itself is not written any more.
  let left = 5
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (!/^(Put|Update)/.test(commandName ?? '')) return next(args)
        left -= 1
        return left < 0 ? Promise.reject(new Error('killed')) : next(args)
      },
    { name: 'death', step: 'initialize', override: true },
  )
  const died = await store.post(address(), { rows }, once)
  client.middlewareStack.remove('death')
  expect(died.status).toBe(500)
  expect((await findManifest(orderNumber))?.rows).toEqual([])

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const second = await store.post(address(), { rows }, once)
  const third = await store.post(address(), { rows }, once)
  vi.useRealTimers()
  expect(second.json.model.rows.map(({ rowNumber }: { rowNumber: number }) => rowNumber)).toEqual([
    1, 2, 3, 4,
  ])
  expect(third.json).toEqual(second.json)
  expect((await findManifest(orderNumber))?.rows).toHaveLength(4)
})

test('a quote that has been ordered takes no rows, and the same rows are in once it is handed back', async () => {
  orderNumber = (await agent.post('/api/v1/offers')).json.model.orderNumber
  const rows = { rows: [window1002] }
  await agent.post(address(), rows)
  const { version } = await offer()
  const customer = { name: 'Ingrid Tveit', email: '', phone: '' }
  await agent.put(`/api/v1/offers/${orderNumber}`, { version, customer })
  await orderQuote(agent, orderNumber)
  const add = () => agent.post(address(), rows, { headers: { 'idempotency-key': 'rows-of-a-locked-quote' } })
  const refused = await add()
  expect([refused.status, refused.json.code]).toEqual([409, 'quote.read-only'])
  expect((await store.post(`/api/v1/offers/${orderNumber}/handback`, {})).status).toBe(200)
  expect((await add()).json.model.rows).toEqual([{ rowNumber: 2, refusal: null }])
})

test('a price that a client sends along is not read', async () => {
  const reply = await store.post(address(), { rows: [{ ...window1002, price: { unitPrice: 1 } }] })
  expect([reply.status, reply.json.code]).toEqual([422, 'request.invalid'])
})

test('somebody else’s quote is not there', async () => {
  for (const reply of [
    await neighbour.post(address(), { rows: [window1002] }),
    await neighbour.get(address()),
  ])
    expect([reply.status, reply.json.code]).toEqual([404, 'quote.not-found'])
})

test('what the browser prices with gives the price that the row gets', async () => {
  const agents = (await agent.post('/api/v1/offers')).json.model.orderNumber
  for (const [client, order] of [
    [store, orderNumber],
    [agent, agents],
  ] as const) {
    const { share } = (await client.get(`/api/v1/products/schedule/${order}`)).json
    await client.post(`/api/v1/products/schedule/${order}`, {
      rows: [window1002, { modelId: 3001, numberOf: 1, choices: {} }],
    })
    const { productRows } = (await client.get(`/api/v1/offers/${order}`)).json
    const manifest = await findManifest(order)
    const [window, door] = manifest?.rows ?? []
    expect(productRows[0].price.unitPrice).toBeCloseTo(((window?.gross ?? 0) * share.windows) / 100, 2)
    expect(productRows[1].price.unitPrice).toBeCloseTo(((door?.gross ?? 0) * share.doors) / 100, 2)
  }
})
