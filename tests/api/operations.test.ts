// The desk of the person on duty: what waits and what has failed, read from what the house keeps, and what was given up settled.
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOTHING_ASKED } from '#domain/contracts/mail'
import { LETTERS_MAX, type QueueName } from '#domain/contracts/operations'
import { emptyBuffer } from '#functions/buffers/clear-buffer'
import { orderArtefact } from '#functions/data/artefacts/order-artefact'
import { insertFactoryOrder } from '#functions/data/factory-orders/factory-order-repository'
import { countFault } from '#functions/data/faults/fault-repository'
import { insertMail, type Mail } from '#functions/data/mails/mail-repository'
import { insertRun } from '#functions/data/pictures/run-repository'
import { makeDocumentInput, makeRowImageInput } from '../factories/render.ts'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'
import { finish } from './render-queue.ts'

const path = '/api/v1/operations'
const hash = (digit: string) => digit.repeat(64)
const render = (digit: string) =>
  JSON.stringify({ hash: hash(digit), kind: 'quote-pdf', buffer: 'documents', generation: 0 })
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

const mail = (orderNumber: number, overrides: Partial<Mail>): Mail => ({
  orderNumber,
  mailId: `mail-${orderNumber}`,
  fromName: 'Tømmerringen',
  to: 'kunde@test.example',
  replyTo: '',
  copyTo: '',
  subject: `Tilbud ${orderNumber}`,
  text: 'Hei',
  attachments: [],
  asked: NOTHING_ASKED,
  state: 'queued',
  since: minutesAgo(1),
  reason: null,
  kind: null,
  ...overrides,
})

withEngines()
let duty: Client
const overview = async () => {
  const { status, json } = await duty.get(path)
  expect(status, JSON.stringify(json)).toBe(200)
  return json
}
const queue = async (name: QueueName) =>
  (await overview()).queues.find((each: { name: string }) => each.name === name)

/** Answers the id of the letter. */
const putDead = async (name: QueueName, body: string): Promise<string | undefined> => {
  const urls = JSON.parse(process.env.DEAD_LETTER_URLS ?? '{}') as Record<QueueName, string>
  const QueueUrl = urls[name]
  const fifo = QueueUrl.endsWith('.fifo') && { MessageGroupId: body, MessageDeduplicationId: `${Date.now()}` }
  const sent = await new SQSClient().send(new SendMessageCommand({ QueueUrl, MessageBody: body, ...fifo }))
  return sent.MessageId
}

beforeAll(async () => {
  await insertPeople()
  duty = await loggedIn('superUser')
})

test('is of the provider: everybody else is refused', async () => {
  for (const person of ['storeClerk', 'worker', 'agent', 'chainUser'] as const) {
    const client = await loggedIn(person)
    expect((await client.get(path)).status).toBe(403)
    for (const doing of ['retry', 'discard'])
      expect((await client.post(`${path}/render/${doing}`, {})).status).toBe(403)
  }
  expect((await makeClient().get(path)).status).toBe(401)
})

test('a quiet house has five queues and nothing in them', async () => {
  const { queues, mails, orders, nightlyRun, faults } = await overview()
  expect(queues.map(({ name }: { name: string }) => name)).toEqual([
    'render',
    'mail',
    'mailEvents',
    'orders',
    'answers',
  ])
  for (const each of queues) expect(each).toMatchObject({ waiting: 0, working: 0, dead: 0, letters: [] })
  expect([mails, orders, nightlyRun, faults]).toEqual([[], [], null, []])
})

