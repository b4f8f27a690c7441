// Other systems are told what happens to the quotes of a store or a builder: what did happen, signed, again and again until it is taken,
// and nowhere that is not public.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { PAUSES } from '#domain/access/webhook-delivery'
import { webhookCall } from '#domain/contracts/webhook'
import { quoteCreated, statusChanged } from '#domain/quote/life/quote-event'
import { QUOTE_STATUS } from '#domain/quote/quote'
import {
  expectFactoryOrder,
  forgetFactoryOrder,
} from '#functions/data/factory-orders/factory-order-repository'
import { findStore } from '#functions/data/organisations/organisation-repository'
import { findManifest } from '#functions/data/quotes/quote-repository'
import { findDelivery, recordAttempt } from '#functions/data/webhooks/delivery-repository'
import { callWebhook } from '#functions/webhooks/call-webhook'
import { deliverDue } from '#functions/webhooks/deliver'
import { expectEvent } from '#functions/webhooks/expect-event'
import { toRecord } from '#infra/local/worker/poller'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { orderQuote } from './order.ts'
import { insertPeople, loggedIn } from './people.ts'

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** The other system. It answers each path with what the test says, and otherwise that it has taken it. */
let server: Server
let base: string
let received: Received[] = []
const answers = new Map<string, number>()

