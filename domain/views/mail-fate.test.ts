import { expect, test } from 'vitest'
import { mailEvent } from '#domain/contracts/mail-event'
import { fateOf } from './mail-fate.ts'

const to = 'Ingrid@Kunde.example'
/** As the SES developer guide shows them, with more in them than we read. */
const event = (parts: object) =>
  mailEvent.parse({
    mail: {
      timestamp: '2026-11-23T10:00:00.000Z',
      source: 'tilbud@lysvag.no',
      tags: { 'ses:configuration-set': ['rules'], owner: ['orderNumber_100001'], 'mail-id': ['mail_a'] },
    },
    ...parts,
  })
const bounce = (bounceType: string, bounceSubType: string, emailAddress = 'ingrid@kunde.example') =>
  event({
    eventType: 'Bounce',
    bounce: { bounceType, bounceSubType, bouncedRecipients: [{ emailAddress, action: 'failed' }] },
  })

test.each([
  ['Permanent', 'General', 'Adressen finnes ikke, eller tar ikke imot e-post.'],
  [
    'Permanent',
    'Suppressed',
    'E-post til denne adressen har kommet i retur før, så det sendes ikke flere dit.',
  ],
  [
    'Permanent',
    'OnAccountSuppressionList',
    'E-post til denne adressen har kommet i retur før, så det sendes ikke flere dit.',
  ],
  ['Transient', 'MailboxFull', 'Mottakerens postkasse er full.'],
  ['Transient', 'General', 'Mottakerens e-posttjeneste svarte med feil eller fravær.'],
  ['Undetermined', 'Undetermined', 'Mottakerens e-posttjeneste svarte med feil eller fravær.'],
])('a mail that came back (%s, %s) says why in words: %s', (type, subType, reason) => {
  expect(fateOf(bounce(type, subType), to)).toEqual({ state: 'bounced', reason })
})

test('a mail to one address is not told to have come back because the copy to another did', () => {
  expect(fateOf(bounce('Permanent', 'General', 'butikk@test.example'), to)).toBeNull()
})

test('a complaint, an arrival and a refusal for a virus are told apart', () => {
  const recipient = { emailAddress: to }
  expect(
    fateOf(event({ eventType: 'Complaint', complaint: { complainedRecipients: [recipient] } }), to)?.state,
  ).toBe('complained')
  expect(fateOf(event({ eventType: 'Delivery', delivery: { recipients: [to] } }), to)).toEqual({
    state: 'arrived',
  })
  expect(fateOf(event({ eventType: 'Reject', reject: { reason: 'Bad content' } }), to)?.state).toBe('bounced')
})
