/**
 * The mail that a quote goes to its customer with: who it is from in the customer's eyes, who answers, what it says. Plain
 * text, because a quote that lands among the unwanted mail sells nothing.
 */

import type { PriceMode } from '#domain/access/price-modes'
import { fill } from '#domain/messages/words'
import { dateText } from '../delivery/calendar.ts'
import type { Parties } from '../header/parties.ts'
import type { Manifest } from '../quote.ts'
import { oneLine } from './one-line.ts'

export interface Letter {
  readonly fromName: string
  readonly to: string
  readonly replyTo: string
  readonly subject: string
  readonly text: string
}

interface Person {
  readonly firstname: string
  readonly lastname: string
  readonly phoneNumber: string
  readonly email: string
}

const SUBJECT = 'Tilbud {orderNumber} fra {seller}'
const GREETING = 'Hei, {customer}'
const OFFER = 'Vedlagt følger tilbud {orderNumber} fra {seller}. Tilbudet gjelder til og med {validTo}.'
const LABEL = 'Merking: {label}'
const ANSWER = 'Har du spørsmål, kan du svare på denne e-posten eller ringe {phone}.'
const ANSWER_BY_MAIL = 'Har du spørsmål, kan du svare på denne e-posten.'
const CLOSING = 'Vennlig hilsen'

/** Who sends is who answers: the mail's reply goes to the person, not to the organisation. */
export const letterFor = (
  { orderNumber, validTo, header }: Pick<Manifest, 'orderNumber' | 'validTo' | 'header'>,
  parties: Parties,
  sender: Person,
): Letter => {
  const seller = parties.agent ?? parties.store
  const { customer, deliveryLabel, customerNote } = header
  const phone = sender.phoneNumber || seller.phoneNumber
  const paragraphs = [
    fill(GREETING, { customer: oneLine(customer.name) }),
    fill(OFFER, { orderNumber, seller: seller.name, validTo: dateText(validTo) }),
    deliveryLabel.trim() && fill(LABEL, { label: deliveryLabel.trim() }),
    customerNote.trim(),
    phone ? fill(ANSWER, { phone }) : ANSWER_BY_MAIL,
    [CLOSING, `${sender.firstname} ${sender.lastname}`.trim(), seller.name].join('\n'),
  ]
  return {
    fromName: oneLine(seller.name),
    to: customer.email,
    replyTo: sender.email,
    subject: oneLine(fill(SUBJECT, { orderNumber, seller: seller.name })),
    text: paragraphs.filter(Boolean).join('\n\n'),
  }
}

const FILE_NAMES: Readonly<Record<PriceMode, string>> = {
  CUSTOMER: '',
  STORE: '_forhandlerpris',
  AGENT: '_byggmesterpris',
  DISCOUNTS: '_rabatter',
  HIDDEN: '_uten_priser',
}

export const documentName = (orderNumber: number, mode: PriceMode): string =>
  `tilbud_${orderNumber}${FILE_NAMES[mode]}.pdf`
