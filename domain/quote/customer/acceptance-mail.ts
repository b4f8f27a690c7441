/** The mail that tells the seller of a customer's «ja»: who, when, what it comes to, and the proof of what was accepted. */

import { fill } from '#domain/messages/fill'
import type { Manifest } from '../quote.ts'
import { dateWords, timeWords } from './moment-words.ts'
import { oneLine } from './one-line.ts'
import type { Letter } from './quote-mail.ts'

interface Accepted {
  readonly name: string
  /** ISO timestamp. */
  readonly at: string
  readonly hash: string
}

interface Told {
  readonly email: string
  readonly organisation: string
}

const SUBJECT = 'Tilbud {orderNumber} er godtatt av {name}'
const FACT = '{name} godtok tilbud {orderNumber} {date} kl. {time}.'
const LABEL = 'Merking: {label}'
const NEXT = 'Åpne tilbudet for å bestille. Ordren legges ikke inn av seg selv.'
const PROOF = 'Godtatt innhold (versjon {version}): {hash}'

/** The answer goes to the customer, so that the seller can say thanks at once. */
export const acceptanceLetter = (
  { orderNumber, header }: Pick<Manifest, 'orderNumber' | 'header'>,
  version: number,
  { name, at, hash }: Accepted,
  { email, organisation }: Told,
): Letter => {
  const who = oneLine(name)
  const paragraphs = [
    fill(FACT, { name: who, orderNumber, date: dateWords(at), time: timeWords(at) }),
    header.deliveryLabel.trim() && fill(LABEL, { label: header.deliveryLabel.trim() }),
    NEXT,
    fill(PROOF, { version, hash }),
  ]
  return {
    fromName: oneLine(organisation),
    to: email,
    replyTo: header.customer.email,
    copyTo: '',
    subject: fill(SUBJECT, { orderNumber, name: who }),
    text: paragraphs.filter(Boolean).join('\n\n'),
  }
}
