// The factory answers: through the queues of the local stack, from an order to its confirmed week, whatever comes twice, late,
// crosswise or not at all.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SendMessageCommand, SetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FactoryAnswer } from '#domain/contracts/factory-answer'
import type { Offer, OfferSummary } from '#domain/contracts/offer'
import { findFactoryOrder } from '#functions/data/factory-orders/factory-order-repository'
import { answerFunction, answerQueue } from '#infra/factory'
import { importModule } from '#infra/local/gateway/invoke'
import { names, queueUrl } from '#infra/local/resources'
import { openFactory } from '#infra/local/worker/factory'
import { functionConsumer } from '#infra/local/worker/function-consumer'
import { startPoller, toRecord } from '#infra/local/worker/poller'
import { makeResponse } from '../factories/order-response.ts'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { frozenInput, receiveJob } from './render-queue.ts'

const DAY_MS = 24 * 60 * 60_000
const patience = { timeout: 30_000, interval: 25 }

const engines = withEngines()
/** Where the factory puts what it has answered. */
let factoryPath: string
let store: Client
let provider: Client
beforeAll(async () => {
  factoryPath = await mkdtemp(join(tmpdir(), 'factory-'))
  await insertPeople()
  store = await loggedIn('storeClerk')
  provider = await loggedIn('superUser')
})
afterAll(async () => {
  for (const poller of pollers) await poller.close()
  await rm(factoryPath, { recursive: true, force: true })
})

/** By how much the factory's clock is ahead. */
let aheadMs = 0
let factory: ReturnType<typeof openFactory>
const pollers: { close: () => Promise<void> }[] = []

/** Once: an engine goes on waiting for who has hung up, and gives him what comes. */
const openForWork = () => {
  factory = openFactory(engines.current, factoryPath, () => new Date(Date.now() + aheadMs))
  const at = { queue: names.answerQueue, batchSize: answerQueue.batchSize }
  for (const consumer of [functionConsumer(importModule, answerFunction, at), factory.consumer])
    pollers.push(startPoller(engines.current, consumer))
}

const call = (client: Client, orderNumber: number, path: string) =>
  client.post(`/api/v1/offers/${orderNumber}${path}`)

/** Answers that nobody has taken yet. */
const onItsWayBack = (): number => {
  const messages = engines.current.storage.inspectQueue(names.answerQueue)?.messages
  return (messages?.ready.length ?? 0) + (messages?.delayed.length ?? 0) + (messages?.inflight.length ?? 0)
}

type Ordered = Pick<Offer, 'orderNumber' | 'deliveryDate'> & { readonly toOrderNumber: number }

/** A window, looked through and ordered from the factory. */
const orderWindow = async (): Promise<Ordered> => {
  const { orderNumber, version } = (await store.post('/api/v1/offers')).json.model
  const offer = `/api/v1/offers/${orderNumber}`
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  await store.put(offer, { version, customer: { name: 'Ingrid Tveit', email: '', phone: '' } })
  for (const { id } of (await store.get(`${offer}/check`)).json)
    await store.put(`${offer}/check/${id}/acknowledged/true`)
  return (await call(store, orderNumber, '/order')).json.model
}

const shown = async ({ orderNumber }: Ordered): Promise<Offer> =>
  (await store.get(`/api/v1/offers/${orderNumber}`)).json
const stateOf = async (order: Ordered) => (await shown(order)).handOver?.state
const becomes = (order: Ordered, state: string) => expect.poll(() => stateOf(order), patience).toBe(state)

const answerAt = ({ orderNumber, toOrderNumber }: Ordered, minutes: number) => ({
  orderNumber,
  toOrderNumber,
  at: new Date(Date.now() + minutes * 60_000).toISOString(),
})
const accepts = (order: Ordered, minutes = 0): FactoryAnswer => ({
  kind: 'accepted',
  ...answerAt(order, minutes),
})
const confirms = (order: Ordered, week: number, minutes = 1): FactoryAnswer => ({
  kind: 'confirmed',
  ...answerAt(order, minutes),
  deliveryWeek: { year: 2027, week },
})

