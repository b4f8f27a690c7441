/**
 * The mails that tell a store and a builder what another has done with an order of theirs: a builder's order lies at his store until somebody
 * there sees it, and what becomes of it is decided by others than him (QD-45). Whoever has taken the step himself gets none. Pure.
 */
import type { ViewerKind } from '#domain/access/access'
import type { Letter } from '#domain/mail/letter'
import { dateWords, timeWords } from '#domain/mail/moment-words'
import { oneLine } from '#domain/mail/one-line'
import { fill, filledAsWritten } from '#domain/messages/fill'
import { personMailFrame } from '#domain/messages/person-mails'
import { stepMailFrame, stepMails } from '#domain/messages/step-mails'
import type { Parties } from '../header/parties.ts'
import { type Manifest, QUOTE_STATUS } from '../quote.ts'

type Stepped = Pick<Manifest, 'orderNumber' | 'status' | 'change' | 'toOrderNumber' | 'header'>

/** What the latest change of the quote was; null where it is nobody's news. */
const newsOf = ({ change, status }: Stepped): keyof typeof stepMails | null => {
  const isCancelled = status === QUOTE_STATUS.cancelled
  switch (change.kind) {
    case 'order':
      return status === QUOTE_STATUS.orderedByAgent ? 'ordered' : 'sent-to-factory'
    case 'hand-back':
      return 'handed-back'
    case 'cancel':
      return isCancelled ? 'called-off' : 'cancellation-asked'
    case 'answer-cancellation':
      return isCancelled ? 'cancellation-approved' : 'cancellation-rejected'
    default:
      return null
  }
}

/** `address`: of the quote on our site. */
export const stepLetters = (
  quote: Stepped,
  { store, agent }: Parties,
  by: ViewerKind,
  address: string,
): readonly Letter[] => {
  const news = newsOf(quote)
  if (news === null) return []
  const sides = { store, agent }
  const actor = by === 'store' || by === 'agent' ? sides[by] : null
  const organisation = oneLine(actor?.name ?? personMailFrame.from)
  const { orderNumber, change, toOrderNumber, header } = quote
  const facts = {
    organisation,
    provider: personMailFrame.from,
    orderNumber,
    toOrderNumber: toOrderNumber ?? '',
    person: oneLine(change.by.name),
    date: dateWords(change.at),
    time: timeWords(change.at),
  }
  const { subject, fact, next } = stepMails[news]
  const label = oneLine(header.deliveryLabel)
  const text = [
    fill(fact, facts),
    label !== '' && fill(stepMailFrame.label, { label }),
    fill(next, facts),
    filledAsWritten(stepMailFrame.open, { address }),
  ]
  const letter = {
    fromName: organisation,
    replyTo: actor?.email ?? '',
    copyTo: '',
    subject: oneLine(fill(subject, facts)),
    text: text.filter(Boolean).join('\n\n'),
  }
  return [store, agent].flatMap((side) =>
    side === null || side === actor || side.email === '' ? [] : [{ ...letter, to: side.email }],
  )
}
