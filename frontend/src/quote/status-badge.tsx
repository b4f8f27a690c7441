/** The state of a quote in a word. Green is kept for what is ordered, red for what has expired. */
import type { OfferSummary } from '#domain/contracts/offer'
import { QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import classes from './status-badge.module.css'
import { statusText } from './text.ts'

type Props = Pick<OfferSummary, 'status' | 'expired'>

const tones: Readonly<Record<QuoteStatus, 'open' | 'waiting' | 'ordered' | 'ended'>> = {
  [QUOTE_STATUS.offer]: 'open',
  [QUOTE_STATUS.sent]: 'open',
  [QUOTE_STATUS.orderedByAgent]: 'waiting',
  [QUOTE_STATUS.ordered]: 'ordered',
  [QUOTE_STATUS.cancelRequested]: 'waiting',
  [QUOTE_STATUS.cancelled]: 'ended',
}

export const StatusBadge = ({ status, expired }: Props) => (
  <span className={classes.badge} data-tone={expired ? 'expired' : tones[status.intVal]}>
    {status.name}
    {expired && `, ${statusText.expired}`}
  </span>
)