describe('what was given up', () => {
  test('is said with what it is, is put back one at a time, and all of it is thrown away', async () => {
    for (const digit of ['1', '2', '3']) await putDead('render', render(digit))
    const before = await queue('render')
    expect(before).toMatchObject({ dead: 3, waiting: 0 })
    expect(before.letters.map(({ what }: { what: string }) => what)).toEqual(Array(3).fill('Tilbud som PDF'))

    const [{ id }] = before.letters
    const retried = await duty.post(`${path}/render/retry`, { id })
    expect([retried.json.model.count, retried.json.message]).toEqual([1, '1 lagt tilbake i køen.'])
    const after = await queue('render')
    expect(after).toMatchObject({ dead: 2, waiting: 1 })
    expect(after.letters.map((letter: { id: string }) => letter.id)).not.toContain(id)
    expect((await duty.post(`${path}/render/retry`, { id })).json.model.count).toBe(0)

    expect((await duty.post(`${path}/render/discard`, {})).json.model.count).toBe(2)
    expect(await queue('render')).toMatchObject({ dead: 0, waiting: 1 })
  })

  test('in great number is shown in part, and settled one by one or all at once wherever it lies', async () => {
    const ids: (string | undefined)[] = []
    for (let count = 0; count < LETTERS_MAX + 12; count += 1) ids.push(await putDead('render', render('4')))
    const before = await queue('render')
    expect([before.dead, before.letters.length]).toEqual([ids.length, LETTERS_MAX])
    const shown = before.letters.map((letter: { id: string }) => letter.id)
    const id = ids.find((each) => !shown.includes(each))
    expect((await duty.post(`${path}/render/discard`, { id })).json.model.count).toBe(1)
    expect((await duty.post(`${path}/render/discard`, {})).json.model.count).toBe(ids.length - 1)
    expect(await queue('render')).toMatchObject({ dead: 0, letters: [] })
  })

  test('is seen by everybody who looks, one after the other', async () => {
    await putDead('answers', 'noe uleselig')
    for (const look of [1, 2, 3]) expect((await queue('answers')).letters, `${look}`).toHaveLength(1)
    await duty.post(`${path}/answers/discard`, {})
  })

  test('of a mail and of an order is put back with a way to what it is about', async () => {
    await insertMail(mail(100_001, { state: 'failed', reason: 'Adressen finnes ikke.' }))
    await putDead('mail', JSON.stringify({ orderNumber: 100_001, mailId: 'mail-100001' }))
    const order = {
      kind: 'order',
      toOrderNumber: 480_001,
      orderNumber: 100_002,
      file: 'bestillinger/480001.json',
    }
    await putDead('orders', JSON.stringify(order))

    expect((await queue('mail')).letters).toMatchObject([
      { what: 'E-post: Tilbud 100001', reason: 'Adressen finnes ikke.', link: '/tilbud/100001' },
    ])
    expect((await queue('orders')).letters).toMatchObject([
      { what: 'Bestilling av tilbud 100002', link: '/tilbud/100002' },
    ])
    expect((await duty.post(`${path}/orders/retry`, {})).json.model.count).toBe(1)
    expect(await queue('orders')).toMatchObject({ dead: 0, waiting: 1 })
  })

  test('of what became of a mail names the mail, and is read once more when it is put back', async () => {
    await insertMail(mail(100_003, { state: 'sent' }))
    const tags = { owner: ['orderNumber_100003'], 'mail-id': ['mail-100003'] }
    const bounce = { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: [] }
    const event = { eventType: 'Bounce', mail: { timestamp: minutesAgo(1), tags }, bounce }
    await putDead('mailEvents', JSON.stringify(event))
    await putDead('mailEvents', JSON.stringify({ ...event, mail: { ...event.mail, tags: {} } }))
    const { letters, dead } = await queue('mailEvents')
    expect(dead).toBe(2)
    expect(letters).toMatchObject([
      { what: 'Hva som ble av e-posten: Tilbud 100003', reason: null, link: '/tilbud/100003' },
      { what: 'Hva som ble av en e-post som er slettet', link: null },
    ])
    const retried = await duty.post(`${path}/mailEvents/retry`, { id: letters[0].id })
    expect(retried.json.model.count).toBe(1)
    expect(await queue('mailEvents')).toMatchObject({ dead: 1, waiting: 1 })
    expect((await duty.post(`${path}/mailEvents/discard`, {})).json.model.count).toBe(1)
  })

  test('an unreadable message harms nobody', async () => {
    await putDead('render', '{')
    expect((await queue('render')).letters).toMatchObject([
      { what: 'Melding som ikke kan leses', reason: null },
    ])
    expect((await duty.post(`${path}/nothing/retry`, {})).status).toBe(422)
    expect((await duty.post(`${path}/render/retry`, { all: true })).status).toBe(422)
  })
})

