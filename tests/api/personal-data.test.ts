// Whoever asks what we know of him is told, and whoever wants to be forgotten is; an order that the law demands is kept without him.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { handler } from '#functions/commands/personal-data/handler'
import { findStore } from '#functions/data/organisations/organisation-repository'
import { listItemsOfUser, listPartition, partitionOfQuote } from '#functions/data/partition'
import { insertUser } from '#functions/data/users/user-repository'
import { hashPassword } from '#functions/password'
import { makeContext, makeUser } from '../factories/organisations.ts'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { orderQuote } from './order.ts'
import { insertPeople, loggedIn, logInAs, people } from './people.ts'
import { finish, receiveJobs } from './render-queue.ts'
import { isAnywhere } from './whole-table.ts'

withEngines()
const office = withMailOffice()

const EMAIL = 'Sigrid.Uvanlig@kunde.example'
let store: Client
let provider: Client
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  provider = await loggedIn('superUser')
})

const makeQuote = async (email = EMAIL): Promise<number> => {
  const { orderNumber, version } = (await store.post('/api/v1/offers')).json.model
  const offer = `/api/v1/offers/${orderNumber}`
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const customer = { name: 'Sigrid Uvanlig', email, phone: '00099887' }
  expect((await store.put(offer, { version, customer, deliveryLabel: 'Uvanligveien 7' })).status).toBe(200)
  expect((await store.post(`${offer}/send?prices=CUSTOMER`, {})).status).toBe(200)
  for (const job of await receiveJobs()) await finish(job, '%PDF-')
  await office.deliver()
  return orderNumber
}
// biome-ignore lint/suspicious/noExplicitAny: what an operator reads in JSON
const ask = (event: object): Promise<any> => handler(event)

let offered: number
let ordered: number
beforeEach(async () => {
  offered = await makeQuote()
  ordered = await makeQuote()
  await orderQuote(store, ordered)
})

test('a customer is told of every quote, what was mailed and what stood there before', async () => {
  const { version } = (await store.get(`/api/v1/offers/${offered}`)).json
  const customer = { name: 'Sigrid Uvanlig', email: 'annen@kunde.example', phone: '' }
  await store.put(`/api/v1/offers/${offered}`, { version, customer })
  await makeQuote('ingen@kunde.example')
  const { quotes, next } = await ask({ of: 'customer', do: 'export', email: EMAIL.toLowerCase() })
  expect(next).toBe(null)
  const numbers = quotes.map(({ orderNumber }: { orderNumber: number }) => orderNumber)
  expect(numbers).toEqual(expect.arrayContaining([offered, ordered]))
  const found = quotes.find(({ orderNumber }: { orderNumber: number }) => orderNumber === offered)
  expect(found.mails).toEqual([expect.objectContaining({ to: EMAIL, state: 'sent' })])
  expect(found.header.customer.email).toBe('annen@kunde.example')
})

test('a quote that is another customer’s by now stays with that one, and loses only who it was made for first', async () => {
  const address = `/api/v1/offers/${offered}`
  const { version } = (await store.get(address)).json
  const customer = { name: 'Per Neste', email: 'neste@kunde.example', phone: '' }
  await store.put(address, { version, customer, deliveryLabel: '' })
  await ask({ of: 'customer', do: 'erase', email: EMAIL })
  const { status, json } = await store.get(address)
  expect([status, json.productRows.length, json.customer]).toEqual([200, 1, customer])
  expect(JSON.stringify(await ask({ of: 'customer', do: 'export', email: EMAIL }))).not.toContain('Uvanlig')
})

