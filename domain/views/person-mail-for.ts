/** The way of a mail to a person who logs in, as the person's page tells of it. */
import type { PersonMail } from '#domain/contracts/person-mail'
import type { PersonMailKind } from '#domain/mail/person-mail-kinds'
import { personMailStates } from '#domain/messages/mails'
import { type MailProgress, progressOf } from './mail-progress.ts'

export const personMailFor = (
  mail: MailProgress & { readonly kind: PersonMailKind; readonly to: string },
  now: string,
): PersonMail => {
  const { kind, to, since } = mail
  const { state, reason } = progressOf(mail, now)
  return { kind, to, state, stateText: personMailStates[state], since, reason }
}
