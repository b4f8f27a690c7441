// The order as EHF: who gets it, when there is one, and that a store's organisation number comes from its page.
import { beforeAll, expect, test } from 'vitest'
import { faultsInOrder } from '../factories/peppol/rules.ts'
import { at, readUbl, textAt } from '../factories/read-ubl.ts'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { orderQuote } from './order.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let agent: Client
let provider: Client

const made = async (client: Client): Promise<number> => {
  const { orderNumber, version } = (await client.post('/api/v1/offers')).json.model
  const row = { orderNumber, sourceOrderNumber: 0, numberOf: 2 }
  for (const sourceRowId of [1002, 3001])
    expect((await client.post('/api/v1/products', { ...row, sourceRowId })).status).toBe(201)
  const customer = { name: 'Ingrid Tveit', email: '', phone: '' }
  expect((await client.put(`/api/v1/offers/${orderNumber}`, { version, customer })).status).toBe(200)
  return orderNumber
}
const ehf = (client: Client, orderNumber: number) => client.get(`/api/v1/offers/${orderNumber}/ehf`)

let own: number
let agents: number
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  agent = await loggedIn('agent')
  provider = await loggedIn('superUser')
  own = await made(store)
  agents = await made(agent)
  await orderQuote(store, own)
  await orderQuote(agent, agents)
  await orderQuote(store, agents)
})

test('a store keeps its order under its name, at the sum that its quote page says that it pays', async () => {
  const { status, headers, text } = await ehf(store, own)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': `attachment; filename="bestilling_${own}.xml"`,
  })
  expect(faultsInOrder(text)).toEqual([])
  const order = readUbl(text, 'Order')
  const { totals, toOrderNumber } = (await store.get(`/api/v1/offers/${own}`)).json
  expect(textAt(order, 'cbc:SalesOrderID')).toBe(String(toOrderNumber))
  expect(textAt(order, 'cac:AnticipatedMonetaryTotal', 'cbc:TaxExclusiveAmount')).toBe(
    totals.netSumExclTax.toFixed(2),
  )
  expect(at(order, 'cac:OriginatorCustomerParty')).toEqual([])
})

test('the order of a builder’s quote is his store’s: the store and the provider get the same', async () => {
  const [stores, providers] = [await ehf(store, agents), await ehf(provider, agents)]
  expect([stores.status, providers.text]).toEqual([200, stores.text])
  const order = readUbl(stores.text, 'Order')
  expect(textAt(order, 'cac:OriginatorCustomerParty', 'cac:Party', 'cac:PartyName', 'cbc:Name')).toBe(
    'Kvistfri Bygg AS',
  )
  const { sumExclTaxAgent } = (await agent.get(`/api/v1/offers/${agents}`)).json.totals
  expect(sumExclTaxAgent).toBeGreaterThan(0)
  expect(stores.text).not.toContain(sumExclTaxAgent.toFixed(2))
})

test('a builder and a chain are not told what the store pays, and a neighbour not that there is an order', async () => {
  for (const [person, code] of [
    ['agent', 'access.denied'],
    ['chainUser', 'access.denied'],
    ['otherStoreClerk', 'quote.not-found'],
  ] as const)
    expect((await ehf(await loggedIn(person), agents)).json.code, person).toBe(code)
})

test('what nobody has ordered from the factory is said to be no order, also what a builder has sent to his store', async () => {
  const offered = await made(store)
  const { status, json } = await ehf(store, offered)
  expect([status, json.message]).toEqual([
    409,
    `Tilbud ${offered} har ingen bestilling som gjelder, og kan ikke lastes ned som EHF.`,
  ])
  const atStore = await made(agent)
  await orderQuote(agent, atStore)
  expect((await ehf(store, atStore)).json.code).toBe('exchange.not-ordered')
})

test('without the organisation number of the store it says so; the provider gives it on the store’s page', async () => {
  const address = '/api/v1/stores/101'
  const { version } = (await provider.get(address)).json
  const save = async (client: Client, organisationNumber: string | null) => {
    const now = (await provider.get(address)).json
    return client.put(address, { version: now.version, organisationNumber })
  }
  expect(version).toBeTypeOf('number')
  expect((await save(provider, '')).json.model.organisationNumber).toBeNull()
  const { status, json } = await ehf(store, own)
  expect([status, json.message]).toEqual([
    422,
    'Tømmerringen Sandnes mangler organisasjonsnummer, og uten det kan ingen EHF lages. Leverandøren legger det inn på forhandlerens side.',
  ])

  const wrong = await save(provider, '399100004')
  expect([wrong.status, wrong.json.message]).toEqual([422, expect.stringContaining('organisasjonsnummer')])
  expect((await save(store, '399100372')).json.code).toBe('organisation.read-only-field')
  expect((await save(provider, 'NO 399 100 372 MVA')).json.model.organisationNumber).toBe('399100372')
  const order = readUbl((await ehf(store, own)).text, 'Order')
  expect(textAt(order, 'cac:BuyerCustomerParty', 'cac:Party', 'cbc:EndpointID')).toBe('399100372')
  const changes = (await provider.get(`${address}/changes`)).text
  expect(changes).toContain('Organisasjonsnummer')
})
