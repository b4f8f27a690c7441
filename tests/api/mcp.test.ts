// An assistant with a key of a store, through the client of the protocol's own SDK and configured as the page for developers shows: it finds, configures, prices, checks and drafts.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { mcpExample } from '../../frontend/src/features/developer/examples.ts'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()
beforeAll(insertPeople)

const open: Client[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
})

let count = 0
const keyOf = async (scope: 'read' | 'write'): Promise<string> => {
  count += 1
  const clerk = await loggedIn('storeClerk')
  const made = await clerk.post('/api/v1/integrations/stores/101/keys', { name: `Assistent ${count}`, scope })
  return made.json.model.secret
}

interface Server {
  readonly type: string
  readonly url: string
  readonly headers: Record<string, string>
}

/** As the page for developers shows it, on a site at this address. */
const configured = (): Record<string, Server> => JSON.parse(mcpExample('https://lysvag.example')).mcpServers

/** The SDK's client sends what it would send over the network to the function that answers there. */
const toFunction = async (address: URL | string, init: RequestInit = {}): Promise<Response> => {
  const headers = Object.fromEntries(new Headers(init.headers))
  const body = typeof init.body === 'string' ? { text: init.body } : {}
  const { pathname } = new URL(address)
  const reply = await makeClient().send(init.method ?? 'GET', pathname, { ...body, headers })
  const isEmpty = [202, 204].includes(reply.status)
  return new Response(isEmpty ? null : reply.text, {
    status: reply.status,
    headers: { 'content-type': reply.headers['content-type'] ?? 'application/json' },
  })
}

const connect = async (secret: string): Promise<Client> => {
  const client = new Client({ name: 'prøve', version: '1' })
  open.push(client)
  const [server, ...others] = Object.values(configured())
  if (server?.type !== 'http' || others.length > 0) throw new Error('the example is not one server over HTTP')
  // What configures an assistant puts what is in its environment in the place of such names.
  const headers = Object.fromEntries(
    Object.entries(server.headers).map(([name, value]) => [name, value.replace(/\$\{LYSVAG_KEY\}/, secret)]),
  )
  await client.connect(
    new StreamableHTTPClientTransport(new URL(server.url), { requestInit: { headers }, fetch: toFunction }),
  )
  return client
}

const call = async (client: Client, name: string, input: Record<string, unknown>) => {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const [{ text }] = content as [{ text: string }]
  return isError ? { refused: text } : JSON.parse(text)
}

test('models are found by the words that people use', async () => {
  const client = await connect(await keyOf('read'))
  const { models } = await call(client, 'find_model', { words: 'toppsving' })
  expect(models.length).toBeGreaterThan(0)
  expect(models[0]).toEqual({
    modelId: expect.any(Number),
    name: expect.stringMatching(/toppsving/i),
    group: expect.any(String),
  })
})

test('a row in words is configured, and what is unclear comes with suggestions', async () => {
  const client = await connect(await keyOf('read'))
  const { rows } = await call(client, 'configure', { rows: ['2 toppsving 1190x1190 hvit', '3 toppsving'] })
  expect(rows[0]).toMatchObject({ isClear: true, count: 2, uValue: expect.any(Number), doubts: [] })
  expect(rows[1].isClear).toBe(false)
  expect(rows[1].doubts[0].suggestions.length).toBeGreaterThan(0)
})

test('the prices of an assistant are those of the rows of the quote that it then drafts', async () => {
  const client = await connect(await keyOf('write'))
  const rows = ['2 toppsving 1190x1190 hvit', '1 fastkarm 590x590']
  const priced = await call(client, 'price', { rows })
  expect(priced.rows[0].linePriceExclVat).toBeCloseTo(2 * priced.rows[0].unitPriceExclVat, 2)

  const made = await call(client, 'make_quote', { rows })
  const clerk = await loggedIn('storeClerk')
  const offer = (await clerk.get(`/api/v1/offers/${made.orderNumber}`)).json
  const sold = offer.productRows.map(({ price }: { price: { linePrice: number } }) => price.linePrice)
  expect(sold).toEqual(priced.rows.map((row: { linePriceExclVat: number }) => row.linePriceExclVat))
  expect(priced.sumExclVat).toBeCloseTo(sold[0] + sold[1], 2)
  expect(made.sumInclVat).toBe(offer.totals.sumInclTax)
  // With freight.
  expect(made.sumInclVat).toBeGreaterThan(priced.sumInclVat)
  expect(offer.status.name).toBe('Tilbud')
  expect(made.address).toBe(`http://lysvag.example/tilbud/${made.orderNumber}`)

  const { findings } = await call(client, 'check', { orderNumber: made.orderNumber })
  expect(findings).toEqual(
    expect.arrayContaining([expect.objectContaining({ sentence: expect.any(String) })]),
  )
})

test('while a row is unclear no quote is made', async () => {
  const client = await connect(await keyOf('write'))
  const before = (await (await loggedIn('storeClerk')).get('/api/v1/offers')).json.length
  const made = await call(client, 'make_quote', { rows: ['2 toppsving 1190x1190', 'noe rart'] })
  expect(made.orderNumber).toBeNull()
  expect((await (await loggedIn('storeClerk')).get('/api/v1/offers')).json).toHaveLength(before)
})

test('a key that may only read is offered no tool that makes a quote', async () => {
  const names = async (scope: 'read' | 'write') =>
    (await (await connect(await keyOf(scope))).listTools()).tools.map(({ name }) => name)
  expect(await names('read')).toEqual(['find_model', 'configure', 'price', 'check'])
  expect(await names('write')).toEqual(['find_model', 'configure', 'price', 'check', 'make_quote'])
  const client = await connect(await keyOf('read'))
  expect((await call(client, 'make_quote', { rows: ['2 toppsving 1190x1190'] })).refused).toBeDefined()
})

test('another organisation’s quote is not there for it', async () => {
  const client = await connect(await keyOf('read'))
  const other = (await (await loggedIn('otherStoreClerk')).post('/api/v1/offers')).json.model.orderNumber
  expect((await call(client, 'check', { orderNumber: other })).refused).toContain('quote.not-found')
})

test('without a key nothing answers', async () => {
  await expect(connect('feil')).rejects.toThrow(/401|api-key\.invalid/)
})
