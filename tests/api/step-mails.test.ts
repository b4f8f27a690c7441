// Who is told by mail of a step with a builder's order, and that the step stands when nobody can be told.
import { DeleteQueueCommand, SQSClient } from '@aws-sdk/client-sqs'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setting } from '#functions/environment'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()
const office = withMailOffice()

const STORE = 'sandnes@butikk.example'

let store: Client
let builder: Client
let orderNumber: number
let buildersAddress: string
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  builder = await loggedIn('agent')
})

const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`

/** A builder's window with a customer, looked through: nothing is left but to order. */
beforeEach(async () => {
  const { model } = (await builder.post('/api/v1/offers')).json
  orderNumber = model.orderNumber
  buildersAddress = model.creator.agent.email
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  expect((await builder.post('/api/v1/products', row)).status).toBe(201)
  const { version } = (await builder.get(address())).json
  const customer = { name: 'Ingrid Tveit', email: '', phone: '' }
  expect((await builder.put(address(), { version, customer })).status).toBe(200)
  for (const { id } of (await builder.get(address('/check'))).json)
    await builder.put(address(`/check/${id}/acknowledged/true`))
})

const order = (client: Client, key: string) =>
  client.post(address('/order'), {}, { headers: { 'idempotency-key': `${key}-${orderNumber}` } })

/** Subjects of the mails about this quote that have gone out, by whom they went to. */
const told = async (to: string) => {
  await office.deliver()
  const mails = await office.sent(to)
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes(String(orderNumber)))
}

test('QD-45: the store is told of its builder’s order once, also when the order is asked for again', async () => {
  const ordered = await order(builder, 'order')
  expect([ordered.status, ordered.json.model.status.intVal]).toEqual([200, 30])
  expect((await order(builder, 'order')).status).toBe(200)
  expect(await told(STORE)).toEqual([`Kvistfri Bygg AS har bestilt tilbud ${orderNumber}`])
  expect(await told(buildersAddress)).toEqual([])
  const [mail] = (await office.sent(STORE)).filter(({ subject }) => subject.includes(String(orderNumber)))
  expect(mail?.text).toContain(`/tilbud/${orderNumber}`)
})

test('the builder is told that his store has handed the order back, and the store of the next one', async () => {
  expect((await order(builder, 'first')).status).toBe(200)
  expect((await store.post(address('/handback'), {})).status).toBe(200)
  expect(await told(buildersAddress)).toEqual([
    `Tilbud ${orderNumber} er gitt tilbake av Tømmerringen Sandnes`,
  ])
  expect((await order(builder, 'second')).status).toBe(200)
  expect((await builder.post(address('/cancel'), {})).status).toBe(200)
  expect((await told(STORE)).toSorted()).toEqual(
    [
      `Kvistfri Bygg AS har bestilt tilbud ${orderNumber}`,
      `Kvistfri Bygg AS har bestilt tilbud ${orderNumber}`,
      `Bestillingen av tilbud ${orderNumber} er kansellert av Kvistfri Bygg AS`,
    ].toSorted(),
  )
})

test('the builder is told that his order has gone to the factory, with its number there', async () => {
  expect((await order(builder, 'to-store')).status).toBe(200)
  for (const { id } of (await store.get(address('/check'))).json)
    await store.put(address(`/check/${id}/acknowledged/true`))
  const { model } = (await order(store, 'to-factory')).json
  expect(await told(buildersAddress)).toEqual([`Tilbud ${orderNumber} er bestilt fra fabrikken`])
  const mails = await office.sent(buildersAddress)
  expect(mails.at(-1)?.text).toContain(`Fabrikkens ordrenummer er ${model.toOrderNumber}.`)
})

// The last of this file: there is no queue after it.
test('an order stands when nobody can be told of it', async () => {
  await new SQSClient().send(new DeleteQueueCommand({ QueueUrl: setting('MAIL_QUEUE_URL') }))
  expect((await order(builder, 'no-queue')).status).toBe(200)
  expect((await store.get(address())).json.status.intVal).toBe(30)
})
