// What the log tells of an attack: who, from where, about what; and nothing that opens anything.
import { join } from 'node:path'
import { Logger } from '@aws-lambda-powertools/logger'
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSRecord } from 'aws-lambda'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listPersonMails } from '#functions/data/mails/mail-repository'
import { setting } from '#functions/environment'
import { logger } from '#functions/http/log'
import { handler as sendMails } from '#functions/queues/mail/handler'
import { toRecord } from '#infra/local/worker/poller'
import { workerLimits } from '#infra/render-queue'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn, logInAs, people } from './people.ts'
import { finish } from './render-queue.ts'

withEngines()
const office = withMailOffice()
beforeAll(insertPeople)

let lines: Record<string, unknown>[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(logger(), 'info').mockImplementation(
    (...said) => void lines.push(said[1] as Record<string, unknown>),
  )
})
afterEach(() => vi.restoreAllMocks())
const about = (line: Record<string, unknown> | undefined) =>
  line?.about as Record<string, unknown> | undefined

test('tries at one mailbox are seen to be at one mailbox, and which it is nobody finds in the log', async () => {
  const client = makeClient()
  for (const [email, password] of [
    ['butikk@test.example', 'feil passord 1'],
    [' Butikk@Test.Example', 'feil passord 2'],
    ['selger@test.example', 'feil passord 3'],
  ])
    await client.post('/api/v1/auth/login', { email, password }, { sourceIp: '192.0.2.7' })
  const [first, second, third] = lines
  expect(first).toMatchObject({
    route: '/api/v1/auth/login',
    code: 'session.wrong-credentials',
    from: '192.0.2.7',
  })
  expect(about(first)?.mailbox).toMatch(/^[0-9a-f]{16}$/)
  expect(about(second)?.mailbox).toBe(about(first)?.mailbox)
  expect(about(third)?.mailbox).not.toBe(about(first)?.mailbox)
  expect(JSON.stringify(lines)).not.toMatch(/test\.example|feil passord/i)
})

test('whoever logs in is named by number, with the address', async () => {
  const reply = await makeClient().post(
    '/api/v1/auth/login',
    { email: people.storeClerk.email, password: 'riktig passord' },
    { sourceIp: '192.0.2.8' },
  )
  expect(reply.status).toBe(200)
  expect(lines).toMatchObject([{ status: 200, userId: people.storeClerk.id, from: '192.0.2.8' }])
})

test('whoever somebody guesses at from elsewhere is told once a day; where the person comes from, nobody is', async () => {
  const known = '192.0.2.20'
  await makeClient().post(
    '/api/v1/auth/login',
    { email: people.agent.email, password: 'riktig passord' },
    { sourceIp: known },
  )
  const guess = async (sourceIp: string) => {
    for (let tries = 0; tries < 7; tries += 1)
      await makeClient().post(
        '/api/v1/auth/login',
        { email: people.agent.email, password: 'gjetning' },
        { sourceIp },
      )
  }
  const told = async () =>
    (await listPersonMails(people.agent.id)).filter(({ kind }) => kind === 'login-tried').length
  await guess(known)
  expect(await told()).toBe(0)
  await guess('192.0.2.21')
  expect(await told()).toBe(1)
  await guess('192.0.2.22')
  expect(await told()).toBe(1)
})

test('of a place that has tried many others nobody is told who was not tried himself', async () => {
  const sourceIp = '192.0.2.40'
  const attempt = (email: string, password: string) =>
    makeClient().post('/api/v1/auth/login', { email, password }, { sourceIp })
  for (let tries = 0; tries < 60; tries += 1) await attempt(`nummer${tries}@ingen.example`, 'gjetning')
  expect((await attempt(people.chainUser.email, 'riktig passord')).status).toBe(429)
  const mails = await listPersonMails(people.chainUser.id)
  expect(mails.filter(({ kind }) => kind === 'login-tried')).toEqual([])
})

test('who tries what he may not is told of with role and quote', async () => {
  const store = await loggedIn('storeClerk')
  const orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  const neighbour = await loggedIn('otherStoreClerk')
  lines = []
  await neighbour.get(`/api/v1/offers/${orderNumber}`)
  expect(lines).toMatchObject([
    {
      code: 'quote.not-found',
      userId: people.otherStoreClerk.id,
      about: { orderNumber: String(orderNumber), contextId: 21 },
    },
  ])
})

test('a customer’s «ja» is told of by quote, version and link, and the link’s secret by no line', async () => {
  const store = await loggedIn('storeClerk')
  const orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const made = await store.post(`/api/v1/offers/${orderNumber}/customer/links`, { prices: 'rows', days: 1 })
  const page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const { hash } = (await makeClient().get(page)).json
  await makeClient().post(`${page}/acceptance`, { name: 'Kari Kunde', hash }, { sourceIp: '192.0.2.9' })
  expect(lines.at(-1)).toMatchObject({
    status: 200,
    from: '192.0.2.9',
    about: { orderNumber: String(orderNumber), acceptedVersion: 2, link: expect.stringMatching(/^.{12}$/) },
  })
  expect(JSON.stringify(lines)).not.toContain(page.split('/').at(-1))
  expect(JSON.stringify(lines)).not.toContain('Kari Kunde')
})

