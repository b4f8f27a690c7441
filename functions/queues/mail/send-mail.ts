/**
 * Sends one mail, once. It waits for the documents, claims the mail, and hands it over; whoever finds a mail that was claimed
 * and never came to an end cannot know whether it was sent, and says so instead of sending it again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { MailMessage } from '#domain/contracts/mail'
import { mailFailures } from '#domain/messages/mails'
import { type Letter, withLink } from '#domain/quote/customer/quote-mail'
import { isAbandoned } from '#domain/views/offer-mail-for'
import { readOutput } from '../../data/artefacts/artefact-store.ts'
import { readProgress } from '../../data/artefacts/order-artefact.ts'
import { claimMail, findMail, type Mail, markSent, moveMail } from '../../data/mails/mail-repository.ts'
import { post } from './post-office.ts'

/** Not yet; the queue hands it out again. */
export class TryLater extends Error {}

interface Try {
  readonly isLast: boolean
  /** How long to wait for the documents. */
  readonly patienceMs: number
}

const POLL_MS = 500

const letterOf = (mail: Mail): Letter =>
  mail.customerPage === null ? mail : { ...mail, text: withLink(mail.text, mail.customerPage) }

const now = (): string => new Date().toISOString()

/** Null when all documents are there, else why one of them never will be. */
const whyNoDocuments = async ({ attachments }: Mail, { isLast, patienceMs }: Try): Promise<string | null> => {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const progress = await Promise.all(attachments.map(({ document }) => readProgress(document, new Date())))
    const failed = progress.find(({ state }) => state === 'failed')
    if (failed?.state === 'failed') return failed.reason
    if (progress.every(({ state }) => state === 'done')) return null
    if (performance.now() + POLL_MS > giveUpAt) {
      if (isLast) return mailFailures.noDocument
      throw new TryLater('the documents are not ready')
    }
    await pause(POLL_MS)
  }
}

const postWithDocuments = async (mail: Mail, { isLast }: Try): Promise<void> => {
  const enclosures = await Promise.all(
    mail.attachments.map(async ({ filename, document }) => ({
      filename,
      content: await readOutput(document),
    })),
  )
  const claimed = await claimMail(mail, now())
  if (claimed === null) return
  const posted = await post(letterOf(mail), enclosures)
  switch (posted.state) {
    case 'sent':
      return markSent(mail, now())
    case 'refused':
      await moveMail(claimed, { state: 'failed', since: now(), reason: posted.reason })
      return
    case 'unknown':
      await moveMail(claimed, { state: 'unknown', since: now() })
      return
    case 'later':
      await moveMail(
        claimed,
        isLast
          ? { state: 'failed', since: now(), reason: mailFailures.busy }
          : { state: 'queued', since: mail.since },
      )
      if (!isLast) throw new TryLater('the post office is busy')
  }
}

export const sendMail = async (message: MailMessage, attempt: Try): Promise<void> => {
  const mail = await findMail(message)
  if (mail === null) return
  if (mail.state === 'sending') {
    if (!isAbandoned(mail, now())) throw new TryLater('somebody else is sending it')
    await moveMail(mail, { state: 'unknown', since: now() })
  }
  if (mail.state !== 'queued') return
  const reason = await whyNoDocuments(mail, attempt)
  if (reason === null) return postWithDocuments(mail, attempt)
  await moveMail(mail, { state: 'failed', since: now(), reason })
}
