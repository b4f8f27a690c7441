// A quote as a building model: who gets it, what it is called, and that nothing of money is in it.
import { beforeAll, expect, test } from 'vitest'
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

const model = (query = '', client = store) => client.get(`/api/v1/offers/${orderNumber}/ifc${query}`)
const count = (text: string, entity: string): number => text.split(`=${entity}(`).length - 1

test('a quote is kept as an IFC4 file under its name, one piece for each that is ordered', async () => {
  const { status, headers, text } = await model()
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/x-step',
    'content-disposition': `attachment; filename="tilbud_${orderNumber}.ifc"`,
  })
  expect(text).toContain("FILE_SCHEMA(('IFC4'));")
  expect([count(text, 'IFCWINDOW'), count(text, 'IFCDOOR')]).toEqual([2, 2])
})

test('one row is kept by itself, and is the same object there as among the others', async () => {
  const [whole, { headers, text }] = [await model(), await model('?row=2')]
  expect(headers['content-disposition']).toBe(`attachment; filename="tilbud_${orderNumber}_rad_2.ifc"`)
  expect([count(text, 'IFCWINDOW'), count(text, 'IFCDOOR')]).toEqual([0, 2])
  const doors = [...text.matchAll(/=IFCDOOR\('([^']+)'/g)].map(([, id]) => id)
  for (const id of doors) expect(whole.text).toContain(`=IFCDOOR('${id}'`)
})

test('a row that has become narrower is the same windows in the next file, and of a row that was deleted none is left', async () => {
  const number = (await store.post('/api/v1/offers')).json.model.orderNumber
  const line = { orderNumber: number, sourceOrderNumber: 0 }
  await store.post('/api/v1/products', { ...line, sourceRowId: 1002, numberOf: 2 })
  const { json } = await store.post('/api/v1/products', { ...line, sourceRowId: 1002, numberOf: 3 })
  await store.post('/api/v1/products', { ...line, sourceRowId: 3001, numberOf: 1 })
  const piecesOf = (text: string) =>
    [...text.matchAll(/=IFC(WINDOW|DOOR|WINDOWTYPE|DOORTYPE)\('([^']+)'/g)].map(
      ([, entity, id]) => `${entity} ${id}`,
    )
  const address = `/api/v1/offers/${number}`
  const [whole, deleted] = [await store.get(`${address}/ifc`), await store.get(`${address}/ifc?row=1`)]
  const before = piecesOf(whole.text)
  expect(new Set(before).size).toBe(2 + 3 + 1 + 3)

  const changed = { revision: json.model.revision, choices: { width: 990 } }
  expect((await store.put(`/api/v1/products/${number}/0/2`, changed)).status).toBe(200)
  expect((await store.delete(`${address}/0/1`)).status).toBe(200)
  const { text } = await store.get(`${address}/ifc`)
  expect(count(text, 'IFCWINDOW')).toBe(3)
  expect(text.split(",'Rad 2',1190.,990.,")).toHaveLength(3 + 1)
  const gone = piecesOf(deleted.text)
  expect(gone).toHaveLength(2 + 1)
  expect(piecesOf(text).toSorted()).toEqual(before.filter((piece) => !gone.includes(piece)).toSorted())
})

test('a row that is not in the quote is said not to be there', async () => {
  const { status, json } = await model('?row=9')
  expect([status, json.code]).toEqual([404, 'quote.row-not-found'])
})

test('more pieces than a file has room for are refused with the limit; a row within it is still given', async () => {
  const { model: quote } = (await store.post('/api/v1/offers')).json
  const number = quote.orderNumber
  for (const numberOf of [5000, 1])
    await store.post('/api/v1/products', {
      orderNumber: number,
      sourceOrderNumber: 0,
      sourceRowId: 1002,
      numberOf,
    })
  const { status, json } = await store.get(`/api/v1/offers/${number}/ifc`)
  expect([status, json.code]).toEqual([422, 'exchange.too-many-pieces'])
  expect(json.message).toMatch(/inntil 5000 stykker/)
  const whole = await store.get(`/api/v1/offers/${number}/ifc?row=1`)
  expect(count(whole.text, 'IFCWINDOW')).toBe(5000)
  expect(whole.bytes.length).toBeLessThan(6 * 1024 * 1024)
})