/** As Lambda hands them over; says which are to be handed over again. */
const handIn = async (...bodies: readonly unknown[]) => {
  const { handler } = await import('#functions/queues/factory-answers/handler')
  const Records = bodies.map((body, index) =>
    toRecord({ MessageId: String(index), Body: typeof body === 'string' ? body : JSON.stringify(body) }),
  )
  return (await handler({ Records })).batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier))
}

test('an order is accepted as soon as the factory is open, and the week that was promised is confirmed in the next night', async () => {
  const order = await orderWindow()
  expect(await stateOf(order)).toBe('sent')
  openForWork()
  await becomes(order, 'accepted')
  await factory.answerDue()
  const { status, handOver } = await shown(order)
  expect([status.intVal, handOver?.state, handOver?.deliveryWeek]).toEqual([40, 'accepted', null])

  aheadMs = DAY_MS
  await factory.answerDue()
  aheadMs = 0
  await becomes(order, 'confirmed')
  const confirmed = await shown(order)
  expect(confirmed.deliveryDate).toEqual(order.deliveryDate)
  expect(confirmed.handOver).toMatchObject({
    deliveryWeek: { week: order.deliveryDate?.week },
    promisedWeek: null,
  })
  expect(confirmed.status.intVal).toBe(40)
})

test('an answer that was given, and not noted before the end, is given once more and changes nothing', async () => {
  const order = await orderWindow()
  await becomes(order, 'accepted')
  const before = await shown(order)
  const note = `${order.toOrderNumber}-accepted.json`
  await expect.poll(() => readdir(factoryPath), patience).toContain(note)
  await rm(join(factoryPath, note))
  await factory.answerDue()

  expect(await readdir(factoryPath)).toContain(note)
  await expect.poll(onItsWayBack, patience).toBe(0)
  expect((await shown(order)).handOver).toEqual(before.handOver)
})

test('a week that the factory changes is shown as changed: on the quote, in the list and on paper', async () => {
  const order = await orderWindow()
  const promised = order.deliveryDate?.week ?? 0
  expect(
    await handIn(confirms(order, promised), confirms(order, promised + 1, 2), accepts(order, 3)),
  ).toEqual([])

  const offer = await shown(order)
  expect(offer.handOver).toMatchObject({
    state: 'confirmed',
    deliveryWeek: { year: 2027, week: promised + 1 },
    promisedWeek: promised,
  })
  const delivery = { ...order.deliveryDate, week: promised + 1 }
  const found: readonly OfferSummary[] = (await store.get(`/api/v1/offers?q=${order.orderNumber}`)).json
  expect([offer.deliveryDate, found[0]?.deliveryDate]).toEqual([delivery, delivery])
  await store.get(`/tilbud/${order.orderNumber}/pdf`, { headers: { accept: 'application/json' } })
  expect(await frozenInput(await receiveJob())).toMatchObject({
    order: { state: 'ordered', number: order.toOrderNumber },
    deliveryText: `Bekreftet levering fra fabrikk: uke ${promised + 1} (endret fra uke ${promised})`,
    deliveryConfirmed: true,
  })
})

test('of fifty answers at once the one that was given last holds', async () => {
  const order = await orderWindow()
  const weeks = Array.from({ length: 50 }, (_, index) => confirms(order, index + 1, 10 + ((index * 7) % 50)))
  // What loses five times over is handed out again by the queue.
  for (let left: readonly FactoryAnswer[] = weeks; left.length > 0; ) {
    const answers = left
    const failed = await Promise.all(answers.map((answer) => handIn(answer)))
    left = answers.filter((_, index) => failed[index]?.length)
  }

  const last = weeks.reduce((one, other) => (one.at > other.at ? one : other))
  expect((await shown(order)).handOver).toMatchObject({ since: last.at })
})

