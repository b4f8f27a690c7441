// The pieces of an architect's model that a row came of: kept with it whatever is done to it, and of no other row.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { globalId } from '#tests/factories/small-ifc'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
})

const pieces = [globalId(1), globalId(2)]
let orderNumber: number
const schedule = () => `/api/v1/products/schedule/${orderNumber}`
const modelRows = async (of = orderNumber) => (await store.get(`/api/v1/products/model-rows/${of}`)).json.rows
const ofModel = { modelId: 1002, numberOf: 2, choices: { width: 1190, reference: 'V1' }, modelPieces: pieces }

beforeEach(async () => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  const reply = await store.post(schedule(), { rows: [ofModel, { ...ofModel, modelPieces: undefined }] })
  expect(reply.status, reply.text).toBe(200)
})

const kept = { rowNumber: 1, reference: 'V1', width: 1190, height: 1190, numberOf: 2, pieces }

test('a row that came of a model says of which pieces, and one that was written says none', async () => {
  expect(await modelRows()).toEqual([kept])
})

test('they stay with the row when its product, its count and its place are changed', async () => {
  const { revision } = (await store.get(`/api/v1/products/${orderNumber}/0/1`)).json
  const changed = await store.put(`/api/v1/products/${orderNumber}/0/1`, {
    revision,
    choices: { width: 990, glassCode: '304' },
  })
  expect(changed.status, changed.text).toBe(200)
  expect(await modelRows()).toEqual([{ ...kept, width: 990 }])
})

test('the copy of a row is another window, and the copy of a quote is of the same house', async () => {
  const copied = await store.post(`/api/v1/offers/${orderNumber}/rows/copy`, { rows: [1] })
  expect(copied.status, copied.text).toBe(200)
  expect(await modelRows()).toEqual([kept])
  const { json } = await store.post(`/api/v1/offers/${orderNumber}/copy`)
  expect(await modelRows(json.model.orderNumber)).toEqual([kept])
})

test('what is no GlobalId is refused', async () => {
  const reply = await store.post(schedule(), { rows: [{ ...ofModel, modelPieces: ['V1'] }] })
  expect(reply.status).toBe(422)
})
