// What thousands of faults at once have found (faults.test.ts), each by itself: a condition that fails without reason, a function that goes on
// after its answer, a mail that two take at once, clocks that differ.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openSlots, SLOT_UNITS } from '#domain/quote/ordering/fastlane'
import { findFactoryOrder } from '#functions/data/factory-orders/factory-order-repository'
import { reserve } from '#functions/data/fastlane/slot-repository'
import {
  findCommand,
  forgetCommand,
  holdCommand,
  releaseCommand,
} from '#functions/data/idempotency/idempotency-repository'
import { listMailsOf, moveMail } from '#functions/data/mails/mail-repository'
import { handler } from '#functions/queues/mail/handler'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { withLosingLine } from './losing-line.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn, people } from './people.ts'
import { finish, receiveJobs } from './render-queue.ts'

withEngines()
const line = withLosingLine()
const office = withMailOffice()

const CUSTOMER = 'ingrid.tveit@kunde.example'
/** What the function keeps for its answer, and next to nothing. */
const ALMOST_OVER = { milliseconds: 520 }

let store: Client
let colleague: Client
let orderNumber: number
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  colleague = await loggedIn('storeClerk')
})
const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
const row = () => ({ orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
const countOf = async () => (await store.get(address())).json.productRows[0].numberOf

beforeEach(async () => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  expect((await store.post('/api/v1/products', row())).status).toBe(201)
  const { version } = (await store.get(address())).json
  await store.put(address(), { version, customer: { name: 'Ingrid Tveit', email: CUSTOMER, phone: '' } })
  for (const { id } of (await store.get(address('/check'))).json)
    await store.put(address(`/check/${id}/acknowledged/true`))
})

const deliver = async () => {
  for (const job of await receiveJobs()) await finish(job, '%PDF-')
  return office.take()
}

test.each([
  ['/api/v1/offers', 'a quote'],
  ['/copy', 'a copy'],
])('a quote that was not written is not said to be there (%s)', async (path) => {
  line.failConditionOf('{"S":"manifest"}', 'attribute_not_exists')
  const make = () =>
    store.post(path === '/copy' ? address(path) : path, undefined, keyed(`not-written${path}`))
  expect((await make()).status).toBe(500)
  expect(line.hasCome()).toBe(true)
  const made = await make()
  expect(made.status).toBe(201)
  expect((await store.get(`/api/v1/offers/${made.json.model.orderNumber}`)).status).toBe(200)
})

test('an order that nobody would send to the factory is not placed', async () => {
  line.failConditionOf('"factoryOrder"', '"waiting"')
  const order = () => store.post(address('/order'), {}, keyed('not-expected'))
  expect((await order()).status).toBe(500)
  expect(line.hasCome()).toBe(true)
  expect((await store.get(address())).json.status.intVal).toBe(10)
  expect((await order()).status).toBe(200)
  expect((await findFactoryOrder(orderNumber))?.state).toBe('sent')
})

test('a yes is not acknowledged while the seller would not hear of it', async () => {
  const made = await store.post(address('/customer/links'), { prices: 'rows', days: 1 })
  const page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const customer = makeClient()
  const { hash } = (await customer.get(page)).json
  const accept = () => customer.post(`${page}/acceptance`, { name: 'Ingrid Tveit', hash })
  line.failConditionOf('"mail"', people.storeClerk.email)
  expect((await accept()).status).toBe(500)
  expect(line.hasCome()).toBe(true)
  expect((await accept()).status).toBeLessThan(300)
  await deliver()
  const mails = await listMailsOf({ orderNumber })
  expect(mails.filter(({ to }) => to === people.storeClerk.email)).toHaveLength(1)
})

test('a function that was frozen with its answer given puts no old count over a newer one', async () => {
  const [frozen, thawed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  line.meanwhile(
    async () => {
      frozen.resolve()
      await thawed.promise
    },
    // As it reads the quote.
    '"Key"',
    `orderNumber_${orderNumber}`,
    'manifest',
  )
  const busy = store.put(address('/0/1/numberof/3'), undefined, ALMOST_OVER)
  await frozen.promise
  expect((await busy).json.code).toBe('server.busy')
  expect((await colleague.put(address('/0/1/numberof/3'))).status).toBe(200)
  expect((await colleague.put(address('/0/1/numberof/5'))).status).toBe(200)
  thawed.resolve()
  // Its last word is a read; asked for after it, so is ours.
  for (let asked = 0; asked < 5; asked += 1) expect(await countOf()).toBe(5)
})

test('who finds a mail taken hands it back, because whoever has it may give it back too', async () => {
  await store.post(address('/send?prices=CUSTOMER'), {})
  const event = await deliver()
  const [mail] = await listMailsOf({ orderNumber })
  if (mail === undefined) throw new Error('there is no mail')
  const since = new Date().toISOString()
  const takeIt = async () => void (await moveMail(mail, { state: 'sending', since }))
  line.meanwhile(takeIt, '"mail"', '"sending"')
  expect((await handler(event)).batchItemFailures).toHaveLength(1)
  expect(line.hasCome()).toBe(true)
  // The other one was told to come later.
  expect(await moveMail({ ...mail, state: 'sending', since }, { state: 'queued', since })).toBe(true)
  expect((await handler(event)).batchItemFailures).toEqual([])
  expect(
    (await office.sent(CUSTOMER)).filter(({ subject }) => subject.includes(`${orderNumber}`)),
  ).toHaveLength(1)
})

test('a mail of which nobody knows is not done with before that is written down', async () => {
  await store.post(address('/send?prices=CUSTOMER'), {})
  const event = await deliver()
  const [mail] = await listMailsOf({ orderNumber })
  if (mail === undefined) throw new Error('there is no mail')
  const since = new Date(Date.now() - 120_000).toISOString()
  await moveMail(mail, { state: 'sending', since })
  line.failConditionOf('"mail"', '"unknown"')
  expect((await handler(event)).batchItemFailures).toHaveLength(1)
  expect(line.hasCome()).toBe(true)
  expect((await handler(event)).batchItemFailures).toEqual([])
  expect((await listMailsOf({ orderNumber })).map(({ state }) => state)).toEqual(['unknown'])
})

test('a request that is repeated to a function whose clock is five minutes ahead sends no second mail', async () => {
  const key = { userId: people.storeClerk.id, key: 'clock-ahead' }
  const send = () => store.post(address('/send?prices=CUSTOMER'), {}, keyed(key.key))
  expect((await send()).status).toBe(200)
  const record = await findCommand(key, new Date())
  if (record === null) throw new Error('the command has left no record')
  // Its answer was lost, and the mail is handed over this very moment.
  await forgetCommand(record)
  const held = await holdCommand({ ...key, fingerprint: record.fingerprint, ids: record.ids }, new Date())
  if (held !== null) await releaseCommand(held)
  const [mail] = await listMailsOf({ orderNumber })
  if (mail === undefined) throw new Error('there is no mail')
  await moveMail(mail, { state: 'sending', since: new Date(Date.now() - 5 * 60_000).toISOString() })
  expect((await send()).status).toBe(200)
  expect((await listMailsOf({ orderNumber })).map(({ state }) => state)).toEqual(['sending'])
})

test('Q-242: a place in Fastlane that was taken a moment ago is not given away by a clock that is five minutes ahead', async () => {
  const slot = openSlots(new Date().toISOString()).at(-1)
  if (slot === undefined) throw new Error('no slot')
  const place = { id: 'ord_taken', slotId: slot.id, units: SLOT_UNITS }
  expect(await reserve(place, 900_500, new Date())).toBe(true)
  const ahead = new Date(Date.now() + 5 * 60_000)
  expect(await reserve({ ...place, id: 'ord_other', units: 1 }, 900_501, ahead)).toBe(false)
})
