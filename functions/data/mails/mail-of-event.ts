/** The mail that an event of the post office is about, by the tags that it was sent with; null: it is none of ours, or has gone. */
import { MAIL_TAGS, type MailEvent } from '#domain/contracts/mail-event'
import { findMail, type Mail, mailKeyFrom } from './mail-repository.ts'

export const findMailOfEvent = async ({ mail: { tags } }: MailEvent): Promise<Mail | null> => {
  const [owner, mailId] = [tags[MAIL_TAGS.owner]?.[0], tags[MAIL_TAGS.mailId]?.[0]]
  return owner === undefined || mailId === undefined ? null : findMail(mailKeyFrom(owner, mailId))
}
