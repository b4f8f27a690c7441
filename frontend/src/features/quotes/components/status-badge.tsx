/** The state of a quote in a word; green is kept for what is ordered. */
import { Badge } from '@mantine/core'
import type { OfferSummary } from '#domain/contracts/offer'
import { summaryText } from '../text.ts'

type Props = Pick<OfferSummary, 'status' | 'expired'>

const colors: Readonly<Record<number, string>> = { 30: 'yellow', 40: 'green', 50: 'yellow', 60: 'gray' }

export const StatusBadge = ({ status, expired }: Props) => (
  <Badge
    variant="light"
    radius="sm"
    tt="none"
    fw={600}
    fz="sm"
    color={expired ? 'red' : (colors[status.intVal] ?? 'fjord')}
  >
    {status.name}
    {expired && `, ${summaryText.expired}`}
  </Badge>
)
