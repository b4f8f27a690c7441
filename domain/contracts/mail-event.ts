/**
 * What SES tells of a mail after it has taken it (SES developer guide, contents of event data): that it has come to the mailbox, that it
 * has come back, or that whoever got it has said that it is unwanted. Each event names its mail by the tags that the mail was sent with.
 */
import * as z from 'zod'

/** By these a mail is known again. */
export const MAIL_TAGS = { owner: 'owner', mailId: 'mail-id' } as const

const recipients = z.array(z.object({ emailAddress: z.string() }))

const mail = z.object({
  /** When SES took it. */
  timestamp: z.iso.datetime({ offset: true }),
  tags: z.record(z.string(), z.array(z.string())).default({}),
})

export const mailEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail,
    bounce: z.object({
      bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
      bounceSubType: z.string().default(''),
      bouncedRecipients: recipients,
    }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail,
    complaint: z.object({ complainedRecipients: recipients }),
  }),
  z.object({
    eventType: z.literal('Delivery'),
    mail,
    delivery: z.object({ recipients: z.array(z.string()) }),
  }),
  z.object({ eventType: z.literal('Reject'), mail }),
])
export type MailEvent = z.infer<typeof mailEvent>