test('mails that failed or may not have been sent stand with their reason, the newest first; others do not', async () => {
  await insertMail(mail(100_011, { state: 'sent' }))
  await insertMail(mail(100_012, { state: 'unknown', since: minutesAgo(0) }))
  const mails = (await overview()).mails.map(({ subject, state, reason, link }: Record<string, string>) => ({
    subject,
    state,
    reason,
    link,
  }))
  expect(mails).toEqual([
    { subject: 'Tilbud 100012', state: 'unknown', reason: null, link: '/tilbud/100012' },
    { subject: 'Tilbud 100001', state: 'failed', reason: 'Adressen finnes ikke.', link: '/tilbud/100001' },
  ])
})

test('what the worker has made in the last hour is told, and since when the oldest waits for it', async () => {
  const before = await overview()
  const [made, waiting] = [makeDocumentInput({ comment: 'Laget' }), makeDocumentInput({ comment: 'Venter' })]
  await finish(await orderArtefact(made, new Date()), '%PDF')
  await finish(await orderArtefact(makeRowImageInput(), new Date()), 'PNG')
  const begun = Date.now()
  await orderArtefact(waiting, new Date())
  const { work, queues } = await overview()
  expect(work).toEqual({
    pictures: before.work.pictures + 1,
    documents: before.work.documents + 1,
    precision: 'exact',
  })
  const { oldest } = queues.find((each: { name: string }) => each.name === 'render')
  // A bucket tells whole seconds.
  expect(Math.abs(Date.parse(oldest) - begun)).toBeLessThan(60_000)
  await emptyBuffer('documents', new Date())
  expect((await overview()).work).toEqual(work)
})

test('the last night stands however often somebody has drawn by hand since', async () => {
  const startedAt = minutesAgo(600)
  const run = { startedAt, finishedAt: startedAt, unchanged: 7 }
  await insertRun({ ...run, runId: `${startedAt.slice(0, 10)}T00-night`, kind: 'night' })
  for (let count = 0; count < 12; count += 1)
    await insertRun({ ...run, runId: `${minutesAgo(0)}-hand-${count}`, kind: 'hand' })
  expect((await overview()).nightlyRun).toEqual({ ...run, drawn: 0, failed: 0, left: 0 })
})

test('orders that the factory has not accepted stand with since when, the oldest first; only what is not taken off the queue waits there', async () => {
  const status = (state: 'waiting' | 'sent' | 'accepted', minutes: number) => ({
    state,
    since: minutesAgo(minutes),
    deliveryWeek: null,
  })
  await insertFactoryOrder(100_021, status('sent', 60))
  await insertFactoryOrder(100_022, status('waiting', 90))
  await insertFactoryOrder(100_023, status('accepted', 120))
  const last = status('sent', 5)
  await insertFactoryOrder(100_024, last)
  const { orders, queues } = await overview()
  // One waits, which was put back above: it is the last that was laid there.
  const waiting = queues.find(({ name }: { name: string }) => name === 'orders')
  expect(waiting).toMatchObject({ waiting: 1, oldest: last.since })
  expect(orders.map(({ orderNumber, state }: Record<string, unknown>) => [orderNumber, state])).toEqual([
    [100_022, 'waiting'],
    [100_021, 'sent'],
    [100_024, 'sent'],
  ])
})

test('faults of the last day stand by kind, the most frequent first, with the last trace; older ones do not', async () => {
  const fault = (message: string, trace: string) =>
    ({ source: 'browser', message, place: '/tilbud/1', trace, build: '1' }) as const
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  await countFault(fault('Rad 1 mangler', 'AAAA-0001'), at(5))
  await countFault(fault('Rad 2 mangler', 'AAAA-0002'), at(1))
  await countFault(fault('Ingen farge', 'AAAA-0003'), at(2))
  await countFault(fault('For lenge siden', 'AAAA-0004'), at(30))
  const { faults } = await overview()
  expect(faults.map(({ kind, count, trace }: Record<string, unknown>) => [kind, count, trace])).toEqual([
    ['Rad # mangler', 2, 'AAAA-0002'],
    ['Ingen farge', 1, 'AAAA-0003'],
  ])
})
