// Mails to people who log in: on the same queue as those to customers, told of, and with no secret left behind.
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, test } from 'vitest'
import { ADDRESS_PLACE } from '#domain/mail/letter'
import { connection } from '#functions/data/connection'
import { findMailAddress } from '#functions/data/mails/mail-address-repository'
import { findMail, listPersonMails, type Mail } from '#functions/data/mails/mail-repository'
import { latestPersonMail, queuePersonMail } from '#functions/people/person-mail'
import { handler } from '#functions/queues/mail/handler'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { people } from './people.ts'

withEngines()
const office = withMailOffice()
afterEach(() => {
  office.mood = 'well'
})

const { storeClerk, agent, chainUser, superUser, worker } = people
const address = `https://lysvag.example/passord#1.${'s'.repeat(43)}`
const forgotten = { kind: 'forgotten-password', minutes: 30 } as const

const newestOf = async (userId: number): Promise<Mail> => {
  const [newest] = await listPersonMails(userId)
  if (newest === undefined) throw new Error('there is no mail')
  return newest
}

test('a mail goes out as text and html with the address in both, and nothing kept of it but that it was sent', async () => {
  await queuePersonMail(storeClerk, forgotten, { at: new Date(), address })
  const waiting = await newestOf(storeClerk.id)
  expect(JSON.stringify(waiting)).not.toContain('sssss')
  expect(waiting.text).toContain(ADDRESS_PLACE)
  expect(await latestPersonMail(storeClerk.id, ['forgotten-password'], new Date())).toMatchObject({
    kind: 'forgotten-password',
    to: storeClerk.email,
    state: 'queued',
    stateText: 'I kø for sending',
  })

  const event = await office.deliver()
  expect(event.Records[0]?.body).not.toContain('sssss')
  const [mail, ...others] = await office.sent(storeClerk.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Velg nytt passord', replyTo: '', copyTo: '', attachments: [] })
  expect(mail?.from).toContain('<tilbud@lysvag.example>')
  for (const page of [mail?.text, mail?.html]) expect(page).toContain(address)
  expect(await latestPersonMail(storeClerk.id, ['forgotten-password'], new Date())).toMatchObject({
    state: 'sent',
    stateText: 'Sendt',
    reason: null,
  })
  expect(await findMailAddress(waiting, new Date())).toBeNull()
  // Handed out once more by the queue it is not sent once more.
  await handler(event)
  expect(await office.sent(storeClerk.email)).toHaveLength(1)
})

test.each([
  [
    'refused',
    agent,
    { status: 400, type: 'MessageRejected' },
    'failed',
    'E-posten ble avvist av posttjenesten.',
  ],
  ['cut off in the middle', chainUser, 'broken', 'unknown', null],
] as const)(
  'one that is %s says so, and its secret is kept no longer',
  async (_, person, mood, state, reason) => {
    office.mood = mood
    await queuePersonMail(person, forgotten, { at: new Date(), address })
    const waiting = await newestOf(person.id)
    expect(await findMailAddress(waiting, new Date())).toBe(address)
    await office.deliver()
    expect(await latestPersonMail(person.id, ['forgotten-password'], new Date())).toMatchObject({
      state,
      reason,
    })
    expect(await findMailAddress(waiting, new Date())).toBeNull()
    expect(await office.sent(person.email)).toEqual([])
  },
)

test('the latest of a kind is the one that is told of', async () => {
  const at = (minute: number) => new Date(Date.now() - (10 - minute) * 60_000)
  await queuePersonMail(superUser, forgotten, { at: at(1), address })
  await office.deliver()
  await queuePersonMail(superUser, forgotten, { at: at(3), address })
  await queuePersonMail(
    superUser,
    { kind: 'password-changed', at: at(5).toISOString(), address: 'https://lysvag.example/login' },
    { at: at(5) },
  )
  const now = new Date()
  expect(await latestPersonMail(superUser.id, ['forgotten-password'], now)).toMatchObject({ state: 'queued' })
  expect(await latestPersonMail(superUser.id, ['invitation'], now)).toBeNull()
  expect((await latestPersonMail(superUser.id, ['invitation', 'password-changed'], now))?.kind).toBe(
    'password-changed',
  )
  expect((await listPersonMails(superUser.id)).map(({ kind }) => kind)).toEqual([
    'password-changed',
    'forgotten-password',
    'forgotten-password',
  ])
  await office.deliver()
})

test('one that nobody sent for half an hour says that it never started, and not before', async () => {
  const at = new Date(Date.now() - 31 * 60_000)
  await queuePersonMail(worker, forgotten, { at, address })
  const before = new Date(at.getTime() + 29 * 60_000)
  expect(await latestPersonMail(worker.id, ['forgotten-password'], before)).toMatchObject({ state: 'queued' })
  expect(await latestPersonMail(worker.id, ['forgotten-password'], new Date())).toMatchObject({
    state: 'failed',
    reason: 'Sendingen kom aldri i gang. Send på nytt.',
  })
  await office.take()
})

test('a mail that was stored when only quotes had any is still read', async () => {
  const { client, table } = connection()
  const stored = {
    pk: '$lysvag#orderNumber_100123',
    sk: '$mail_1#mailId_mail_before',
    __edb_e__: 'mail',
    __edb_v__: '1',
    orderNumber: 100_123,
    mailId: 'mail_before',
    fromName: 'Tømmerringen Sandnes',
    to: 'ingrid@kunde.example',
    replyTo: 'tor@butikk.example',
    subject: 'Tilbud 100123',
    text: 'Hei',
    attachments: [],
    asked: { modes: ['CUSTOMER'], measurements: true },
    state: 'sent',
    since: '2026-10-01T08:00:00.000Z',
    reason: '',
  }
  await client.send(new PutCommand({ TableName: table, Item: stored }))
  expect(await findMail({ orderNumber: 100_123, mailId: 'mail_before' })).toMatchObject({
    orderNumber: 100_123,
    copyTo: '',
    asked: { modes: ['CUSTOMER'], measurements: true, text: null, copy: false, link: false },
    state: 'sent',
    kind: null,
  })
})
