// What nobody may be watching is counted where it happens, and one trace leads from a request to the mails and jobs that came of it.
import { join } from 'node:path'
import { ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { PAUSES } from '#domain/access/webhook-delivery'
import { handler as drawPictures } from '#functions/clock/draw-pictures/handler'
import { handler as sendOrders } from '#functions/clock/send-orders/handler'
import { freezeInput } from '#functions/data/artefacts/artefact-store'
import { canonicalJson } from '#functions/data/artefacts/canonical-json'
import { messageFor } from '#functions/data/artefacts/order-artefact'
import { listDrawings, listRuns } from '#functions/data/pictures/run-repository'
import { setting } from '#functions/environment'
import { beginRun } from '#functions/pictures/begin-run'
import { handler as takeAnswers } from '#functions/queues/factory-answers/handler'
import { handler as sendMails } from '#functions/queues/mail/handler'
import { deliverDue } from '#functions/webhooks/deliver'
import { names } from '#infra/local/resources'
import { workerLimits } from '#infra/render-queue'
import { makeResponse } from '../factories/order-response.ts'
import { makeRowImageInput } from '../factories/render.ts'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { orderQuote } from './order.ts'
import { insertPeople, loggedIn, people, spoilUser } from './people.ts'
import { fail, finish, receiveJobs } from './render-queue.ts'

const engines = withEngines()
const office = withMailOffice()

let client: Client
beforeAll(async () => {
  await insertPeople()
  client = await loggedIn('storeClerk')
})
afterEach(() => {
  office.mood = 'well'
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The names of the figures that are noted while something is done, as the log has them. */
const notedWhile = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const names: string[] = []
  vi.stubEnv('STAGE', 'test')
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    const said = /"_aws":/.test(String(line)) ? JSON.parse(String(line)) : null
    if (said === null) return true
    const { Timestamp, CloudWatchMetrics } = said._aws
    expect(Math.abs(Date.now() - Timestamp)).toBeLessThan(60_000)
    for (const { Namespace, Dimensions, Metrics } of CloudWatchMetrics) {
      expect([Namespace, Dimensions, said.Stage]).toEqual(['Lysvag', [['Stage']], 'test'])
      for (const { Name } of Metrics) {
        expect(said[Name]).toBeTypeOf('number')
        names.push(Name)
      }
    }
    return true
  })
  await work()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  return names
}

const sendQuote = async (headers: Record<string, string> = {}) => {
  const { orderNumber } = (await client.post('/api/v1/offers')).json.model
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  await client.post('/api/v1/products', row)
  const address = `/api/v1/offers/${orderNumber}`
  const { version } = (await client.get(address)).json
  const customer = { name: 'Ingrid Tveit', email: 'ingrid@kunde.example', phone: '' }
  await client.put(address, { version, customer })
  const reply = await client.post(`${address}/send?prices=CUSTOMER`, {}, { headers })
  expect(reply.status, reply.text).toBe(200)
}
const finishDocuments = async () => {
  for (const job of await receiveJobs()) await finish(job, Buffer.from('%PDF-1.7'))
}

test.each([
  ['is sent', 'well', 'MailSent'],
  ['the post office refuses', { status: 400, type: 'MessageRejected' }, 'MailRefused'],
  ['breaks off in the middle of being handed over', 'broken', 'MailUnknown'],
] as const)('a mail that %s is counted once', async (_, mood, name) => {
  await sendQuote()
  await finishDocuments()
  const event = await office.take()
  office.mood = mood
  expect(await notedWhile(() => sendMails(event))).toEqual([name])
})

test('a mail whose document cannot be made is given up, and counted once', async () => {
  await sendQuote()
  for (const job of await receiveJobs()) await fail(job, 'Kunne ikke tegnes: ukjent glass')
  const event = await office.take()
  expect(await notedWhile(() => sendMails(event))).toEqual(['MailGivenUp'])
  expect(await notedWhile(() => sendMails(event))).toEqual([])
})

test('a message of the mail queue that is no mail is counted in each of its tries', async () => {
  const records = [{ messageId: '1', body: '{}', attributes: { ApproximateReceiveCount: '1' } }]
  const event = { Records: records } as unknown as SQSEvent
  expect(await notedWhile(() => sendMails(event))).toEqual(['MailFailed'])
  expect(await notedWhile(() => sendMails(event))).toEqual(['MailFailed'])
})

test('an answer of the factory that cannot be taken is counted', async () => {
  const records = [{ messageId: '1', body: '{}', attributes: { ApproximateReceiveCount: '1' } }]
  const noted = await notedWhile(() => takeAnswers({ Records: records } as unknown as SQSEvent))
  expect(noted).toEqual(['AnswerNotTaken'])
})

const readyToOrder = async (): Promise<number> => {
  const { orderNumber, version } = (await client.post('/api/v1/offers')).json.model
  await client.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const customer = { name: 'Ingrid Tveit', email: '', phone: '' }
  await client.put(`/api/v1/offers/${orderNumber}`, { version, customer })
  return orderNumber
}

test('an order that the clock cannot send to the factory is counted, and the clock’s own run fails', async () => {
  const orderNumber = await readyToOrder()
  const { storage } = engines.current
  storage.deleteQueue(names.factoryQueue)
  await orderQuote(client, orderNumber)
  const noted = await notedWhile(() => expect(sendOrders()).rejects.toThrow('1 orders wait for the factory'))
  storage.createQueue(names.factoryQueue, { attributes: { FifoQueue: 'true' } })
  expect(noted).toEqual(['OrderUnsent'])
  expect(await notedWhile(() => sendOrders())).toEqual([])
})

