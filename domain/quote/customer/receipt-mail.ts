/** The customer's receipt for a «ja»: who accepted, when, which sum, and whom to ask. The quote on paper goes with it. */

import type { Letter } from '#domain/mail/letter'
import { dateWords, timeWords } from '#domain/mail/moment-words'
import { oneLine } from '#domain/mail/one-line'
import { decimal } from '#domain/messages/figures'
import { fill } from '#domain/messages/fill'
import { receiptMail } from '#domain/messages/mails'
import { formatPhone } from '#domain/messages/phone'
import { kronerOf, withTax } from '#domain/units'
import type { Parties } from '../header/parties.ts'
import type { Manifest } from '../quote.ts'
import { acceptedContent } from './acceptance.ts'

interface Accepted {
  readonly name: string
  /** ISO timestamp. */
  readonly at: string
}

/** What the customer has said yes to pay, VAT included. */
export const acceptedSum = (manifest: Manifest): number => {
  const { sumExclTax, taxRate } = acceptedContent(manifest)
  return kronerOf(withTax(sumExclTax, taxRate))
}

export const receiptLetter = (manifest: Manifest, { name, at }: Accepted, parties: Parties): Letter => {
  const { orderNumber, header } = manifest
  const organisation = parties.agent ?? parties.store
  const seller = oneLine(organisation.name)
  const paragraphs = [
    fill(receiptMail.fact, {
      name: oneLine(name),
      orderNumber,
      seller,
      date: dateWords(at),
      time: timeWords(at),
    }),
    fill(receiptMail.sum, { sum: decimal(acceptedSum(manifest), 2) }),
    fill(receiptMail.next, { seller }),
    organisation.phoneNumber === ''
      ? ''
      : fill(receiptMail.reach, { phone: formatPhone(organisation.phoneNumber) }),
  ]
  return {
    fromName: seller,
    to: header.customer.email,
    replyTo: organisation.email,
    copyTo: '',
    subject: oneLine(fill(receiptMail.subject, { orderNumber, seller })),
    text: paragraphs.filter(Boolean).join('\n\n'),
  }
}