/** What lies on a queue with all that travels beside it; taken off. */
const recordsOn = async (queue: 'MAIL_QUEUE_URL' | 'RENDER_QUEUE_URL'): Promise<readonly SQSRecord[]> => {
  const sqs = new SQSClient()
  const QueueUrl = setting(queue)
  const receive = { QueueUrl, MaxNumberOfMessages: 10, MessageAttributeNames: ['All'] }
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand(receive))
  for (const { ReceiptHandle } of Messages)
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
  return Messages.map((message) => toRecord(message))
}

/** Its handler reads its environment when it is loaded. */
const workerHandler = async () => {
  Object.assign(process.env, { ...workerLimits, SITE_FOLDER: join(import.meta.dirname, 'render-site') })
  return (await import('#render-worker/handler')).handler
}

test('a mail is followed by its trace from who sent it to the worker and the post office, and no line tells the address or the link', async () => {
  const trace = '7K3M-Q0ZD'
  const email = 'ingrid.tveit@kunde.example'
  const work = await workerHandler()
  await office.take()
  await recordsOn('RENDER_QUEUE_URL')
  const told = vi.spyOn(Logger.prototype, 'info')
  const store = await loggedIn('storeClerk')
  const orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  const quote = `/api/v1/offers/${orderNumber}`
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const { version } = (await store.get(quote)).json
  await store.put(quote, { version, customer: { name: 'Ingrid Tveit', email, phone: '' } })
  const asked = { headers: { 'x-trace-id': trace }, sourceIp: '192.0.2.10' }
  expect((await store.post(`${quote}/send?prices=CUSTOMER`, { link: true }, asked)).status).toBe(200)
  expect(lines.at(-1)).toMatchObject({
    trace,
    status: 200,
    userId: people.storeClerk.id,
    from: '192.0.2.10',
    about: { orderNumber: String(orderNumber) },
  })

  const jobs = (await recordsOn('RENDER_QUEUE_URL')).map((job) => ({
    ...job,
    // Another try has made it: no browser is needed to find that out.
    attributes: { ...job.attributes, ApproximateReceiveCount: '2' },
  }))
  for (const { body } of jobs) await finish(JSON.parse(body), Buffer.from('%PDF-1.7'))
  await work({ Records: jobs })
  await sendMails({ Records: [...(await recordsOn('MAIL_QUEUE_URL'))] })
  const of = (name: string) => told.mock.calls.filter(([message]) => message === name).map(([, line]) => line)
  expect(of('job')).toEqual([
    expect.objectContaining({ trace, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
  ])
  expect(of('mail')).toMatchObject([
    { trace, came: 'MailSent', body: expect.stringContaining(`${orderNumber}`) },
  ])

  const [mail] = await office.sent(email)
  const secret = /\/kunde\/\d+\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(secret).toMatch(/^[\w-]{43}$/)
  const all = JSON.stringify([lines, told.mock.calls])
  for (const hidden of [email, secret, 'Ingrid']) expect(all).not.toContain(hidden)
})

test('whoever logs out has the browser forget what it has kept', async () => {
  const client = makeClient()
  await logInAs(client, 'storeClerk')
  const { headers } = await client.post('/api/v1/auth/logout')
  expect(headers['clear-site-data']).toBe('"cache", "storage"')
})

test('a document is made for no link on another site, and what a function sends is framed by nobody else', async () => {
  const store = await loggedIn('storeClerk')
  const orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  const opened = (site: string, what = 'pdf') =>
    store.get(`/tilbud/${orderNumber}/${what}`, {
      headers: { 'sec-fetch-site': site, 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    })
  for (const what of ['pdf', 'html', 'oppriss']) {
    const refused = await opened('cross-site', what)
    expect([what, refused.status]).toEqual([what, 403])
    expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  }
  expect(
    (
      await store.get(`/api/v1/offers/${orderNumber}/download`, {
        headers: { 'sec-fetch-site': 'cross-site' },
      })
    ).status,
  ).toBe(403)
  for (const what of ['pdf', 'oppriss'])
    for (const site of ['none', 'same-origin']) expect((await opened(site, what)).status).not.toBe(403)
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  await store.post('/api/v1/products', row)
  const [{ imageUrl }] = (await store.get(`/api/v1/offers/${orderNumber}`)).json.productRows
  const drawing = await store.get(imageUrl)
  expect([drawing.status, drawing.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("frame-ancestors 'self'"),
  ])
  // What says nothing of its own is given the whole policy of the site by the CDN.
  const ofModel = await store.get('/api/v1/drawings/models/1002.svg')
  expect([ofModel.status, ofModel.headers['content-security-policy']]).toEqual([200, undefined])
})
