/** The way of a mail to the customer, as the quote page tells of it. */
import type { AskedMail, OfferMail } from '#domain/contracts/mail'
import { mailStates } from '#domain/messages/mails'
import { type MailProgress, progressOf } from './mail-progress.ts'

export const offerMailFor = (
  mail: MailProgress & {
    readonly to: string
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
