/**
 * Mail to a person who logs in. It goes by the same queue as mail to customers. What it is about has happened already, so a queue
 * that takes nothing right now stops nobody: the mail is then told to have failed, and a person can send it again.
 */
import { randomBytes } from 'node:crypto'
import { NOTHING_ASKED } from '#domain/contracts/mail'
import type { PersonMail } from '#domain/contracts/person-mail'
import { type PersonMailContent, personLetter } from '#domain/mail/person-letter'
import type { PersonMailKind } from '#domain/mail/person-mail-kinds'
import { mailFailures } from '#domain/messages/mails'
import { personMailFor } from '#domain/views/person-mail-for'
import { forgetMailAddress, keepMailAddress } from '../data/mails/mail-address-repository.ts'
import { queueMail } from '../data/mails/mail-queue.ts'
import { insertMail, listPersonMails, type Mail, moveMail } from '../data/mails/mail-repository.ts'
import { readOwnWords } from '../data/texts/words-in-force.ts'
import type { User } from '../data/users/user.ts'
import { logger } from '../http/log.ts'

/** Sorts as mails were written. */
const newMailId = (at: Date): string =>
  `mail_${at.getTime().toString(36).padStart(9, '0')}_${randomBytes(9).toString('base64url')}`

type Addressee = Pick<User, 'id' | 'firstname' | 'email'>

/** `address`: where the letter's button leads, when that is a secret; it is not kept longer than the mail is under way. */
export const queuePersonMail = async (
  user: Addressee,
  content: PersonMailContent,
  { at, address }: { readonly at: Date; readonly address?: string },
): Promise<void> => {
  await readOwnWords()
  const mail: Mail = {
    userId: user.id,
    mailId: newMailId(at),
    ...personLetter(user, content),
    kind: content.kind,
    attachments: [],
    asked: NOTHING_ASKED,
    state: 'queued',
    since: at.toISOString(),
    reason: null,
  }
  if (address !== undefined) await keepMailAddress(mail, address, at)
  await insertMail(mail)
  try {
    await queueMail(mail)
  } catch (error) {
    logger().error('a mail could not be queued', { userId: user.id, kind: content.kind, error })
    await moveMail(mail, { state: 'failed', since: mail.since, reason: mailFailures.neverStarted })
    await forgetMailAddress(mail)
  }
}

/** How the latest mail to a person has fared; null when there was none lately. */
export const latestPersonMail = async (
  userId: number,
  kinds: readonly PersonMailKind[],
  at: Date,
): Promise<PersonMail | null> => {
  for (const { kind, ...mail } of await listPersonMails(userId))
    if (kind !== null && kinds.includes(kind)) return personMailFor({ ...mail, kind }, at.toISOString())
  return null
}
