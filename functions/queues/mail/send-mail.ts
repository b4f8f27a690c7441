/**
 * Sends one mail, once. It waits for the documents, claims the mail, and hands it over; whoever finds a mail that was claimed
 * and never came to an end cannot know whether it was sent, and says so instead of sending it again.
 */
import type { MailMessage } from '#domain/contracts/mail'
import type { MetricName } from '#domain/contracts/metrics'
import { hasAddressPlace, type Letter, withAddress } from '#domain/mail/letter'
import { mailFailures } from '#domain/messages/mails'
import { withLink } from '#domain/quote/customer/quote-mail'
import { isAbandoned } from '#domain/views/mail-progress'
import { readOutput } from '../../data/artefacts/artefact-store.ts'
import { awaitArtefact } from '../../data/artefacts/order-artefact.ts'
import { revokeLink } from '../../data/customer-links/link-repository.ts'
import { secretHashOf } from '../../data/link-secret.ts'
import { findMailAddress, forgetMailAddress } from '../../data/mails/mail-address-repository.ts'
import { claimMail, findMail, type Mail, markSent, moveMail } from '../../data/mails/mail-repository.ts'
import { post } from './post-office.ts'

/** Not yet; the queue hands it out again. */
export class TryLater extends Error {}

interface Try {
  readonly isLast: boolean
  /** How long to wait for the documents. */
  readonly patienceMs: number
}

type Outcome = Extract<MetricName, 'MailSent' | 'MailRefused' | 'MailUnknown' | 'MailGivenUp'>

/** Null when the address that belongs in it is not there any more. */
const letterOf = (mail: Mail, address: string | null): Letter | null => {
  if (hasAddressPlace(mail)) return address === null ? null : withAddress(mail, address)
  if (!mail.asked.link) return mail
  return address === null ? null : { ...mail, text: withLink(mail.text, address) }
}

const now = (): string => new Date().toISOString()

/** Null when all documents are there, else why one of them never will be. */
const whyNoDocuments = async ({ attachments }: Mail, { isLast, patienceMs }: Try): Promise<string | null> => {
  const at = new Date()
  const progress = await Promise.all(
    attachments.map(({ document }) => awaitArtefact(document, patienceMs, at)),
  )
  const failed = progress.find(({ state }) => state === 'failed')
  if (failed?.state === 'failed') return failed.reason
  if (progress.every(({ state }) => state === 'done')) return null
  if (isLast) return mailFailures.noDocument
  throw new TryLater('the documents are not ready')
}

/** A link that never left this house opens nothing: nobody has it, and the next try makes another. */
const endLink = async (mail: Mail, address: string | null): Promise<void> => {
  const secret = address?.split('/').at(-1)
  if (!('orderNumber' in mail) || secret === undefined) return
  await revokeLink({ orderNumber: mail.orderNumber, secretHash: secretHashOf(secret) }, new Date())
}

/** A word that was not taken is not the last one: the message stays, and whoever gets it next sees how the mail stands. */
const settle = async (mail: Mail, to: Parameters<typeof moveMail>[1]): Promise<void> => {
  if (!(await moveMail(mail, to))) throw new TryLater('the mail was changed meanwhile')
}

/** The last word about a mail that was not sent; its secret is not kept. */
const giveUp = async (mail: Mail, address: string | null, reason: string): Promise<Outcome> => {
  await settle(mail, { state: 'failed', since: now(), reason })
  await Promise.all([forgetMailAddress(mail), endLink(mail, address)])
  return 'MailGivenUp'
}

const isUnsure = async (mail: Mail): Promise<Outcome> => {
  await settle(mail, { state: 'unknown', since: now() })
  await forgetMailAddress(mail)
  return 'MailUnknown'
}

const postWithDocuments = async (
  mail: Mail,
  address: string | null,
  { isLast }: Try,
): Promise<Outcome | null> => {
  const enclosures = await Promise.all(
    mail.attachments.map(async ({ filename, document }) => ({
      filename,
      content: await readOutput(document),
    })),
  )
  const claimed = await claimMail(mail, now())
  // Whoever has it may give it back: a message that is done with now would be missing then.
  if (claimed === null) throw new TryLater('somebody else has just taken it')
  const letter = letterOf(mail, address)
  if (letter === null) return giveUp(claimed, address, mailFailures.addressGone)
  const posted = await post(letter, enclosures, mail)
  switch (posted.state) {
    case 'sent':
      await markSent(mail, now())
      await forgetMailAddress(mail)
      return 'MailSent'
    case 'refused':
      await giveUp(claimed, address, posted.reason)
      return 'MailRefused'
    case 'unknown':
      return isUnsure(claimed)
    case 'later':
      if (isLast) return giveUp(claimed, address, mailFailures.busy)
      await moveMail(claimed, { state: 'queued', since: mail.since })
      throw new TryLater('the post office is busy')
  }
}

/** What came of it; null when there was nothing left to do. */
export const sendMail = async (message: MailMessage, attempt: Try): Promise<Outcome | null> => {
  const mail = await findMail(message)
  if (mail === null) return null
  if (mail.state === 'sending') {
    if (!isAbandoned(mail, now())) throw new TryLater('somebody else is sending it')
    return isUnsure(mail)
  }
  if (mail.state !== 'queued') return null
  const address = await findMailAddress(mail, new Date())
  const reason = await whyNoDocuments(mail, attempt)
  return reason === null ? postWithDocuments(mail, address, attempt) : giveUp(mail, address, reason)
}
