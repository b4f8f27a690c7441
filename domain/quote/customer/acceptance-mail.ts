/** The mail that tells the seller of a customer's «ja»: who, when, what it comes to, and the proof of what was accepted. */

import type { Letter } from '#domain/mail/letter'
import { dateWords, timeWords } from '#domain/mail/moment-words'
import { oneLine } from '#domain/mail/one-line'
import { fill } from '#domain/messages/fill'
import { acceptanceMail } from '#domain/messages/mails'
import type { Manifest } from '../quote.ts'

interface Accepted {
  readonly name: string
  /** ISO timestamp. */
  readonly at: string
  readonly hash: string
}

interface MailFacts {
  readonly email: string
  readonly organisation: string
}

/** The answer goes to the customer, so that the seller can say thanks at once. */
export const acceptanceLetter = (
  { orderNumber, header }: Pick<Manifest, 'orderNumber' | 'header'>,
  version: number,
  { name, at, hash }: Accepted,
  { email, organisation }: MailFacts,
): Letter => {
  const who = oneLine(name)
  const paragraphs = [
    fill(acceptanceMail.fact, { name: who, orderNumber, date: dateWords(at), time: timeWords(at) }),
    header.deliveryLabel.trim() && fill(acceptanceMail.label, { label: header.deliveryLabel.trim() }),
    acceptanceMail.next,
    fill(acceptanceMail.proof, { version, hash }),
  ]
  return {
    fromName: oneLine(organisation),
    to: email,
    replyTo: header.customer.email,
    copyTo: '',
    subject: oneLine(fill(acceptanceMail.subject, { orderNumber, name: who })),
    text: paragraphs.filter(Boolean).join('\n\n'),
  }
}
