/**
 * What a mail to a customer says unless its sender says something else: the provider's editable text with what this quote puts
 * into it. A line that asks for something that there is not is left out, and so is the gap that it leaves. Plain text.
 */

import { dateText } from '#domain/calendar'
import { oneLine } from '#domain/mail/one-line'
import { formatPhone } from '#domain/messages/phone'

interface Quote {
  readonly orderNumber: number
  /** ISO timestamp. */
  readonly validTo: string
  readonly customerName: string
  readonly deliveryLabel: string
  readonly customerNote: string
}

interface Organisation {
  readonly name: string
  readonly phoneNumber: string
}

export interface Sender {
  readonly firstname: string
  readonly lastname: string
  readonly phoneNumber: string
  readonly email: string
}

const factsOf = (quote: Quote, seller: Organisation, sender: Sender): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      customer: oneLine(quote.customerName),
      orderNumber: String(quote.orderNumber),
      seller: seller.name,
      validTo: dateText(quote.validTo),
      label: quote.deliveryLabel.trim(),
      note: quote.customerNote.trim(),
      phone: formatPhone(sender.phoneNumber || seller.phoneNumber),
      sender: `${sender.firstname} ${sender.lastname}`.trim(),
    }),
  )

const PLACEHOLDER = /\{(\w+)\}/g

/** A placeholder that means nothing here is left standing: the text may have been written by anybody. */
export const mailText = (template: string, quote: Quote, seller: Organisation, sender: Sender): string => {
  const facts = factsOf(quote, seller, sender)
  const lacks = (line: string): boolean =>
    [...line.matchAll(PLACEHOLDER)].some(([, name = '']) => facts.get(name) === '')
  return template
    .split('\n')
    .filter((line) => !lacks(line))
    .map((line) => line.replace(PLACEHOLDER, (placeholder, name: string) => facts.get(name) ?? placeholder))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
