/** Marks a dealer in a list that may not order. */
import { Badge } from '@mantine/core'
import { listedStopText } from './text.ts'

export const OrderStopBadge = ({ isStopped }: { readonly isStopped: boolean }) =>
  isStopped && (
    <Badge color="red" variant="light" radius="sm" tt="none" size="lg" fz="sm" miw="max-content">
      {listedStopText.stopped}
    </Badge>
  )