withEngines()
let store: Client
let builder: Client
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(parts).toString() })
      const status = answers.get(path) ?? 204
      if (status === 0) return
      response.writeHead(status, status === 302 ? { location: `${base}/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await insertPeople()
  store = await loggedIn('storeClerk')
  builder = await loggedIn('agent')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const STORE = '/api/v1/integrations/stores/101/webhooks'
const BUILDER = '/api/v1/integrations/agents/201/webhooks'
const ALL = ['quote.created', 'quote.status-changed', 'quote.accepted', 'order.answered']

const made: string[] = []
let count = 0
interface Hook {
  readonly id: number
  readonly path: string
  readonly at: string
  readonly secret: string
}
const make = async (client: Client, at = STORE, events = ALL): Promise<Hook> => {
  count += 1
  const path = `/hook-${count}`
  const reply = await client.post(at, { url: base + path, events })
  if (reply.status !== 201) throw new Error(reply.text)
  const { webhook, secret } = reply.json.model
  made.push(`${at}/${webhook.id}`)
  return { id: webhook.id, path, at: `${at}/${webhook.id}`, secret }
}

afterEach(async () => {
  vi.unstubAllEnvs()
  answers.clear()
  for (const at of made.splice(0)) await (at.startsWith(STORE) ? store : builder).delete(at)
  received = []
})

const SECOND = 1000
/** The clock goes on by so many seconds; whoever is called by it does everything that is due. */
const pass = (seconds = 40) =>
  deliverDue(
    () => new Date(Date.now() + seconds * SECOND),
    () => true,
  )

const quote = async (client: Client): Promise<number> =>
  (await client.post('/api/v1/offers')).json.model.orderNumber

/** A window for a customer, ordered. */
const findQuote = async (orderNumber: number) => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null) throw new Error('the quote is gone')
  return manifest
}

const order = async (client: Client): Promise<number> => {
  const { orderNumber, version } = (await client.post('/api/v1/offers')).json.model
  await client.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const customer = { name: 'Ingrid Tveit', email: '', phone: '' }
  await client.put(`/api/v1/offers/${orderNumber}`, { version, customer })
  await orderQuote(client, orderNumber)
  return orderNumber
}

const bodiesAt = ({ path }: Hook) =>
  received.filter((each) => each.path === path).map(({ body }) => JSON.parse(body))
const log = async (client: Client, { at }: Hook) => (await client.get(`${at}/deliveries`)).json.deliveries

describe('what is told', () => {
  test('a quote that is made and ordered is told, signed as Standard Webhooks has it, with no customer and no money', async () => {
    const hook = await make(store)
    const orderNumber = await order(store)
    expect(received).toEqual([])
    await pass()

    const calls = received.filter(({ path }) => path === hook.path)
    const verifier = new StandardWebhook(hook.secret)
    for (const { body, headers } of calls) verifier.verify(body, headers as Record<string, string>)
    expect(() => verifier.verify(`${calls[0]?.body} `, calls[0]?.headers as Record<string, string>)).toThrow(
      'No matching signature',
    )
    expect(bodiesAt(hook).map(({ type, data }) => [type, data.orderNumber, data.status])).toEqual([
      ['quote.created', orderNumber, 'offer'],
      ['quote.status-changed', orderNumber, 'ordered'],
    ])
    for (const body of bodiesAt(hook)) expect(webhookCall.parse(body)).toEqual(body)
    expect(calls.map(({ body }) => body).join(' ')).not.toMatch(/Ingrid|sum|price|margin/i)
  })

  test('the factory that answers is told, once for each answer', async () => {
    const orderNumber = await order(store)
    const hook = await make(store, STORE, ['order.answered'])
    const { toOrderNumber } = (await store.get(`/api/v1/offers/${orderNumber}`)).json
    const { handler } = await import('#functions/queues/factory-answers/handler')
    const answer = { kind: 'confirmed', orderNumber, toOrderNumber, at: new Date().toISOString() }
    const body = JSON.stringify({ ...answer, deliveryWeek: { year: 2027, week: 4 } })
    const Records = ['1', '2'].map((MessageId) => toRecord({ MessageId, Body: body }))
    for (const record of Records) expect((await handler({ Records: [record] })).batchItemFailures).toEqual([])
    await pass()

    expect(bodiesAt(hook).map(({ type, data }) => ({ type, ...data }))).toEqual([
      {
        type: 'order.answered',
        orderNumber,
        state: 'confirmed',
        since: answer.at,
        deliveryWeek: { year: 2027, week: 4 },
      },
    ])
  })

  test('a customer who says yes on his page is told, once', async () => {
    const { orderNumber, version } = (await store.post('/api/v1/offers')).json.model
    await store.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: 0,
      sourceRowId: 1002,
      numberOf: 1,
    })
    await store.put(`/api/v1/offers/${orderNumber}`, {
      version,
      customer: { name: 'Ingrid Tveit', email: 'ingrid@kunde.example', phone: '' },
    })
    const hook = await make(store, STORE, ['quote.accepted'])
    const body = { prices: 'rows', days: 14 }
    const link = (await store.post(`/api/v1/offers/${orderNumber}/customer/links`, body)).json.model
    const page = link.path.replace('/kunde/', '/api/v1/customer/')
    const { hash } = (await makeClient().get(page)).json
    const accept = () => makeClient().post(`${page}/acceptance`, { hash, name: 'Ingrid Tveit' })
    expect((await accept()).status).toBe(200)
    await pass()
    expect(bodiesAt(hook)).toHaveLength(1)
    expect((await accept()).status).toBe(200)
    await pass()

    expect(bodiesAt(hook).map(({ type, data }) => [type, data.orderNumber])).toEqual([
      ['quote.accepted', orderNumber],
    ])
    expect(received.map(({ body }) => body).join(' ')).not.toMatch(/Ingrid|hash/)
  })

  test('a webhook hears of what it asks for and of nothing else', async () => {
    const hook = await make(store, STORE, ['quote.created'])
    const orderNumber = await order(store)
    await pass()
    expect(bodiesAt(hook).map(({ type, data }) => [type, data.orderNumber])).toEqual([
      ['quote.created', orderNumber],
    ])
  })

  test('a store hears of its builders’ quotes, and a builder of nobody’s but his own', async () => {
    const [ofStore, ofBuilder] = [await make(store), await make(builder, BUILDER)]
    const [own, builders] = [await quote(store), await quote(builder)]
    const neighbours = await quote(await loggedIn('otherStoreClerk'))
    await pass()

    const numbers = (hook: Hook) =>
      bodiesAt(hook)
        .map(({ data }) => data.orderNumber)
        .toSorted()
    expect(numbers(ofStore)).toEqual([own, builders])
    expect(numbers(ofBuilder)).toEqual([builders])
    expect(neighbours).toBeGreaterThan(builders)
  })
})

test('an order is told though somebody else, who lost to it, meant to make something else of the same version', async () => {
  const hook = await make(store, STORE, ['quote.status-changed'])
  const orderNumber = await quote(store)
  const customer = { name: 'Ingrid Tveit', email: '', phone: '' }
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const { version } = await findQuote(orderNumber)
  await store.put(`/api/v1/offers/${orderNumber}`, { version, customer })
  const before = await findQuote(orderNumber)
  await orderQuote(store, orderNumber)
  const after = await findQuote(orderNumber)
  // Written down before its commit, which comes too late.
  const lost = statusChanged(before, { ...after, status: QUOTE_STATUS.cancelled }, new Date().toISOString())
  if (lost === null) throw new Error('the status changes')
  await expectEvent(lost, before.owner)
  await pass()
  expect(bodiesAt(hook).map(({ data }) => data.status)).toEqual(['ordered'])
})

describe('what did not happen is not told', () => {
  test('a command that is refused, a race that is lost, and a quote that was never stored', async () => {
    const hook = await make(store)
    const orderNumber = await quote(store)
    await pass()
    received = []
    const manifest = await findQuote(orderNumber)
    const now = new Date().toISOString()
    const lost = statusChanged(
      manifest,
      { ...manifest, version: manifest.version + 1, status: QUOTE_STATUS.ordered },
      now,
    )
    if (lost === null) throw new Error('the status changes')
    await expectEvent(lost, manifest.owner)
    await expectEvent(quoteCreated({ ...manifest, orderNumber: 987_654 }, now), manifest.owner)
    // Nothing in it: it cannot be ordered.
    expect((await store.post(`/api/v1/offers/${orderNumber}/order`, {})).status).toBe(422)
    // Another change has taken the version that the order would have had.
    const customer = { name: 'Ola', email: '', phone: '' }
    await store.put(`/api/v1/offers/${orderNumber}`, { version: manifest.version, customer })
    await pass()

    expect(received).toEqual([])
    expect(await findDelivery(hook.id, lost.id, new Date())).toBeNull()
    expect((await log(store, hook)).map(({ type }: { type: string }) => type)).toEqual(['quote.created'])
  })

  test('what is just being done is not told before it is done', async () => {
    const hook = await make(store)
    await quote(store)
    await pass(30)
    expect(bodiesAt(hook)).toEqual([])
    expect(await log(store, hook)).toEqual([])
    await pass(40)
    expect(bodiesAt(hook)).toHaveLength(1)
  })
})

describe('until it is taken', () => {
  test('it is tried nine times, with pauses that grow to a day, and then given up', async () => {
    const hook = await make(store)
    answers.set(hook.path, 500)
    await quote(store)
    let seconds = 40
    for (const [index, pause] of PAUSES.entries()) {
      await pass(seconds)
      await pass(seconds + pause - 2)
      expect(bodiesAt(hook)).toHaveLength(index + 1)
      seconds += pause + 1
    }
    await pass(seconds)
    const [delivery] = await log(store, hook)
    expect(delivery).toMatchObject({ state: 'failed', dueAt: null })
    expect(delivery.attempts.map(({ status }: { status: number }) => status)).toEqual(Array(9).fill(500))
    await pass(seconds + 100_000)
    expect(bodiesAt(hook)).toHaveLength(9)
    expect(PAUSES.every((pause, index) => pause >= (PAUSES[index - 1] ?? 0))).toBe(true)
    // One id for all of them, by which the other system knows what it has.
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('one that answers again gets what waited, in the order in which it happened', async () => {
    const hook = await make(store)
    answers.set(hook.path, 503)
    const numbers = [await quote(store), await quote(store), await quote(store)]
    await pass()
    // The others do not knock at a door that has just been found shut.
    expect(bodiesAt(hook)).toHaveLength(1)
    answers.delete(hook.path)
    await pass(40 + 130)
    expect(new Set(bodiesAt(hook).map(({ data }) => data.orderNumber))).toEqual(new Set(numbers))
    expect((await log(store, hook)).every(({ state }: { state: string }) => state === 'delivered')).toBe(true)
  })

  test('one that never answers holds up no other', async () => {
    const [silent, quick] = [await make(store), await make(builder, BUILDER)]
    answers.set(silent.path, 0)
    await quote(builder)
    const running = pass()
    await expect.poll(() => bodiesAt(quick).length, { timeout: 5000 }).toBe(1)
    expect(bodiesAt(silent)).toHaveLength(1)
    server.closeAllConnections()
    await running
  })

  test('hundreds of orders that wait for the factory hold it up no longer than none', async () => {
    const hook = await make(store)
    await quote(store)
    const since = new Date().toISOString()
    const waiting = Array.from({ length: 210 }, (_, index) => 900_001 + index)
    await Promise.all(waiting.map((orderNumber) => expectFactoryOrder(orderNumber, since)))
    await pass()
    expect(bodiesAt(hook)).toMatchObject([{ type: 'quote.created' }])
    const ofFactory = { state: 'waiting', since, deliveryWeek: null } as const
    await Promise.all(waiting.map((orderNumber) => forgetFactoryOrder({ orderNumber, ...ofFactory })))
  })

  test('two runs at once tell it once', async () => {
    const hook = await make(store)
    await quote(store)
    await Promise.all([pass(), pass(), pass()])
    expect(bodiesAt(hook)).toHaveLength(1)
  })

  test('a redirect is followed nowhere', async () => {
    const hook = await make(store)
    answers.set(hook.path, 302)
    await quote(store)
    await pass()
    expect(received.map(({ path }) => path)).toEqual([hook.path])
    const [{ attempts }] = await log(store, hook)
    expect(attempts).toMatchObject([{ status: 302, fault: null }])
  })

  test('a person has it sent again, also when it was given up, and sees what came of it', async () => {
    const hook = await make(store)
    answers.set(hook.path, 500)
    await quote(store)
    await pass()
    const [{ eventId }] = await log(store, hook)
    const again = () => store.post(`${hook.at}/deliveries/${eventId}/send`)
    expect((await again()).json.model).toMatchObject({ state: 'waiting' })
    answers.delete(hook.path)
    const taken = await again()
    expect(taken.json.model).toMatchObject({ state: 'delivered', dueAt: null })
    expect(taken.json.model.attempts.map(({ status }: { status: number }) => status)).toEqual([500, 500, 204])
    received = []
    await pass(100_000)
    expect(received).toEqual([])
    expect((await store.post(`${hook.at}/deliveries/quote-1-created/send`)).json.code).toBe(
      'webhook.delivery-not-found',
    )
  })

  test('what was taken by hand while a run still waited for it stays taken', async () => {
    const hook = await make(store)
    await quote(store)
    await pass()
    const [{ eventId }] = await log(store, hook)
    const late = {
      at: new Date().toISOString(),
      milliseconds: 10_000,
      status: null,
      fault: 'too-slow',
    } as const
    await recordAttempt({ webhookId: hook.id, eventId }, late, { state: 'waiting', dueAt: late.at })
    const [delivery] = await log(store, hook)
    expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 204 }, { fault: 'too-slow' }] })
    received = []
    await pass()
    expect(received).toEqual([])
  })

  test('a trial says at once what came of it', async () => {
    const hook = await make(store)
    const reply = await store.post(`${hook.at}/trial`)
    expect(reply.json.model).toMatchObject({
      type: 'webhook.trial',
      orderNumber: null,
      state: 'delivered',
      attempts: [{ status: 204, fault: null }],
    })
    expect(bodiesAt(hook)).toMatchObject([{ type: 'webhook.trial', data: {} }])
    answers.set(hook.path, 404)
    expect((await store.post(`${hook.at}/trial`)).json.model).toMatchObject({ state: 'failed' })
    expect((await store.get(STORE)).json[0].last).toMatchObject({ state: 'failed', type: 'webhook.trial' })
    received = []
    await pass(100_000)
    expect(received).toEqual([])
  })

  test('one that is deleted is called no more', async () => {
    const hook = await make(store)
    await quote(store)
    await store.delete(hook.at)
    await pass()
    expect(received).toEqual([])
  })

  test('many deliveries are read page by page, newest first', async () => {
    const hook = await make(store)
    for (let index = 0; index < 27; index += 1) await store.post(`${hook.at}/trial`)
    const first = (await store.get(`${hook.at}/deliveries`)).json
    const second = (await store.get(`${hook.at}/deliveries?before=${first.next}`)).json
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([25, 2, null])
    const moments = [...first.deliveries, ...second.deliveries].map(({ at }: { at: string }) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
  })
})

describe('where it may lead', () => {
  const refused = [
    'http://erp.firma.example',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://8.8.8.8/',
    'https://[::1]/',
    'https://[fd00::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://printer.local/',
    'https://db.internal/',
    'https://erp/hook',
    'https://ola:hemmelig@erp.firma.no/',
    'ftp://erp.firma.no/',
    'javascript:alert(1)',
    'ikke en adresse',
    '',
  ]

  test.each(refused)('in the cloud nobody makes one that leads to %s', async (url) => {
    vi.stubEnv('STAGE', 'prod')
    const reply = await store.post(STORE, { url, events: ALL })
    expect([reply.status, reply.json.code]).toEqual([
      422,
      expect.stringMatching(/^webhook\.address$|^request\.invalid$/),
    ])
    expect((await store.get(STORE)).json).toEqual([])
  })

  test('a name that leads to this machine or into a private network is not called, whatever it was when it was given', async () => {
    vi.stubEnv('STAGE', 'prod')
    const { port } = new URL(base)
    const call = (url: string) => callWebhook({ url, secrets: ['c2VjcmV0'], id: 'x', body: '{}' }, new Date())
    for (const url of [
      `https://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      'https://[::ffff:127.0.0.1]/',
    ])
      expect(await call(url)).toMatchObject({ status: null, fault: 'not-public' })
    expect(await call(`${base}/`)).toMatchObject({ status: null, fault: 'not-safe' })
    expect(received).toEqual([])
  })

  test('on one’s own machine its own programs may be called, and nothing else of a private network', async () => {
    const call = (url: string) => callWebhook({ url, secrets: ['c2VjcmV0'], id: 'x', body: '{}' }, new Date())
    expect(await call(`${base}/own`)).toMatchObject({ status: 204, fault: null })
    for (const url of ['https://10.0.0.1/', 'https://169.254.169.254/', 'https://[fd00::1]/'])
      expect(await call(url)).toMatchObject({ status: null, fault: 'not-public' })
  })

  test('what does not speak https, or nobody answers, or no name server knows, is said as what it is', async () => {
    const call = (url: string) => callWebhook({ url, secrets: ['c2VjcmV0'], id: 'x', body: '{}' }, new Date())
    const { port } = new URL(base)
    expect(await call(`https://127.0.0.1:${port}/`)).toMatchObject({ fault: 'not-safe' })
    expect(await call('http://127.0.0.1:1/')).toMatchObject({ fault: 'no-connection' })
    expect(await call('https://finnes-ikke.invalid/')).toMatchObject({ fault: 'unknown-host' })
  })
})

