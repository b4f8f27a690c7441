// The way of an order to the factory: what it gets, that it gets it once, and that an order whose function ended too early
// is sent later.
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { factoryMessage, factoryOrder } from '#domain/contracts/factory-order'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { handler } from '#functions/clock/send-orders/handler'
import {
  expectFactoryOrder,
  factoryOrderEntity,
  findFactoryOrder,
  listWaiting,
} from '#functions/data/factory-orders/factory-order-repository'
import { findManifest } from '#functions/data/quotes/quote-repository'
import { sendWaitingOrders } from '#functions/factory/send-orders'
import { names } from '#infra/local/resources'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

const engines = withEngines()

let store: Client
let agent: Client
let provider: Client
let orderNumber: number
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  agent = await loggedIn('agent')
  provider = await loggedIn('superUser')
})

const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`
const call = (client: Client, path: string, key?: string) =>
  client.post(address(path), {}, key === undefined ? {} : { headers: { 'idempotency-key': key } })

/** A door that the order check has something to say of, and that somebody has looked at. */
const makeReady = async (client: Client) => {
  const { orderNumber: made, version } = (await client.post('/api/v1/offers')).json.model
  orderNumber = made
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 3104, numberOf: 2 }
  expect((await client.post('/api/v1/products', row)).status).toBe(201)
  const customer = { name: 'Ingrid Tveit', email: 'ingrid.tveit@kunde.example', phone: '' }
  await client.put(address(), { version, customer })
  for (const { id } of (await client.get(address('/check'))).json)
    expect((await client.put(address(`/check/${id}/acknowledged/true`))).status).toBe(200)
}
beforeEach(() => makeReady(store))

const messages = () =>
  (engines.current.storage.inspectQueue(names.factoryQueue)?.messages.ready ?? [])
    .map(({ body }) => factoryMessage.parse(JSON.parse(body)))
    .filter((message) => message.orderNumber === orderNumber)

const bucket = () => ({ client: new S3Client(), Bucket: process.env.ORDER_BUCKET })
const laid = async (Key: string) => {
  const { client, Bucket } = bucket()
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
  return factoryOrder.parse(JSON.parse((await Body?.transformToString()) ?? ''))
}
const countFiles = async () => {
  const { client, Bucket } = bucket()
  return (await client.send(new ListObjectsV2Command({ Bucket }))).KeyCount ?? 0
}

test('the factory gets the order as it was placed, with what was acknowledged and without a price', async () => {
  const checked: readonly ApiOrderFinding[] = (await store.get(address('/check'))).json
  const { model } = (await call(store, '/order')).json

  const [message] = messages()
  expect(message).toEqual({
    kind: 'order',
    orderNumber,
    toOrderNumber: model.toOrderNumber,
    file: `bestillinger/${model.toOrderNumber}.json`,
  })
  const order = await laid(message?.file ?? '')
  const manifest = await findManifest(orderNumber)
  expect(order).toMatchObject({
    toOrderNumber: model.toOrderNumber,
    store: { id: 101, name: 'Tømmerringen Sandnes' },
    agent: null,
    deliveryDate: model.deliveryDate,
    ordered: { at: manifest?.taken.at(-1)?.at },
    quote: { orderNumber, totals: [], rows: [{ rowNumber: 1, numberOf: 2, modelId: 3104, prices: [] }] },
  })
  const product = (await store.get(`/api/v1/products/${orderNumber}/0/1`)).json
  expect(order.quote.rows[0]?.choices).toEqual(product.choices)
  const sentences = new Map(checked.map(({ id, sentence }) => [id, sentence]))
  const acknowledged = manifest?.acknowledged ?? []
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(order.acknowledged.map(({ finding }) => finding)).toEqual(
    acknowledged.map(({ findingId }) => sentences.get(findingId)),
  )
})

test('the quote says when its order was sent to the factory, and says nothing before it is ordered', async () => {
  expect((await store.get(address())).json.handOver).toBeNull()
  const { handOver } = (await call(store, '/order')).json.model
  expect(handOver).toMatchObject({ state: 'sent', since: expect.any(String), deliveryWeek: null })
  expect((await store.get(address())).json.handOver).toEqual(handOver)
})

test('an agent’s order reaches the factory when his store orders it, and not before', async () => {
  await makeReady(agent)
  await call(agent, '/order')
  expect([messages(), await findFactoryOrder(orderNumber)]).toEqual([[], null])

  await call(store, '/order')
  const [message] = messages()
  const steps = (await findManifest(orderNumber))?.taken.map(({ at }) => at) ?? []
  expect(steps).toHaveLength(2)
  expect(await laid(message?.file ?? '')).toMatchObject({ agent: { id: 201 }, ordered: { at: steps[1] } })
})

test('ordered by fifty at once, asked again, and looked after by the clock, it is one file and one message', async () => {
  const before = await countFiles()
  const key = 'factory-once-1'
  const crowd = Array.from({ length: 48 }, (_, index) => call(index % 2 ? store : provider, '/order'))
  const replies = await Promise.all([call(store, '/order', key), call(store, '/order', key), ...crowd])
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const recorded = (await findManifest(orderNumber))?.taken.filter(({ kind }) => kind === 'order')
  expect(recorded).toHaveLength(1)
  await call(store, '/order', key)
  await handler()
  expect([messages().length, (await countFiles()) - before]).toEqual([1, 1])
})

test('an order whose function died after the commit is sent by the clock, once', async () => {
  await call(store, '/order')
  // As it stood a moment before the end: ordered, and still waiting.
  await factoryOrderEntity().patch({ orderNumber }).set({ state: 'waiting' }).go()
  expect((await store.get(address())).json.handOver.state).toBe('waiting')

  await handler()
  expect((await findFactoryOrder(orderNumber))?.state).toBe('sent')
  expect(messages()).toHaveLength(1)
})

/** While the factory cannot be told. */
const orderUnsent = async () => {
  const queue = engines.current.storage
  queue.deleteQueue(names.factoryQueue)
  const reply = await call(store, '/order')
  queue.createQueue(names.factoryQueue, { attributes: { FifoQueue: 'true' } })
  return reply
}

test('an order stands although it cannot be sent to the factory now, and is sent later', async () => {
  const reply = await orderUnsent()
  expect([reply.status, reply.json.model.handOver.state]).toEqual([200, 'waiting'])

  expect(await listWaiting()).toEqual([orderNumber])
  expect(await sendWaitingOrders(() => new Date())).toEqual([])
  expect([messages().length, await listWaiting()]).toEqual([1, []])
})

test('an order that is asked to be called off waits for the answer, and the factory never hears of one that is', async () => {
  for (const [answer, rejected] of [
    ['approved', 0],
    ['rejected', 1],
  ] as const) {
    await makeReady(store)
    await orderUnsent()
    await call(store, '/cancel')
    await handler()
    expect([messages().length, await listWaiting()]).toEqual([0, [orderNumber]])
    await call(provider, `/cancellation/${answer}`)
    await handler()
    expect([messages().length, await listWaiting()]).toEqual([rejected, []])
  }
})

test('orders that wait long keep no later one from the factory', async () => {
  const since = new Date().toISOString()
  const others = Array.from({ length: 120 }, (_, nth) => nth + 1)
  await Promise.all(others.map((number) => expectFactoryOrder(number, since)))
  await orderUnsent()
  await handler()
  const ordered = (await listWaiting()).toSorted((one, other) => one - other)
  expect([messages().length, ordered]).toEqual([1, others])
  await sendWaitingOrders(() => new Date(Date.parse(since) + 16 * 60_000))
  expect(await listWaiting()).toEqual([])
})

test('what was prepared for an order that never came is forgotten, but not while it may still come', async () => {
  const since = new Date()
  await expectFactoryOrder(orderNumber, since.toISOString())
  const after = (minutes: number) => () => new Date(since.getTime() + minutes * 60_000)

  await sendWaitingOrders(after(1))
  expect(await findFactoryOrder(orderNumber)).not.toBeNull()
  await sendWaitingOrders(after(16))
  expect([messages(), await findFactoryOrder(orderNumber)]).toEqual([[], null])
})
