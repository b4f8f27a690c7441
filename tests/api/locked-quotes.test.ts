// Quotes that nobody may change any more: expired, ordered, or looked at by somebody who only looks.
import { beforeAll, expect, test } from 'vitest'
import type { Manifest } from '#domain/quote/quote'
import { findManifest, replaceManifest } from '#functions/data/quotes/quote-repository'
import type { Client, Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, type Person } from './people.ts'

withEngines()

const clients = {} as Record<Person, Client>
beforeAll(async () => {
  await insertPeople()
  for (const person of ['storeClerk', 'agent', 'chainUser', 'superUser'] as const)
    clients[person] = await loggedIn(person)
})

const became = async (orderNumber: number, change: Partial<Manifest>): Promise<void> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error(`no quote ${orderNumber}`)
  await replaceManifest(manifest, { ...manifest, ...change, version: manifest.version + 1 })
}

/** A quote of the agent with one window. */
const makeQuote = async (change: Partial<Manifest>): Promise<number> => {
  const { orderNumber } = (await clients.agent.post('/api/v1/offers')).json.model
  const body = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  expect((await clients.agent.post('/api/v1/products', body)).status).toBe(201)
  await became(orderNumber, change)
  return orderNumber
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Everything that can be done to a quote. */
const attempts = async (client: Client, orderNumber: number): Promise<Record<string, Reply>> => {
  const { version, productRows } = (await client.get(`/api/v1/offers/${orderNumber}`)).json
  const quote = `/api/v1/offers/${orderNumber}`
  const revision = productRows[0].revision
  return {
    header: await client.put(quote, { version, customerNote: 'Etterpå' }),
    count: await client.put(`${quote}/0/1/numberof/7`),
    discount: await client.put(`${quote}/0/1/discountrate/3`),
    'store margin': await client.put(`${quote}/0/1/marginratestore/3`),
    'agent margin': await client.put(`${quote}/0/1/marginrateagent/3`),
    'U-value': await client.put(`${quote}/0/1/inorderuvalue/false`),
    product: await client.put(`/api/v1/products/${orderNumber}/0/1`, { revision, choices: { width: 990 } }),
    'new row': await client.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: 0,
      sourceRowId: 1002,
    }),
    'copied row': await client.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: orderNumber,
      sourceRowId: 1,
    }),
    deletion: await client.delete(`${quote}/0/1`),
    picture: await client.put(`/api/v1/products/${orderNumber}/0/1/preview`, { preview: PIXEL }),
  }
}

const locked: readonly [string, Person, Partial<Manifest>, string][] = [
  ['Q-188: an expired quote', 'agent', { validTo: '2026-01-01T22:59:59.000Z' }, 'quote.expired'],
  [
    'Q-188: an expired quote that the customer has',
    'storeClerk',
    { status: 20, validTo: '2026-01-01T22:59:59.000Z' },
    'quote.expired',
  ],
  ['Q-187: what the agent has ordered, by himself,', 'agent', { status: 30 }, 'quote.read-only'],
  ['Q-187: an ordered quote', 'storeClerk', { status: 40 }, 'quote.read-only'],
  ['Q-187: an ordered quote, by a super user,', 'superUser', { status: 40 }, 'quote.read-only'],
  ['Q-187: a quote whose order is asked to be called off', 'storeClerk', { status: 50 }, 'quote.read-only'],
  ['Q-187: a cancelled quote', 'agent', { status: 60 }, 'quote.read-only'],
  ['Q-281: an open quote, by a user of the chain,', 'chainUser', {}, 'access.denied'],
]

test.each(locked)('%s is not changed by anything (%s)', async (_, person, change, code) => {
  const orderNumber = await makeQuote(change)
  const before = await findManifest(orderNumber)

  const codes = Object.entries(await attempts(clients[person], orderNumber)).map(
    ([what, reply]) => `${what}: ${reply.json.code}`,
  )
  expect(new Set(codes.map((said) => said.split(': ')[1]))).toEqual(new Set([code]))
  expect(codes).toHaveLength(11)
  expect(await findManifest(orderNumber)).toEqual(before)
})

test('Q-187: what the agent has ordered the store may still count and deliver anew, and nothing else', async () => {
  const orderNumber = await makeQuote({ status: 30 })
  const replies = await attempts(clients.storeClerk, orderNumber)
  const done = Object.entries(replies).filter(([, { status }]) => status < 400)

  expect(done.map(([what]) => what)).toEqual(['header', 'count', 'U-value'])
})
