/** The state of a quote in a word. Green is kept for what is ordered, red for what has expired. */
import type { OfferSummary } from '#domain/contracts/offer'
import { summaryText } from '../../page-text.ts'
import classes from './status-badge.module.css'

type Props = Pick<OfferSummary, 'status' | 'expired'>

const tones: Readonly<Record<number, string>> = { 30: 'waiting', 40: 'ordered', 50: 'waiting', 60: 'ended' }

export const StatusBadge = ({ status, expired }: Props) => (
  <span className={classes.badge} data-tone={expired ? 'expired' : (tones[status.intVal] ?? 'open')}>
    {status.name}
    {expired && `, ${summaryText.expired}`}
  </span>
)
