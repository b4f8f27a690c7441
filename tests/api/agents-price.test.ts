// What an agent's customer pays is not its store's to know (decision 73): not by a mail to the store itself, not by a receipt, and not by
// trying prices until the name of what is offered fits.
import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptedContent } from '#domain/quote/customer/acceptance'
import { canonicalJson } from '#functions/data/artefacts/canonical-json'
import { findManifest } from '#functions/data/quotes/quote-repository'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()
const office = withMailOffice()

const CUSTOMER = 'kari@kunde.example'
const STORE = 'butikk-selv@store.example'

let store: Client
let agent: Client
let orderNumber: number
const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`

const writeTo = async (client: Client, email: string) => {
  const { version } = (await client.get(address())).json
  const customer = { name: 'Kari Kunde', email, phone: '' }
  expect((await client.put(address(), { version, customer })).status).toBe(200)
}
const send = (client: Client, prices: string) => client.post(address(`/send?prices=${prices}`), {})

beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  agent = await loggedIn('agent')
})
beforeEach(async () => {
  orderNumber = (await agent.post('/api/v1/offers')).json.model.orderNumber
  await agent.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  await agent.put(address('/0/1/discountrate/7.5'))
  await office.take()
})

test('a store mails the customer’s prices of its agent’s quote to the address that the agent has given, and to no other', async () => {
  await writeTo(agent, CUSTOMER)
  await writeTo(store, STORE)
  const refused = await send(store, 'CUSTOMER')
  expect([refused.status, refused.json.code]).toEqual([403, 'send.address-not-from-agent'])
  expect(refused.json.message).toBe(
    'Kundens pris kan bare sendes til en adresse som Kvistfri Bygg AS har oppgitt. Be Kvistfri Bygg AS fylle inn kundens e-postadresse eller sende tilbudet selv, eller send det uten priser.',
  )
  expect((await office.take()).Records).toEqual([])
  expect((await send(store, 'HIDDEN')).status).toBe(200)
  await writeTo(store, CUSTOMER)
  expect((await send(store, 'CUSTOMER')).status).toBe(200)
})

test('an address that only the store has given is none, also in a copy and after a step back by the agent', async () => {
  await writeTo(store, STORE)
  expect((await send(store, 'CUSTOMER')).status).toBe(403)
  await writeTo(agent, CUSTOMER)
  const { version } = (await agent.get(address())).json
  const undone = await agent.post(address('/undo'), { versions: [version] })
  expect([undone.status, (await store.get(address())).json.customer.email]).toEqual([200, STORE])
  expect((await send(store, 'CUSTOMER')).status).toBe(403)
  orderNumber = (await store.post(address('/copy'))).json.model.orderNumber
  expect((await send(store, 'CUSTOMER')).status).toBe(403)
  expect((await send(agent, 'CUSTOMER')).status).toBe(200)
})

test('the receipt of an agent’s customer goes to no address that the store has given', async () => {
  await writeTo(agent, CUSTOMER)
  const made = await agent.post(address('/customer/links'), { prices: 'rows', days: 1 })
  const page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const accept = async () => {
    const { hash, hasReceiptMail } = (await agent.get(page)).json
    const yes = await agent.post(`${page}/acceptance`, { name: 'Kari Kunde', hash })
    expect(yes.status, yes.text).toBe(200)
    return [hasReceiptMail, (await office.take()).Records.length]
  }
  await writeTo(store, STORE)
  expect(await accept()).toEqual([false, 1])
  await writeTo(store, CUSTOMER)
  await agent.put(address('/0/1/numberof/2'))
  expect(await accept()).toEqual([true, 2])
})

test('the name of what is offered tells nobody its prices, who knows everything else', async () => {
  const made = await store.post(address('/customer/links'), { prices: 'none', days: 1 })
  const page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error('the quote is not there')
  const guess = createHash('sha256')
    .update(canonicalJson(acceptedContent(manifest)))
    .digest('hex')
  const { hash } = (await store.get(page)).json
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(hash).not.toBe(guess)
  // The same offer has the same name the next time.
  expect((await store.get(page)).json.hash).toBe(hash)
})
