// What SES tells of a mail after it has taken it, and what the seller is told of it.
import type { SQSEvent } from 'aws-lambda'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailEvent } from '#domain/contracts/mail-event'
import { findMail, type MailKey, moveMail } from '#functions/data/mails/mail-repository'
import { handler as send } from '#functions/queues/mail/handler'
import { handler } from '#functions/queues/mail-events/handler'
import type { Client } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn } from './people.ts'
import { finish, receiveJobs } from './render-queue.ts'

withEngines()
const office = withMailOffice()

let store: Client
let orderNumber: number
beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
})

const offer = async () => (await store.get(`/api/v1/offers/${orderNumber}`)).json
const seen = async () => (await offer()).mail

const makeQuote = async (email: string) => {
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId: 1002, numberOf: 1 })
  const customer = { name: 'Ingrid Tveit', email, phone: '' }
  await store.put(`/api/v1/offers/${orderNumber}`, { version: (await offer()).version, customer })
}

/** Asked for, with its document made; answers the mail's key and the call that sends it. */
const order = async () => {
  const asked = await store.post(`/api/v1/offers/${orderNumber}/send?prices=CUSTOMER`, {})
  expect(asked.status, asked.text).toBe(200)
  for (const job of await receiveJobs()) await finish(job, '%PDF-1.7')
  const event = await office.take()
  return { event, key: JSON.parse(event.Records[0]?.body ?? '') as MailKey }
}
const sendTo = async (email: string) => {
  await makeQuote(email)
  const { event, key } = await order()
  await send(event)
  return key
}

const hear = (...bodies: readonly unknown[]) =>
  handler({
    Records: bodies.map((body, index) => ({
      messageId: String(index),
      body: typeof body === 'string' ? body : JSON.stringify(body),
      attributes: { ApproximateReceiveCount: '1' },
    })),
  } as unknown as SQSEvent)
const failures = async (...bodies: readonly unknown[]) => (await hear(...bodies)).batchItemFailures.length

beforeEach(() => void office.told())

test('a mail that comes back is told to the seller with the reason, and can be sent again', async () => {
  await sendTo('bounce@simulator.amazonses.com')
  expect((await seen()).state).toBe('sent')
  const told = office.told()
  expect(told).toMatchObject([{ eventType: 'Bounce' }])
  // Twice, as a queue may hand it out.
  expect(await failures(...told, ...told)).toBe(0)
  expect(await seen()).toMatchObject({
    state: 'bounced',
    stateText: 'Kom ikke frem',
    reason: 'Adressen finnes ikke, eller tar ikke imot e-post.',
  })
  const { event } = await order()
  expect((await seen()).state).toBe('queued')
  // What is still told of the first time is not about the second.
  await hear(...told)
  expect((await seen()).state).toBe('queued')
  await send(event)
  expect((await seen()).state).toBe('sent')
})

test('a mail that is said to be unwanted says so, and the same is not sent again', async () => {
  await sendTo('complaint@simulator.amazonses.com')
  await hear(...office.told())
  expect(await seen()).toMatchObject({ state: 'complained', stateText: 'Meldt som uønsket' })
  const again = await store.post(`/api/v1/offers/${orderNumber}/send?prices=CUSTOMER`, {})
  expect([again.status, again.json.code]).toEqual([409, 'send.already-sent'])
})

test('the person on duty sees both', async () => {
  const duty = await loggedIn('superUser')
  const { mails } = (await duty.get('/api/v1/operations')).json
  expect(mails.map(({ state }: { state: string }) => state)).toContain('complained')
})

test('one of which nobody knew whether it was sent is known to have arrived', async () => {
  const key = await sendTo('success@simulator.amazonses.com')
  const mail = await findMail(key)
  if (mail === null) throw new Error('the mail is gone')
  await moveMail(mail, { state: 'unknown', since: mail.since })
  await hear(...office.told())
  expect((await seen()).state).toBe('sent')
})

test('what comes before the mail is marked as sent waits for that', async () => {
  const key = await sendTo('bounce@simulator.amazonses.com')
  const mail = await findMail(key)
  if (mail === null) throw new Error('the mail is gone')
  const [event] = office.told()
  const since = new Date().toISOString()
  await moveMail(mail, { state: 'sending', since })
  expect(await failures(event)).toBe(1)
  await moveMail({ ...mail, state: 'sending', since }, { state: 'sent', since })
  expect(await failures(event)).toBe(0)
  expect((await seen()).state).toBe('bounced')
})

test('what is told of an earlier sending, of whoever has a copy or of another mail changes nothing', async () => {
  const key = await sendTo('bounce@simulator.amazonses.com')
  const [event] = office.told() as [Extract<MailEvent, { eventType: 'Bounce' }>]
  const early = new Date(Date.now() - 10 * 60_000).toISOString()
  const bouncedRecipients = [{ emailAddress: 'butikk@test.example' }]
  expect(
    await failures(
      { ...event, mail: { ...event.mail, timestamp: early } },
      { ...event, bounce: { ...event.bounce, bouncedRecipients } },
      { ...event, mail: { ...event.mail, tags: { ...event.mail.tags, 'mail-id': ['mail_other'] } } },
      { ...event, mail: { ...event.mail, tags: {} } },
    ),
  ).toBe(0)
  expect((await findMail(key))?.state).toBe('sent')
})

test('what SES says when it is told where to tell is no event; what cannot be read is kept aside', async () => {
  expect(await failures('Successfully validated SNS topic for Amazon SES event publishing.')).toBe(0)
  expect(await failures('{', '{}', { eventType: 'Open' })).toBe(3)
})
