// The post office of this machine takes what SES takes, and no more.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Letter } from '#domain/mail/letter'
import { post } from '#functions/queues/mail/post-office'
import { type OutboxMail, openPostOffice, type PostOffice } from '#infra/local/post-office'
import { credentials } from '#infra/local/resources'

let folder: string
let office: PostOffice
let ses: SESv2Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'post-'))
  office = await openPostOffice(folder)
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: office.endpoint,
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    MAIL_FROM: 'tilbud@lysvag.example',
  })
  ses = new SESv2Client({ maxAttempts: 1 })
})
afterAll(async () => {
  ses.destroy()
  await office.close()
  await rm(folder, { recursive: true })
})

const key = { orderNumber: 100_001, mailId: 'mail_a' }
const letter: Letter = {
  fromName: 'Tømmerringen',
  to: 'ingrid@kunde.example',
  replyTo: '',
  copyTo: '',
  subject: 'Tilbud',
  text: 'Hei',
}
/** Every byte there is. */
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
])
const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
const attached = (attachment: object) =>
  ({
    FromEmailAddress: 'tilbud@lysvag.example',
    Destination: { ToAddresses: ['ingrid@kunde.example'] },
    Content: {
      Simple: {
        Subject: utf8('Tilbud'),
        Body: { Text: utf8('Hei') },
        Attachments: [{ FileName: 'tilbud.pdf', RawContent: pdf, ...attachment }],
      },
    },
  }) as SendEmailCommandInput
const attempt = (input: SendEmailCommandInput) =>
  ses.send(new SendEmailCommand(input)).then(
    () => 'taken',
    (error: Error) => error.name,
  )

const newestMail = async (): Promise<OutboxMail> => {
  const names = (await readdir(folder)).filter((each) => each.endsWith('.json')).toSorted()
  return JSON.parse(await readFile(join(folder, names.at(-1) ?? ''), 'utf8'))
}

test('a mail names the rules by which SES tells what becomes of it', async () => {
  process.env.MAIL_CONFIGURATION_SET = 'rules-of-the-test'
  try {
    expect(await post(letter, [], key)).toEqual({ state: 'sent' })
  } finally {
    delete process.env.MAIL_CONFIGURATION_SET
  }
  expect((await newestMail()).configurationSet).toBe('rules-of-the-test')
})

test('a document arrives byte for byte', async () => {
  expect(await post(letter, [{ filename: 'tilbud.pdf', content: pdf }], key)).toEqual({ state: 'sent' })
  const name = (await readdir(folder)).find((each) => each.endsWith('tilbud.pdf')) ?? ''
  expect(await readFile(join(folder, name))).toEqual(pdf)
})

test('a document that is not said to be in base64 is refused, because it would arrive broken', async () => {
  expect(await attempt(attached({}))).toBe('BadRequestException')
  expect(await attempt(attached({ ContentTransferEncoding: 'SEVEN_BIT' }))).toBe('BadRequestException')
  expect(await attempt(attached({ ContentTransferEncoding: 'BASE64' }))).toBe('taken')
})

test('a text of seven bits needs no base64, as long as its lines are short enough for a mail', async () => {
  const text = (content: string) => attempt(attached({ RawContent: Buffer.from(content) }))
  expect(await text('a'.repeat(998))).toBe('taken')
  expect(await text('a'.repeat(999))).toBe('BadRequestException')
})

test('a long name of a dealer with signs outside ASCII is written in words that are short enough, and none is cut in two', async () => {
  const fromName = 'Tømmerringen byggevarer og trelast på Sørlandet 👷 avdeling Søgne'
  expect(await post({ ...letter, fromName }, [], key)).toEqual({ state: 'sent' })
  const { from } = await newestMail()
  const words: string[] = from.split(' ').slice(0, -1)
  expect(words.length).toBeGreaterThan(1)
  const said = words.map((word) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString())
  expect(said.join('')).toBe(fromName)
  expect(said.join('')).not.toContain('\uFFFD')
  const inOneWord = `=?UTF-8?B?${Buffer.from(fromName).toString('base64')}?=`
  const input = {
    ...attached({ ContentTransferEncoding: 'BASE64' }),
    FromEmailAddress: `${inOneWord} <tilbud@lysvag.example>`,
  }
  expect(await attempt(input)).toBe('BadRequestException')
})

test('what is no address is refused as the post office refuses it, and the sender is told so', async () => {
  expect(await post({ ...letter, to: 'ingrid@blåbær.example' }, [], key)).toMatchObject({ state: 'refused' })
})
