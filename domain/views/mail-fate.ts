/** What an event of SES says of a mail, in a state and a reason in words. Pure. */
import type { MailEvent } from '#domain/contracts/mail-event'
import { mailFailures } from '#domain/messages/mails'

/** What is known of a mail since an event, with the reason in Norwegian where it did not arrive. */
type MailFate =
  | { readonly state: 'arrived' }
  | { readonly state: 'bounced'; readonly reason: string }
  | { readonly state: 'complained'; readonly reason: string }

/** SES sends to such an address no more, because it came back before. */
const SUPPRESSED = ['Suppressed', 'OnAccountSuppressionList']

const bounceReason = ({
  bounceType,
  bounceSubType,
}: Extract<MailEvent, { eventType: 'Bounce' }>['bounce']): string => {
  if (SUPPRESSED.includes(bounceSubType)) return mailFailures.suppressed
  if (bounceType === 'Permanent') return mailFailures.noSuchAddress
  return bounceSubType === 'MailboxFull' ? mailFailures.mailboxFull : mailFailures.notTaken
}

/** An address is the same however it is written. */
const fold = (address: string): string => address.trim().toLowerCase()

/** Null where the event is about somebody else, such as whoever has a copy. */
export const fateOf = (event: MailEvent, to: string): MailFate | null => {
  const isAbout = (addresses: readonly string[]) => addresses.map(fold).includes(fold(to))
  const addressesOf = (found: readonly { readonly emailAddress: string }[]) =>
    found.map(({ emailAddress }) => emailAddress)
  switch (event.eventType) {
    case 'Bounce':
      return isAbout(addressesOf(event.bounce.bouncedRecipients))
        ? { state: 'bounced', reason: bounceReason(event.bounce) }
        : null
    case 'Complaint':
      return isAbout(addressesOf(event.complaint.complainedRecipients))
        ? { state: 'complained', reason: mailFailures.unwanted }
        : null
    case 'Delivery':
      return isAbout(event.delivery.recipients) ? { state: 'arrived' } : null
    case 'Reject':
      return { state: 'bounced', reason: mailFailures.rejected }
  }
}