test('an order that the factory refuses is counted, and a person is called', async () => {
  const orderNumber = await readyToOrder()
  await orderQuote(client, orderNumber)
  const body = makeResponse({ code: 'RE', order: String(orderNumber), salesOrder: '' })
  const records = [{ messageId: '1', body, attributes: { SentTimestamp: '0' } }]
  const noted = await notedWhile(() => takeAnswers({ Records: records } as unknown as SQSEvent))
  expect(noted).toEqual(['OrderNotAsOrdered'])
})

test('an event that a webhook has not taken in any try is counted, once', async () => {
  const hooks = '/api/v1/integrations/stores/101/webhooks'
  const made = await client.post(hooks, { url: 'http://127.0.0.1:1/a', events: ['quote.created'] })
  await client.post('/api/v1/offers')
  const DAY_MS = 86_400_000
  const tryOnce = (days: number) =>
    deliverDue(
      () => new Date(Date.now() + days * DAY_MS),
      () => true,
    )
  const noted = await notedWhile(async () => {
    for (let tries = 1; tries <= PAUSES.length + 2; tries += 1) await tryOnce(1.1 * tries)
  })
  expect(noted).toEqual(['WebhookGivenUp'])
  await client.delete(`${hooks}/${made.json.model.webhook.id}`)
})

test('a picture of a model that cannot be drawn is counted in each of its tries', async () => {
  const NO_MODEL = 9
  await beginRun({ kind: 'hand', models: [NO_MODEL] }, new Date())
  const noted = await notedWhile(() => drawPictures({ seconds: 5 }))
  const [run] = await listRuns(1)
  const [{ state, failures } = { failures: 0 }] = await listDrawings(run?.runId ?? '')
  expect([state, failures > 0]).toEqual(['failed', true])
  expect(noted).toEqual(Array.from({ length: failures }, () => 'PictureNotDrawn'))
})

test('a bug on the way to an answer is counted, beside the time that the answer took', async () => {
  const damaged = await loggedIn('otherAgent')
  await spoilUser(people.otherAgent.id)
  const noted = await notedWhile(() => damaged.get('/api/v1/contexts/current'))
  expect(noted).toEqual(['ServerFault', 'AnswerTime'])
})

test.each([
  ['error', ['BrowserFault', 'AnswerTime']],
  ['warn', ['AnswerTime']],
] as const)('what a browser reports as «%s» is noted as %j', async (logLevel, figures) => {
  const entry = {
    timestamp: '2026-11-20T10:00:00.000Z',
    environment: 'Firefox',
    logger: 'window',
    message: 'x is undefined',
  }
  const report = async () =>
    expect((await client.post('/api/v1/logging', { ...entry, logLevel })).status).toBe(200)
  expect(await notedWhile(report)).toEqual(figures)
})

describe('a job of the render worker', () => {
  /** Its handler reads its environment when it is loaded. */
  const workerHandler = async () => {
    Object.assign(process.env, { ...workerLimits, SITE_FOLDER: join(import.meta.dirname, 'render-site') })
    return (await import('#render-worker/handler')).handler
  }
  const notedOf = async (body: unknown, tries = 1) => {
    const work = await workerHandler()
    const record = {
      messageId: '1',
      receiptHandle: 'none',
      eventSource: 'aws:sqs',
      body: JSON.stringify(body),
      attributes: { ApproximateReceiveCount: String(tries) },
    }
    return notedWhile(() => work({ Records: [record] } as unknown as SQSEvent))
  }

  test('whose input is of another kind than was ordered is counted as undrawable', async () => {
    const input = makeRowImageInput({ width: 311 })
    const message = { ...(await messageFor(input)), kind: 'quote-pdf' } as const
    await freezeInput(message, canonicalJson(input))
    expect(await notedOf(message)).toEqual(['JobUndrawable'])
  })

  test('that nobody can read is counted as failed in each of its tries', async () => {
    expect(await notedOf({})).toEqual(['JobFailed'])
    expect(await notedOf({}, 2)).toEqual(['JobFailed'])
  })

  test('that another try has finished is counted as done', async () => {
    const input = makeRowImageInput({ width: 312 })
    const message = await messageFor(input)
    await freezeInput(message, canonicalJson(input))
    await finish(message, 'PNG')
    expect(await notedOf(message, 2)).toEqual(['JobDone'])
  })
})

test('the time of an answer is noted, but for one that waits for a document on purpose', async () => {
  const { orderNumber } = (await client.post('/api/v1/offers')).json.model
  const row = { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 }
  await client.post('/api/v1/products', row)
  expect(await notedWhile(() => client.get('/api/v1/contexts/current'))).toEqual(['AnswerTime'])
  expect(await notedWhile(() => client.get(`/tilbud/${orderNumber}/pdf?type=inline`))).toEqual([])
})

test('mail and document carry the trace that the browser has given its request, and one of ours where it gave none', async () => {
  const traceOn = async (queue: 'RENDER_QUEUE_URL' | 'MAIL_QUEUE_URL') => {
    const receive = { QueueUrl: setting(queue), MessageAttributeNames: ['All'] }
    const { Messages = [] } = await new SQSClient().send(new ReceiveMessageCommand(receive))
    return Messages[0]?.MessageAttributes?.trace?.StringValue
  }
  const tracesOf = async (said: Record<string, string>) => {
    await finishDocuments()
    await office.take()
    await sendQuote(said)
    return [await traceOn('MAIL_QUEUE_URL'), await traceOn('RENDER_QUEUE_URL')]
  }
  expect(await tracesOf({ 'x-trace-id': '7K3M-Q0ZD' })).toEqual(['7K3M-Q0ZD', '7K3M-Q0ZD'])
  for (const said of ['', 'OIL-"}{"']) {
    const [trace, other] = await tracesOf(said === '' ? {} : { 'x-trace-id': said })
    expect(trace).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(other).toBe(trace)
  }
})