describe('whose it is', () => {
  test('it is made, changed and deleted by whoever administrates the organisation, and by nobody else', async () => {
    const hook = await make(store)
    const others = ['worker', 'otherStoreClerk', 'agent', 'chainUser'] as const
    for (const who of others) {
      const client = await loggedIn(who)
      const body = { url: `${base}/theirs`, events: ALL }
      const replies = await Promise.all([
        client.get(STORE),
        client.post(STORE, body),
        client.put(hook.at, body),
        client.delete(hook.at),
        client.post(`${hook.at}/secret`),
        client.post(`${hook.at}/trial`),
        client.get(`${hook.at}/deliveries`),
        client.post(`${hook.at}/deliveries/x/send`),
      ])
      for (const { status } of replies) expect([403, 404]).toContain(status)
    }
    // A store makes none for its builders either.
    expect((await store.get(BUILDER)).status).toBe(403)
    expect((await (await loggedIn('superUser')).get(STORE)).json).toHaveLength(1)
    expect(received).toEqual([])
  })

  test('the secret is said once, and what is changed stands in the log without it', async () => {
    const hook = await make(store)
    const changed = await store.put(hook.at, {
      url: `${base}/ny`,
      events: ['quote.accepted', 'quote.created'],
    })
    expect(changed.json.model[0]).toMatchObject({
      url: `${base}/ny`,
      events: ['quote.created', 'quote.accepted'],
    })
    const said = [
      (await store.get(STORE)).text,
      (await store.get('/api/v1/stores/101')).text,
      (await store.get('/api/v1/stores/101/changes')).text,
    ].join('\n')
    expect(said).not.toContain(hook.secret.replace('whsec_', ''))
    expect(said).toContain('Webhook endret')
    expect(said).toContain('Et tilbud er laget, Kunden har godtatt tilbudet')
  })

  test('where a builder’s webhook leads is read in no log by his store, nor its token by anybody', async () => {
    const hook = await make(builder, BUILDER)
    const log = async (client: Client) => (await client.get('/api/v1/agents/201/changes')).text
    const [others, own] = [await log(store), await log(builder)]
    const lead = (token: string) =>
      builder.put(hook.at, { url: `${base}/hos-oss?token=${token}`, events: ALL })
    expect((await lead('HEMMELIG-123')).status).toBe(200)
    expect(await log(store)).toBe(others)
    expect(await log(builder)).not.toBe(own)
    expect(await log(builder)).toContain(`${base}/hos-oss"`)
    expect((await lead('HEMMELIG-456')).json.model[0].url).toBe(`${base}/hos-oss?token=HEMMELIG-456`)
    expect((await builder.get(BUILDER)).json[0].url).toBe(`${base}/hos-oss?token=HEMMELIG-456`)
    for (const client of [store, builder]) expect(await log(client)).not.toContain('HEMMELIG')
  })

  test('beside a new secret the former one is good for a day', async () => {
    const hook = await make(store)
    const { secret } = (await store.post(`${hook.at}/secret`)).json.model
    expect(secret).not.toBe(hook.secret)
    await store.post(`${hook.at}/trial`)
    const [call] = received
    if (call === undefined) throw new Error('nothing was sent')
    for (const each of [secret, hook.secret])
      new StandardWebhook(each).verify(call.body, call.headers as Record<string, string>)
    received = []
    await quote(store)
    await pass(25 * 3600)
    const late = received.at(-1)
    const signatures = String(late?.headers['webhook-signature']).split(' ')
    expect(signatures).toHaveLength(1)
    const stored = await findStore(101)
    expect(stored?.webhooks.find(({ id }) => id === hook.id)?.secret).toBe(secret.replace('whsec_', ''))
  })

  test('an organisation has five at most, and none twice', async () => {
    const hooks = []
    for (let index = 0; index < 5; index += 1) hooks.push(await make(store))
    const more = await store.post(STORE, { url: `${base}/more`, events: ALL })
    expect([more.status, more.json.code]).toEqual([422, 'webhook.too-many'])
    const [first, second] = hooks
    const twice = await store.put(second?.at ?? '', { url: base + first?.path, events: ALL })
    expect([twice.status, twice.json.code]).toEqual([422, 'webhook.address-taken'])
    expect((await store.post(STORE, { url: `${base}/x`, events: [] })).status).toBe(422)
    expect((await store.put(`${STORE}/999`, { url: `${base}/x`, events: ALL })).json.code).toBe(
      'webhook.not-found',
    )
  })
})
