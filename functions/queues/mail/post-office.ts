/**
 * The post office: SES. It is asked once and never again by itself, because a mail that may have been sent is not sent twice.
 * What it answers is one of three: sent, refused, or come back later; anything else is not known.
 */
import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { MAIL_TAGS } from '#domain/contracts/mail-event'
import type { Letter } from '#domain/mail/letter'
import { mailFailures } from '#domain/messages/mails'
import { type MailKey, ownerOf } from '../../data/mails/mail-repository.ts'
import { optionalSetting, setting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'

/** A mail with its documents is some megabytes; who has not answered by then will not. */
const PATIENCE = { connectionTimeout: 2_000, requestTimeout: 15_000, throwOnRequestTimeout: true }

const client = lazily(() => new SESv2Client({ maxAttempts: 1, requestHandler: PATIENCE }))

export interface Enclosure {
  readonly filename: string
  readonly content: Uint8Array
}

export type Posted =
  | { readonly state: 'sent' }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'later' }
  | { readonly state: 'unknown' }

const LATER = ['TooManyRequestsException', 'LimitExceededException', 'ThrottlingException']

const REASONS: Readonly<Record<string, string>> = {
  get MessageRejected() {
    return mailFailures.rejected
  },
  get MailFromDomainNotVerifiedException() {
    return mailFailures.unverifiedSender
  },
  get SendingPausedException() {
    return mailFailures.paused
  },
  get AccountSuspendedException() {
    return mailFailures.suspended
  },
}

/** An answer in the four hundreds was given before anything was sent. */
const verdictOn = (error: unknown): Posted => {
  if (!(error instanceof SESv2ServiceException)) return { state: 'unknown' }
  if (LATER.includes(error.name)) return { state: 'later' }
  const status = error.$metadata.httpStatusCode ?? 500
  return status < 500
    ? { state: 'refused', reason: REASONS[error.name] ?? mailFailures.refused }
    : { state: 'unknown' }
}

/** What an encoded word of at most 75 characters holds: `=?UTF-8?B?`, 60 characters of base64, `?=` (RFC 2047). */
const BYTES_IN_A_WORD = 45

/** In pieces that are short enough, with no character cut in two. */
const pieces = (name: string): string[] =>
  [...name].reduce<string[]>(
    ([last = '', ...before], character) =>
      Buffer.byteLength(last + character) > BYTES_IN_A_WORD
        ? [character, last, ...before]
        : [last + character, ...before],
    [],
  )

/** A name outside ASCII is written as RFC 2047 has it; SES leaves that to whoever sends. */
const encodedName = (name: string): string =>
  pieces(name)
    .toReversed()
    .map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`)
    .join(' ')

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })

/** By what an event of it will name it. */
const tagsOf = (key: MailKey) => [
  { Name: MAIL_TAGS.owner, Value: ownerOf(key) },
  { Name: MAIL_TAGS.mailId, Value: key.mailId },
]

export const post = async (
  letter: Letter,
  enclosures: readonly Enclosure[],
  key: MailKey,
): Promise<Posted> => {
  const command = new SendEmailCommand({
    FromEmailAddress: `${encodedName(letter.fromName)} <${setting('MAIL_FROM')}>`,
    Destination: {
      ToAddresses: [letter.to],
      BccAddresses: letter.copyTo ? [letter.copyTo] : [],
    },
    ConfigurationSetName: optionalSetting('MAIL_CONFIGURATION_SET') ?? undefined,
    EmailTags: tagsOf(key),
    ReplyToAddresses: letter.replyTo ? [letter.replyTo] : [],
    Content: {
      Simple: {
        Subject: utf8(letter.subject),
        Body: {
          Text: utf8(letter.text),
          ...(letter.html !== undefined && { Html: utf8(letter.html) }),
        },
        Attachments: enclosures.map(({ filename, content }) => ({
          FileName: filename,
          RawContent: content,
          ContentType: 'application/pdf',
          ContentDisposition: 'ATTACHMENT',
          // SES takes it for 7 bit otherwise, and a PDF arrives broken.
          ContentTransferEncoding: 'BASE64',
        })),
      },
    },
  })
  try {
    await client().send(command)
    return { state: 'sent' }
  } catch (error) {
    return verdictOn(error)
  }
}
