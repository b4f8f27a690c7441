/** The mail that brings a customer's question to the seller: who asks, of which row, and the words as they were written. */
import type { Letter } from '#domain/mail/letter'
import { oneLine } from '#domain/mail/one-line'
import { fill } from '#domain/messages/fill'
import { questionMail } from '#domain/messages/mails'
import type { Manifest } from '../quote.ts'

export interface Question {
  readonly rowNumber: number
  readonly name: string
  readonly text: string
}

interface MailFacts {
  readonly email: string
  readonly organisation: string
}

/** What a customer has written is marked line by line, so that it is never taken for words of ours. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

export const questionLetter = (
  { orderNumber, header, rows }: Pick<Manifest, 'orderNumber' | 'header' | 'rows'>,
  { rowNumber, name, text }: Question,
  { email, organisation }: MailFacts,
): Letter => {
  const row = rows.find((one) => one.rowNumber === rowNumber)
  const who = oneLine(name)
  const what = oneLine([row?.reference, row?.description].filter(Boolean).join(', '))
  const { email: customer } = header.customer
  return {
    fromName: oneLine(organisation),
    to: email,
    replyTo: customer,
    copyTo: '',
    subject: oneLine(fill(questionMail.subject, { row: rowNumber, orderNumber, name: who })),
    text: [
      fill(questionMail.fact, { name: who, row: rowNumber, what }),
      quoted(text),
      customer === '' ? questionMail.noAddress : fill(questionMail.next, { email: customer }),
    ].join('\n\n'),
  }
}
