/** Writes down what has become of a mail. An event may come twice, late, or before the mail is marked as sent. */
import type { MailEvent } from '#domain/contracts/mail-event'
import { fateOf } from '#domain/views/mail-fate'
import { isAbandoned } from '#domain/views/mail-progress'
import { findMailOfEvent } from '../../data/mails/mail-of-event.ts'
import { type Mail, moveMail } from '../../data/mails/mail-repository.ts'

/** Whoever sends it has not yet written down that it was sent; the queue hands the event out again. */
export class TooEarly extends Error {}

/** What two clocks may differ by. */
const SKEW_MS = 5 * 60_000

/** Whether the event concerns a sending before the latest one. */
const isOfEarlier = (event: MailEvent, { since }: Mail): boolean =>
  Date.parse(event.mail.timestamp) + SKEW_MS < Date.parse(since)

/** What it came to, for the log. */
export const recordFate = async (event: MailEvent, at: Date): Promise<string> => {
  const mail = await findMailOfEvent(event)
  if (mail === null) return 'no such mail'
  const now = at.toISOString()
  if (mail.state === 'sending' && !isAbandoned(mail, now)) throw new TooEarly('the mail is being sent')
  const fate = fateOf(event, mail.to)
  if (fate === null || mail.state === 'queued' || isOfEarlier(event, mail)) return 'not about this sending'
  // Who got it and does not want it knows best; what came back is told whatever was believed before.
  if (mail.state === 'complained' || mail.state === fate.state) return 'known'
  if (fate.state === 'arrived') {
    const isNews = mail.state === 'unknown' || mail.state === 'sending'
    if (!isNews) return 'known'
    return (await moveMail(mail, { state: 'sent', since: event.mail.timestamp }))
      ? 'sent'
      : 'changed meanwhile'
  }
  const { state, reason } = fate
  if (await moveMail(mail, { state, since: now, reason })) return state
  // Somebody sends it again this very moment.
  throw new TooEarly('the mail was changed meanwhile')
}
