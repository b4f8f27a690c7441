// What goes over the line and what stays in the table, in bytes: both are paid for, by time and by money.
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, test } from 'vitest'
import { connection } from '#functions/data/connection'
import { manifestEntity } from '#functions/data/quotes/quote-entities'
import type { Client, Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let client: Client
beforeAll(async () => {
  await insertPeople()
  client = await loggedIn('storeClerk')
})

const GZIP = { headers: { 'accept-encoding': 'gzip, deflate, br' } }

const done = ({ status, text, json }: Reply) => {
  expect(status, text).toBeLessThan(300)
  return json
}

const quoteOf = async (rows: number): Promise<number> => {
  const { orderNumber } = done(await client.post('/api/v1/offers')).model
  const row = { modelId: 1001, numberOf: 2, choices: {} }
  for (let left = rows; left > 0; left -= 50)
    done(
      await client.post(`/api/v1/products/schedule/${orderNumber}`, {
        rows: Array.from({ length: Math.min(left, 50) }, () => row),
      }),
    )
  return orderNumber
}

type Stored = Readonly<Record<string, unknown>>

const sizeOf = (value: unknown): number => {
  if (value instanceof Uint8Array) return value.length
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + 1 + sizeOf(each), 3)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + 1 + sizeOf(each), 3)
  return String(value).length
}

const itemsOf = async (orderNumber: number): Promise<readonly Stored[]> => {
  const { client: table, table: TableName } = connection()
  const { Key } = manifestEntity().get({ orderNumber }).params<{ Key: { pk: string } }>()
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': Key.pk },
    }),
  )
  return Items
}

describe('a quote of a hundred rows', () => {
  let orderNumber: number
  beforeAll(async () => {
    orderNumber = await quoteOf(100)
  })

  test('is answered in less than 10 KB to a browser that takes it compressed, and says the same', async () => {
    const address = `/api/v1/offers/${orderNumber}`
    const plain = await client.get(address)
    const reply = await client.get(address, GZIP)

    expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(plain.bytes.length).toBeGreaterThan(100_000)
    expect(reply.bytes.length).toBeLessThan(10_000)
    expect(reply.json).toEqual(plain.json)
  })

  test('is less than 10 KB in the table, so that finding it in a list reads no more', async () => {
    const [item] = (await itemsOf(orderNumber)).filter((each) => each.__edb_e__ === 'manifest')
    expect(sizeOf(item)).toBeLessThan(10_000)
  })
})

test.each([
  ['somebody who does not say so', {}],
  ['somebody who refuses it', { 'accept-encoding': 'gzip;q=0, br' }],
])('%s is answered uncompressed, and caches are told that others are not', async (_, headers) => {
  const reply = await client.get('/api/v1/openapi.json', { headers })

  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.headers.vary).toBe('accept-encoding')
  expect(reply.json.openapi).toBeDefined()
})

test('a small answer is not worth compressing', async () => {
  const reply = await client.get('/api/v1/contexts/current', GZIP)

  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.json).toBeDefined()
})

test('52 changes of a quote of seven rows leave less than 0.15 MB of history', async () => {
  const orderNumber = await quoteOf(7)
  for (let change = 0; change < 52; change += 1) {
    const rowNumber = (change % 7) + 1
    const { revision } = done(await client.get(`/api/v1/offers/${orderNumber}`)).productRows[rowNumber - 1]
    const choices = { reference: `V${change}`, width: 800 + change }
    done(await client.put(`/api/v1/products/${orderNumber}/0/${rowNumber}`, { revision, choices }))
  }
  const items = await itemsOf(orderNumber)
  expect(items.filter((each) => each.__edb_e__ === 'version').length).toBeGreaterThanOrEqual(52)
  expect(items.reduce((sum, item) => sum + sizeOf(item), 0)).toBeLessThan(150_000)
})
