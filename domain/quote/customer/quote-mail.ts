/**
 * The mail that a quote goes to its customer with: who it is from in the customer's eyes, who answers, what it says. Plain
 * text, because a quote that lands among the unwanted mail sells nothing.
 */

import type { PriceMode } from '#domain/access/price-modes'
import type { Letter } from '#domain/mail/letter'
import { oneLine } from '#domain/mail/one-line'
import { fill } from '#domain/messages/fill'
import { letterTexts, quoteMail } from '#domain/messages/mails'
import type { Parties } from '../header/parties.ts'
import type { Manifest } from '../quote.ts'
import { mailText, type Sender } from './mail-text.ts'

interface Wishes {
  /** What the sender has written instead of the text that is there. */
  readonly text: string | null
  /** Whether the sender gets the mail too. */
  readonly copy: boolean
}

/** Who sends is who answers: the mail's reply goes to the person, not to the organisation. */
export const letterFor = (
  { orderNumber, validTo, header }: Pick<Manifest, 'orderNumber' | 'validTo' | 'header'>,
  parties: Parties,
  sender: Sender,
  { text, copy }: Wishes,
): Letter => {
  const seller = parties.agent ?? parties.store
  const { customer, deliveryLabel, customerNote } = header
  const quote = { orderNumber, validTo, customerName: customer.name, deliveryLabel, customerNote }
  return {
    fromName: oneLine(seller.name),
    to: customer.email,
    replyTo: sender.email,
    copyTo: copy && sender.email !== customer.email ? sender.email : '',
    subject: oneLine(fill(quoteMail.subject, { orderNumber, seller: seller.name })),
    text: text ?? mailText(letterTexts.quote, quote, seller, sender),
  }
}

export const withLink = (text: string, address: string): string =>
  `${text}\n\n${quoteMail.online}\n${address}`

const FILE_NAMES: Readonly<Record<PriceMode, string>> = {
  CUSTOMER: '',
  STORE: '_forhandlerpris',
  AGENT: '_byggmesterpris',
  DISCOUNTS: '_rabatter',
  HIDDEN: '_uten_priser',
}

export const documentName = (orderNumber: number, mode: PriceMode): string =>
  `tilbud_${orderNumber}${FILE_NAMES[mode]}.pdf`
