/** The way of a mail to the customer, as the quote page tells of it. */
import type { AskedMail, MailState, OfferMail } from '#domain/contracts/mail'
import { mailFailures, mailStates } from '#domain/messages/mails'

/** Longer than the function may run: whoever has claimed a mail for so long is gone. */
const CLAIM_HOLDS_MS = 60_000

interface MailProgress {
  readonly state: MailState
  /** ISO timestamp of the state. */
  readonly since: string
}

/** Taken to be sent and never told of again, so that nobody knows whether it was. */
export const isAbandoned = ({ state, since }: MailProgress, now: string): boolean =>
  state === 'sending' && Date.parse(now) - Date.parse(since) > CLAIM_HOLDS_MS

/** A mail that nobody has touched for so long will not be sent by itself any more. */
const FORGOTTEN_AFTER_MS = 15 * 60_000

const progressOf = (mail: MailProgress & { readonly reason: string | null }, now: string) => {
  if (isAbandoned(mail, now)) return { state: 'unknown', reason: null } as const
  const isForgotten = mail.state === 'queued' && Date.parse(now) - Date.parse(mail.since) > FORGOTTEN_AFTER_MS
  return isForgotten
    ? ({ state: 'failed', reason: mailFailures.neverStarted } as const)
    : { state: mail.state, reason: mail.reason || null }
}

export const offerMailFor = (
  mail: MailProgress & {
    readonly to: string
    readonly reason: string | null
    readonly asked: AskedMail
  },
  now: string,
): OfferMail => {
  const { to, since } = mail
  const { modes, ...wishes } = mail.asked
  const { state, reason } = progressOf(mail, now)
  return {
    to,
    state,
    stateText: mailStates[state],
    since,
    reason,
    prices: [...modes],
    ...wishes,
  }
}
