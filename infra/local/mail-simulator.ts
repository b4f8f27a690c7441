/**
 * What SES would tell of a mail to one of the addresses that it has for trying things out (SES developer guide, the mailbox simulator):
 * the same address does the same here and there. Of mail to anybody else nothing is told on this machine.
 */
import type { MailEvent } from '#domain/contracts/mail-event'
import type { SentEmail } from './post-office-rules.ts'

const HOST = 'simulator.amazonses.com'

type MakeEvent = (emailAddress: string, mail: MailEvent['mail']) => MailEvent

const bounced =
  (bounceSubType: string): MakeEvent =>
  (emailAddress, mail) => ({
    eventType: 'Bounce',
    mail,
    bounce: { bounceType: 'Permanent', bounceSubType, bouncedRecipients: [{ emailAddress }] },
  })

const eventMakers: Readonly<Record<string, MakeEvent>> = {
  success: (emailAddress, mail) => ({
    eventType: 'Delivery',
    mail,
    delivery: { recipients: [emailAddress] },
  }),
  bounce: bounced('General'),
  suppressionlist: bounced('Suppressed'),
  complaint: (emailAddress, mail) => ({
    eventType: 'Complaint',
    mail,
    complaint: { complainedRecipients: [{ emailAddress }] },
  }),
}

/** `bounce+tilbud@…` is `bounce@…` under a label of one's own. */
const eventMakerOf = (address: string): MakeEvent | undefined => {
  const [name = '', host] = address.toLowerCase().split('@')
  return host === HOST ? eventMakers[name.split('+')[0] ?? ''] : undefined
}

export const simulatedEvents = (
  { Destination, EmailTags }: SentEmail,
  takenAt: Date,
): readonly MailEvent[] => {
  const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]]))
  const mail = { timestamp: takenAt.toISOString(), tags }
  return [...Destination.ToAddresses, ...Destination.BccAddresses].flatMap(
    (address) => eventMakerOf(address)?.(address, mail) ?? [],
  )
}
