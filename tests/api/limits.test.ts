// What one person and one organisation may do in a while of what costs money or the good name of our mails.
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { countAttempt } from '#functions/data/attempts/attempt-repository'
import { insertLink } from '#functions/data/customer-links/link-repository'
import { limits } from '#functions/people/spend'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { withLosingLine } from './losing-line.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn, logInAs, people } from './people.ts'
import { finish, receiveJobs } from './render-queue.ts'

withEngines()
const office = withMailOffice()
const line = withLosingLine()

let clerk: Client
let colleague: Client
let orderNumber: number
beforeAll(async () => {
  await insertPeople()
  clerk = await loggedIn('storeClerk')
  colleague = await loggedIn('worker')
})
beforeEach(async () => {
  vi.stubEnv('LIMITS_TIMES', '1')
  orderNumber = (await colleague.post('/api/v1/offers')).json.model.orderNumber
  await colleague.post('/api/v1/products', {
    orderNumber,
    sourceOrderNumber: 0,
    sourceRowId: 1002,
    numberOf: 1,
  })
  const customer = { name: 'Ola', email: 'ola@kunde.example', phone: '' }
  await colleague.put(address(), { version: (await colleague.get(address())).json.version, customer })
})
afterEach(() => vi.unstubAllEnvs())
const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`

/** As if so many had been counted today already. */
const countUpTo = async (subject: string, most: number, seconds: number) => {
  for (let count = 0; count < most; count += 1) await countAttempt(`spent:${subject}`, seconds, new Date())
}

test('a person sends so many mails in a day, is told until when, and keeps nobody else from it', async () => {
  const { person, seconds } = limits.mails
  await countUpTo(`mails:person:${people.storeClerk.id}`, person, seconds)
  const send = (client: Client) => client.post(address('/send?prices=CUSTOMER'), {})
  const refused = await send(clerk)
  expect([refused.status, refused.json.code]).toEqual([429, 'limit.mails'])
  expect(refused.json.message).toMatch(
    /^Du har sendt 200 e-poster det siste døgnet, og flere sendes ikke\. Prøv igjen etter \d\d\.\d\d\.\d{4} kl\. \d\d:\d\d\. /,
  )
  expect((await office.take()).Records).toEqual([])
  expect((await send(colleague)).status).toBe(200)
})

test('of forty papers that one person asks for, fifteen wait before a colleague’s own', async () => {
  const asJson = { headers: { accept: 'application/json' } }
  const paper = (client: Client, kind: string) =>
    client.get(`/tilbud/${orderNumber}/${kind}?prices=CUSTOMER`, asJson)
  await receiveJobs()
  const statuses: number[] = []
  for (let count = 1; count <= 40; count += 1) {
    // Each is another paper.
    await colleague.put(address(`/0/1/numberof/${count + 1}`))
    const reply = await paper(clerk, 'pdf')
    statuses.push(reply.status)
    if (count > limits.printsAtOnce.person) expect(reply.json.code).toBe('limit.printsAtOnce')
    // One that is being made is asked for as often as one likes.
    else expect((await paper(clerk, 'pdf')).status).toBe(202)
  }
  expect((await paper(colleague, 'html')).status).toBe(202)
  expect(statuses.filter((status) => status === 202)).toHaveLength(15)

  const waiting = [...(await receiveJobs()), ...(await receiveJobs())].map(({ kind }) => kind)
  expect(waiting).toHaveLength(16)
  expect(waiting.indexOf('quote-html')).toBe(15)
  expect(await receiveJobs()).toEqual([])
})

test('a quote has twenty open links, also when two ask for the last one at once', async () => {
  const endsAt = new Date(Date.now() + 86_400_000).toISOString()
  const by = { userId: people.storeClerk.id, name: 'Tor' }
  for (let count = 0; count < 19; count += 1)
    await insertLink(
      { orderNumber, secretHash: `link-${count}` },
      { prices: 'rows', endsAt },
      { at: new Date(), by },
    )
  const ask = async (client: Client) =>
    (await client.post(address('/customer/links'), { prices: 'rows', days: 1 })).status
  let other: Promise<number> | null = null
  line.meanwhile(
    async () => {
      other = ask(colleague)
      // It waits for its turn, and ours is over with the answer to this.
      await Promise.race([other, pause(2000)])
    },
    '{"S":"customerLink"}',
    '"Item"',
  )
  expect([await ask(clerk), line.hasCome(), await other]).toEqual([201, true, 409])
  expect((await clerk.get(address('/customer'))).json.links).toHaveLength(20)
})

test('a person is logged in at so many places, and the one that was used least lately ends', async () => {
  const first = makeClient()
  await logInAs(first, 'agent')
  expect((await first.get('/api/v1/users/current')).status).toBe(200)
  for (let count = 0; count < 25; count += 1) await logInAs(makeClient(), 'agent')
  expect((await first.get('/api/v1/users/current')).status).toBe(401)
})

test('all of a store together send so many invitations in a day, to somebody new and once more', async () => {
  const { organisation, seconds } = limits.invitations
  const admin = await loggedIn('storeClerk')
  const person = (email: string) => ({
    firstname: 'Ny',
    lastname: 'Selger',
    email,
    phoneNumber: '',
    role: 'WORKER',
    affiliationType: 'store',
    affiliationId: 101,
  })
  const made = await admin.post('/api/v1/users', person('ny.en@test.example'))
  expect(made.status, made.text).toBe(201)
  await countUpTo('invitations:store:101', organisation, seconds)
  for (const [path, body] of [
    ['/api/v1/users', person('ny.to@test.example')],
    [`/api/v1/users/${made.json.model.id}/invitation`, {}],
  ] as const) {
    const refused = await admin.post(path, body)
    expect([path, refused.status, refused.json.code]).toEqual([path, 429, 'limit.invitations'])
    expect(refused.json.message).toContain('Tømmerringen Sandnes har sendt 500 invitasjoner')
  }
})

test('a person has so many new pictures drawn in an hour, and sees what is drawn already', async () => {
  const { person, seconds } = limits.pictures
  const preview = (client: Client) => client.get(`/api/v1/products/${orderNumber}/0/1/preview/perspective`)
  await countUpTo(`pictures:person:${people.storeClerk.id}`, person, seconds)
  const refused = await preview(clerk)
  expect([refused.status, refused.json.code]).toEqual([429, 'limit.pictures'])
  await receiveJobs()
  const asked = preview(colleague)
  for (const job of await receiveJobs(5)) await finish(job, 'picture')
  expect((await asked).status).toBe(200)
  // It is there now, for whoever asks.
  expect((await preview(clerk)).status).toBe(200)
})

test('behind one customer’s link ten new papers are made in a quarter of an hour, and the link stays open', async () => {
  const made = await clerk.post(address('/customer/links'), { prices: 'rows', days: 1 })
  const page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const customer = makeClient()
  const asJson = { headers: { accept: 'application/json' } }
  const statuses: number[] = []
  for (let count = 1; count <= 11; count += 1) {
    await colleague.put(address(`/0/1/numberof/${count + 1}`))
    statuses.push((await customer.get(`${page}/pdf`, asJson)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429])
  expect((await customer.get(page)).status).toBe(200)
})

test('a person gives so many links and prints so many new papers in a day, and calls so many webhooks in an hour', async () => {
  const hooks = '/api/v1/integrations/stores/101/webhooks'
  const hook = await clerk.post(hooks, { url: 'https://regnskap.example/a', events: ['quote.created'] })
  // Of the others somebody has printed as much as one may in a minute.
  const worker = await loggedIn('worker')
  const asJson = { headers: { accept: 'application/json' } }
  const { storeClerk, worker: seller } = people
  for (const [spent, { id }, ask] of [
    ['links', storeClerk, () => clerk.post(address('/customer/links'), { prices: 'rows', days: 1 })],
    ['prints', seller, () => worker.get(`/tilbud/${orderNumber}/pdf?prices=CUSTOMER`, asJson)],
    ['webhookCalls', storeClerk, () => clerk.post(`${hooks}/${hook.json.model.webhook.id}/trial`, {})],
  ] as const) {
    const { person, seconds } = limits[spent]
    await countUpTo(`${spent}:person:${id}`, person, seconds)
    const refused = await ask()
    expect([refused.status, refused.json.code], refused.text).toEqual([429, `limit.${spent}`])
  }
})

test('all of a store together make so many quotes in a day, each a copy or a new one', async () => {
  const { organisation, seconds } = limits.quotes
  await countUpTo('quotes:store:101', organisation, seconds)
  for (const path of ['/api/v1/offers', address('/copy')]) {
    const refused = await clerk.post(path)
    expect([path, refused.status, refused.json.code]).toEqual([path, 429, 'limit.quotes'])
    expect(refused.json.message).toContain('Tømmerringen Sandnes har laget 2000 tilbud')
  }
  expect((await (await loggedIn('otherStoreClerk')).post('/api/v1/offers')).status).toBe(201)
})
