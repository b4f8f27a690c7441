// A quote on its way to the customer: the mail, its documents, and that it never goes twice.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findMail, type MailKey, moveMail } from '#functions/data/mails/mail-repository'
import { setting } from '#functions/environment'
import { handler } from '#functions/mail/handler'
import { type OutboxMail, openPostOffice, type PostOffice } from '#infra/local/post-office'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { fail, finish, frozenInput, takeJobs } from './render-desk.ts'

withEngines()

let store: Client
let agent: Client
let chain: Client
let outbox: string
let postOffice: PostOffice
let orderNumber: number
const PDF = '%PDF-1.7 tilbud'

/** How the post office is today: well, refusing with an error, or cut off in the middle. */
let mood: 'well' | 'broken' | { readonly status: number; readonly type: string } = 'well'
const counter = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  if (mood === 'broken') return void response.destroy()
  if (mood !== 'well')
    return void response.writeHead(mood.status, { 'x-amzn-errortype': mood.type }).end('{}')
  const reply = await fetch(postOffice.endpoint + request.url, { method: 'POST', body })
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text())
})

beforeAll(async () => {
  outbox = await mkdtemp(join(tmpdir(), 'outbox-'))
  postOffice = await openPostOffice(outbox)
  await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve))
  const { port } = counter.address() as AddressInfo
  Object.assign(process.env, { AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${port}`, MAX_TRIES: '6' })
  await insertPeople()
  store = await loggedIn('storeClerk')
  agent = await loggedIn('agent')
  chain = await loggedIn('chainUser')
})
afterAll(async () => {
  counter.closeAllConnections()
  counter.close()
  await postOffice.close()
  await rm(outbox, { recursive: true })
})

const address = (path = '') => `/api/v1/offers/${orderNumber}${path}`
const read = async () => (await store.get(address())).json
const send = (prices: string, client = store, key?: string) =>
  client.post(
    address(`/send?prices=${prices}`),
    {},
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )

const makeQuote = async (client = store, email = 'ingrid.tveit@kunde.example') => {
  orderNumber = (await client.post('/api/v1/offers')).json.model.orderNumber
  await client.post('/api/v1/products', {
    orderNumber,
    sourceOrderNumber: 0,
    sourceRowId: 1002,
    numberOf: 1,
  })
  const { version } = (await client.get(address())).json
  const customer = { name: 'Ingrid\nTveit', email, phone: '' }
  await client.put(address(), { version, customer, deliveryLabel: 'Solbakken 14' })
}
beforeEach(() => makeQuote())

/** What lies on the mail queue, as the function is handed it; taken off. */
const takeMails = async (): Promise<SQSEvent> => {
  const sqs = new SQSClient()
  const QueueUrl = setting('MAIL_QUEUE_URL')
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))
  for (const { ReceiptHandle } of Messages)
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }))
  const records = Messages.map(({ Body, MessageId }) => ({
    messageId: MessageId,
    body: Body,
    attributes: { ApproximateReceiveCount: '1' },
  }))
  return { Records: records } as unknown as SQSEvent
}

const finishDocuments = async () => {
  for (const job of await takeJobs()) await finish(job, PDF)
}
/** The worker makes the documents, then the mail goes out. */
const deliver = async () => {
  await finishDocuments()
  const event = await takeMails()
  expect((await handler(event)).batchItemFailures).toEqual([])
  return event
}
const sentMails = async (): Promise<readonly OutboxMail[]> => {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.json')).toSorted()
  const mails = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')) as OutboxMail),
  )
  return mails.filter(({ subject }) => subject.includes(String(orderNumber)))
}
const keyOf = (event: SQSEvent): MailKey => JSON.parse(event.Records[0]?.body ?? '')

describe('Q-323: sending to the customer', () => {
  test('mails one document for each price mode, and the answer goes to the seller', async () => {
    const reply = await send('HIDDEN,CUSTOMER')
    expect(reply.status, reply.text).toBe(200)
    expect(reply.json.model).toMatchObject({
      status: { intVal: 20, name: 'Sendt til kunde' },
      mail: { to: 'ingrid.tveit@kunde.example', state: 'queued', reason: null },
    })
    const jobs = await takeJobs()
    const columns = await Promise.all(
      jobs.map(async (job) => {
        const input = await frozenInput(job)
        return input.kind === 'row-image' ? [] : input.priceColumns.map(({ mode }) => mode)
      }),
    )
    expect(columns.toSorted()).toEqual([[], ['CUSTOMER']])
    for (const job of jobs) await finish(job, PDF)
    expect((await handler(await takeMails())).batchItemFailures).toEqual([])

    const [mail, ...others] = await sentMails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'ingrid.tveit@kunde.example',
      replyTo: 'butikk@test.example',
      subject: `Tilbud ${orderNumber} fra Tømmerringen Sandnes`,
    })
    expect(mail?.from).toContain('<tilbud@lysvag.example>')
    expect(mail?.text).toMatch(/^Hei, Ingrid Tveit\n\nVedlagt følger tilbud \d+ fra Tømmerringen Sandnes\./)
    expect(mail?.text).toContain('Merking: Solbakken 14')
    expect(mail?.attachments.map((name) => name.slice(name.indexOf('tilbud_')))).toEqual([
      `tilbud_${orderNumber}.pdf`,
      `tilbud_${orderNumber}_uten_priser.pdf`,
    ])
    expect(await readFile(join(outbox, mail?.attachments[0] ?? ''), 'utf8')).toBe(PDF)
    expect((await read()).mail).toMatchObject({ state: 'sent', stateText: 'Sendt til kunde' })
  })

  test('is done once, however often the request or the queue repeats it', async () => {
    const first = await send('CUSTOMER', store, 'send-once-1')
    const event = await deliver()
    expect((await send('CUSTOMER', store, 'send-once-1')).json).toEqual(first.json)
    await Promise.all([handler(event), handler(event)])
    const again = await send('CUSTOMER')
    expect([again.status, again.json.message]).toEqual([
      409,
      'Det samme tilbudet er allerede sendt til ingrid.tveit@kunde.example. Det sendes ikke to ganger.',
    ])
    await handler(await takeMails())
    expect(await sentMails()).toHaveLength(1)
  })

  test('a changed quote is an offer again, and another mail', async () => {
    await send('CUSTOMER')
    await deliver()
    const edited = await store.put(address('/0/1/numberof/3'))
    expect(edited.json.model.status.intVal).toBe(10)
    expect((await send('CUSTOMER')).status).toBe(200)
    await deliver()
    expect(await sentMails()).toHaveLength(2)
  })

  test('a mail waits for its document, and one whose document cannot be made says why and can be sent again', async () => {
    await send('CUSTOMER')
    const [job] = await takeJobs()
    if (job === undefined) throw new Error('no document was ordered')
    await fail(job, 'Kunne ikke tegnes: rad 1.')
    await handler(await takeMails())
    expect((await read()).mail).toMatchObject({ state: 'failed', reason: 'Kunne ikke tegnes: rad 1.' })
    expect(await sentMails()).toEqual([])
    expect((await send('CUSTOMER')).status).toBe(200)
    await deliver()
    expect((await read()).mail.state).toBe('sent')
  })

  test('one that was taken and never came to an end is not sent again by itself', async () => {
    await send('CUSTOMER')
    await finishDocuments()
    const event = await takeMails()
    const key = keyOf(event)
    await moveMail(key, 'queued', { state: 'sending', since: new Date(Date.now() - 120_000).toISOString() })
    await handler(event)
    expect(await sentMails()).toEqual([])
    expect((await read()).mail).toMatchObject({ state: 'unknown', stateText: 'Ukjent om den kom frem' })
    // A person asks for it.
    expect((await send('CUSTOMER')).status).toBe(200)
    await deliver()
    expect(await sentMails()).toHaveLength(1)
    expect((await findMail(key))?.state).toBe('sent')
  })

  test('a post office that refuses, is busy or breaks off is told apart', async () => {
    try {
      await send('CUSTOMER')
      await finishDocuments()
      const event = await takeMails()
      mood = { status: 429, type: 'TooManyRequestsException' }
      expect((await handler(event)).batchItemFailures).toHaveLength(1)
      expect((await read()).mail.state).toBe('queued')
      mood = { status: 400, type: 'MessageRejected' }
      await handler(event)
      expect((await read()).mail).toMatchObject({
        state: 'failed',
        reason: 'E-posten ble avvist av posttjenesten.',
      })
      await send('CUSTOMER')
      mood = 'broken'
      await handler(await takeMails())
      expect((await read()).mail.state).toBe('unknown')
    } finally {
      mood = 'well'
    }
  })
})

describe('Q-245: what a quote needs before it is sent', () => {
  test('is a price mode', async () => {
    expect((await send('')).json.code).toBe('send.no-mode')
    expect((await send('ALT')).status).toBe(422)
  })

  test('is a customer with a name and an address', async () => {
    await makeQuote(store, '')
    expect((await send('CUSTOMER')).json.message).toBe(
      'Kundens navn og e-postadresse må fylles ut før tilbudet kan sendes.',
    )
  })

  test('is something to offer, and a sender who may show these prices', async () => {
    await store.delete(address('/0/1'))
    expect((await send('CUSTOMER')).json.code).toBe('send.no-rows')
    await makeQuote(agent)
    expect((await send('STORE', agent)).json.code).toBe('send.mode-not-allowed')
    expect((await send('CUSTOMER', chain)).status).toBe(403)
  })
})