test('a customer is forgotten: a quote goes, an order stays without him, and his name stands nowhere in the table', async () => {
  const other = await makeQuote('ingen@kunde.example')
  const { erased, next } = await ask({ of: 'customer', do: 'erase', email: EMAIL })
  expect([erased.includes(offered), erased.includes(ordered), erased.includes(other), next]).toEqual([
    true,
    true,
    false,
    null,
  ])
  expect(await listPartition(partitionOfQuote(offered))).toEqual([])
  const { status, json } = await store.get(`/api/v1/offers/${ordered}`)
  expect([status, json.status.intVal, json.productRows.length, json.customer]).toEqual([
    200,
    40,
    1,
    { name: 'Slettet kunde', email: '', phone: '' },
  ])
  expect(json.deliveryLabel).toBe('')
  const found = (await store.get('/api/v1/offers?limit=10&q=uvanligveien')).json
  const numbers = found.map((quote: { orderNumber: number }) => quote.orderNumber)
  expect([numbers.includes(other), numbers.includes(offered), numbers.includes(ordered)]).toEqual([
    true,
    false,
    false,
  ])
  await ask({ of: 'customer', do: 'erase', email: 'ingen@kunde.example' })
  for (const word of ['Sigrid', 'Uvanlig', '00099887'])
    expect([word, await isAnywhere(word)]).toEqual([word, false])
})

test('a person who logs in is told all but what is secret', async () => {
  const { user } = await ask({ of: 'user', do: 'export', email: people.worker.email })
  expect(user.user).toMatchObject({ id: people.worker.id, email: people.worker.email, roles: [{ id: 91 }] })
  expect(JSON.stringify(user)).not.toMatch(/argon2|passwordHash|secretHash/)
})

test('a person who logs in is forgotten once he is deactivated: number and roles stay, and the mailbox is free', async () => {
  const { id, email } = people.worker
  await logInAs(makeClient(), 'worker')
  expect(await ask({ of: 'user', do: 'erase', email })).toEqual({ refused: 'user.still-active' })
  const off = await provider.post(`/api/v1/users/${id}/deactivate`)
  expect(off.status, off.text).toBe(200)
  expect(await ask({ of: 'user', do: 'erase', email })).toEqual({ erased: [id] })
  expect(await listItemsOfUser(id)).toEqual([])
  const shown = (await provider.get(`/api/v1/users/${id}`)).json
  expect(shown).toMatchObject({ firstname: 'Slettet', lastname: `bruker ${id}`, email: '', phoneNumber: '' })
  expect((await provider.get(`/api/v1/users/${id}/changes`)).json.entries[0]).toMatchObject({
    action: 'Persondata slettet',
  })
  expect(await ask({ of: 'user', do: 'erase', email })).toEqual({ refused: 'user.not-found' })
  expect((await logInAs(makeClient(), 'worker')).status).toBe(401)
})

test('what was made for other systems works on without the name of whoever made it', async () => {
  const [email, password] = ['torvald@test.example', 'karm ramme post']
  const contexts = [makeContext({ id: 121 })]
  const torvald = makeUser({ id: 12, firstname: 'Torvald', lastname: 'Sjeldennes', email, contexts })
  await insertUser({ ...torvald, passwordHash: await hashPassword(password) })
  const client = makeClient()
  await client.post('/api/v1/auth/login', { email, password })
  const programs = '/api/v1/integrations/stores/101'
  await client.post(`${programs}/keys`, { name: 'Regnskap', scope: 'read', days: 30 })
  await client.post(`${programs}/webhooks`, { url: 'https://kunde.example/a', events: ['quote.created'] })
  const makers = async () => {
    const made = await Promise.all(['keys', 'webhooks'].map((what) => store.get(`${programs}/${what}`)))
    return made.flatMap(({ json }) => json.map(({ createdBy }: { createdBy: string }) => createdBy))
  }
  expect(await makers()).toEqual(['Torvald Sjeldennes', 'Torvald Sjeldennes'])
  await provider.post('/api/v1/users/12/deactivate')
  expect(await ask({ of: 'user', do: 'erase', email })).toEqual({ erased: [12] })
  expect(await makers()).toEqual(['Slettet bruker 12', 'Slettet bruker 12'])
  const { apiKeys, webhooks } = (await findStore(101)) ?? {}
  expect(JSON.stringify([apiKeys, webhooks])).not.toContain('Sjeldennes')
})
