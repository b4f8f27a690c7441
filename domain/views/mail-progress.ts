/** How far a mail has come, as whoever looks at it later has to see it: what nobody works at any more is not on its way. */
import type { MailState } from '#domain/mail/mail-states'
import { mailFailures } from '#domain/messages/mails'

/** Longer than the function may run: whoever has claimed a mail for so long is gone. */
const CLAIM_HOLDS_MS = 60_000

export interface MailProgress {
  readonly state: MailState
  /** ISO timestamp of the state. */
  readonly since: string
  /** Norwegian; why it failed. */
  readonly reason: string | null
}

/** Taken to be sent and never told of again, so that nobody knows whether it was. */
export const isAbandoned = ({ state, since }: Omit<MailProgress, 'reason'>, now: string): boolean =>
  state === 'sending' && Date.parse(now) - Date.parse(since) > CLAIM_HOLDS_MS

/** A mail that nobody has touched for so long will not be sent by itself any more. */
const FORGOTTEN_AFTER_MS = 30 * 60_000

export const progressOf = (mail: MailProgress, now: string): Pick<MailProgress, 'state' | 'reason'> => {
  if (isAbandoned(mail, now)) return { state: 'unknown', reason: null }
  const isForgotten = mail.state === 'queued' && Date.parse(now) - Date.parse(mail.since) > FORGOTTEN_AFTER_MS
  return isForgotten
    ? { state: 'failed', reason: mailFailures.neverStarted }
    : { state: mail.state, reason: mail.reason || null }
}
