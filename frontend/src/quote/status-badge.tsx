/** The state of a quote in a word. Green is kept for what is ordered, red for what has expired. */
import type { OfferSummary } from '#domain/contracts/offer'
import { QUOTE_STATUS, type QuoteStatus } from '#domain/quote/quote'
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx'
import { statusText } from './text.ts'

type Props = Pick<OfferSummary, 'status' | 'expired'>

const tones: Readonly<Record<QuoteStatus, Tone>> = {
  [QUOTE_STATUS.offer]: 'open',
  [QUOTE_STATUS.sent]: 'open',
  [QUOTE_STATUS.orderedByAgent]: 'waiting',
  [QUOTE_STATUS.ordered]: 'good',
  [QUOTE_STATUS.cancelRequested]: 'waiting',
  [QUOTE_STATUS.cancelled]: 'ended',
}

export const StatusBadge = ({ status, expired }: Props) => (
  <ToneBadge tone={expired ? 'bad' : tones[status.intVal]}>
    {status.name}
    {expired && `, ${statusText.expired}`}
  </ToneBadge>
)