test('what cannot be taken is handed back, and keeps no other answer from being taken', async () => {
  const order = await orderWindow()
  const stranger = { ...order, toOrderNumber: order.toOrderNumber + 1000 }
  const failed = await handIn('ikke et svar', accepts(stranger), { kind: 'shipped' }, accepts(order))

  expect(failed.toSorted()).toEqual([0, 1, 2])
  expect(await stateOf(order)).toBe('accepted')
})

test('an Order Response of EHF is taken as any other answer: received, accepted, and the week that it promises', async () => {
  const order = await orderWindow()
  const { orderNumber, toOrderNumber } = order
  const respond = (code: string, time: string, promised?: [string, string]) =>
    makeResponse({
      code,
      time,
      date: '2027-01-04',
      order: String(orderNumber),
      salesOrder: code === 'AP' ? '' : String(toOrderNumber),
      ...(promised && { promised }),
    })
  expect(await handIn(respond('AB', '08:00:00', ['2027-02-01', '2027-02-05']))).toEqual([])
  expect((await shown(order)).handOver).toMatchObject({ deliveryWeek: null })
  expect(await handIn(respond('AP', '09:00:00'))).toEqual([])
  expect(await stateOf(order)).toBe('accepted')
  expect(await handIn(respond('AP', '10:00:00', ['2027-02-08', '2027-02-12']))).toEqual([])
  expect((await shown(order)).handOver).toMatchObject({
    state: 'confirmed',
    since: '2027-01-04T09:00:00.000Z',
    deliveryWeek: { year: 2027, week: 6 },
  })
})

test('an order that the factory refuses, or wants to change, stands as it was; one that is not there is handed back', async () => {
  const order = await orderWindow()
  const of = { order: String(order.orderNumber), salesOrder: String(order.toOrderNumber) }
  const line =
    '<cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID><cbc:LineStatusCode>7</cbc:LineStatusCode></cac:LineItem></cac:OrderLine>'
  const promised = ['2027-02-08'] as const
  const failed = await handIn(
    makeResponse({ ...of, code: 'RE', promised }),
    makeResponse({ ...of, code: 'CA', promised, lines: line }),
    makeResponse({ ...of, code: 'RE', salesOrder: '1' }),
    makeResponse({ ...of, code: 'AP', order: '999999999', salesOrder: '' }),
    `<!DOCTYPE a [<!ENTITY e "x">]>${makeResponse(of)}`,
  )
  expect(failed.toSorted()).toEqual([2, 3, 4])
  expect((await shown(order)).handOver).toMatchObject({ deliveryWeek: null })
})

test('what can never be taken ends among the dead letters', async () => {
  const deadLetters = () => engines.current.storage.inspectQueue(names.deadAnswers)
  const client = new SQSClient()
  const QueueUrl = queueUrl(engines.current.endpoints.storage, names.answerQueue)
  const deadLetterTargetArn = deadLetters()?.arn
  // As in both homes, but not five times a minute apart.
  const RedrivePolicy = JSON.stringify({ deadLetterTargetArn, maxReceiveCount: 1 })
  await client.send(
    new SetQueueAttributesCommand({ QueueUrl, Attributes: { RedrivePolicy, VisibilityTimeout: '1' } }),
  )
  await client.send(new SendMessageCommand({ QueueUrl, MessageBody: 'ikke et svar' }))

  await expect
    .poll(() => deadLetters()?.messages.ready.map(({ body }) => body), patience)
    .toEqual(['ikke et svar'])
})

test('an order that was called off meanwhile is answered in vain, and nobody is called for it', async () => {
  const order = await orderWindow()
  await becomes(order, 'accepted')
  await call(store, order.orderNumber, '/cancel')
  expect(await handIn(confirms(order, 40))).toEqual([])
  expect(await stateOf(order)).toBe('confirmed')

  await call(provider, order.orderNumber, '/cancellation/approved')
  expect(await handIn(confirms(order, 41, 2))).toEqual([])
  expect((await findFactoryOrder(order.orderNumber))?.deliveryWeek).toEqual({ year: 2027, week: 40 })
  expect((await shown(order)).status.intVal).toBe(60)
})
