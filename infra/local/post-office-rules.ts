/**
 * What SES takes: the shape of SendEmail (SES v2 API), and what it refuses of it or would spoil on the way. The sources are the SES
 * developer guide and RFC 5322 and 2047.
 */
import * as z from 'zod'

const content = z.object({ Data: z.string(), Charset: z.literal('UTF-8') })

const attachment = z.object({
  FileName: z.string().min(1).max(255),
  /** In base64 as every blob on the wire is; it says nothing about the mail. */
  RawContent: z.base64(),
  ContentType: z.string().max(78).optional(),
  ContentTransferEncoding: z.enum(['BASE64', 'QUOTED_PRINTABLE', 'SEVEN_BIT']).default('SEVEN_BIT'),
})

/** Tags travel in a header of the mail. */
const tag = z.object({
  Name: z.string().regex(/^[\w-]{1,255}$/),
  Value: z.string().regex(/^[\w.@-]{1,255}$/),
})

export const sentEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({
    ToAddresses: z.array(z.string()).min(1),
    BccAddresses: z.array(z.string()).default([]),
  }),
  ReplyToAddresses: z.array(z.string()).default([]),
  Content: z.object({
    Simple: z.object({
      Subject: content,
      Body: z.object({ Text: content, Html: content.optional() }),
      Attachments: z.array(attachment).default([]),
    }),
  }),
  EmailTags: z.array(tag).max(50).default([]),
  ConfigurationSetName: z.string().optional(),
})
export type SentEmail = z.infer<typeof sentEmail>

/** With everything in it, written as it travels (SES quotas). */
const BYTES_MAX = 40 * 1024 * 1024
const RECIPIENTS_MAX = 50
/** Longest line of a mail (RFC 5322). */
const LINE_MAX = 998
/** Longest encoded word (RFC 2047). */
const WORD_MAX = 75

const isSevenBit = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte < 128) &&
  bytes
    .toString('ascii')
    .split('\r\n')
    .every(({ length }) => length <= LINE_MAX)

const isHeader = (text: string): boolean =>
  /^[\x20-\x7E]*$/.test(text) &&
  text.split(' ').every((word) => !word.startsWith('=?') || word.length <= WORD_MAX)

/** Null when it is taken. */
export const whyRefused = ({
  FromEmailAddress,
  Destination: { ToAddresses, BccAddresses },
  ReplyToAddresses,
  Content: { Simple },
}: SentEmail): string | null => {
  const recipients = [...ToAddresses, ...BccAddresses]
  if (recipients.length > RECIPIENTS_MAX) return `more than ${RECIPIENTS_MAX} recipients`
  const header = [FromEmailAddress, ...recipients, ...ReplyToAddresses].find((each) => !isHeader(each))
  if (header !== undefined) return `not written as a header of a mail is: ${header}`
  if (/[\r\n]/.test(Simple.Subject.Data)) return 'the subject has several lines'
  for (const { FileName, RawContent, ContentTransferEncoding } of Simple.Attachments)
    if (ContentTransferEncoding !== 'BASE64' && !isSevenBit(Buffer.from(RawContent, 'base64')))
      return `${FileName} is not what its transfer encoding (${ContentTransferEncoding}) can carry`
  const size = Simple.Attachments.reduce((sum, { RawContent }) => sum + RawContent.length, 0)
  return size > BYTES_MAX ? 'Message length is more than 40 MB' : null
}
