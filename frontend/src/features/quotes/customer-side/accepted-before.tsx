/** The customer has said yes to another version than the one that stands there now, by whom, when, and that it is to be said anew. */
import { Alert } from '@mantine/core'
import type { CustomerSide } from '#domain/contracts/customer-link'
import { sideText } from './text.ts'

/** The latest alone: what was accepted before it is history. Null where nobody has said yes, or to what stands there now. */
export const acceptedBefore = (side: CustomerSide | null): CustomerSide['acceptances'][number] | null => {
  const [latest] = side?.acceptances ?? []
  return latest === undefined || latest.isCurrent ? null : latest
}

interface Props {
  /** By which a button is described; the heading is none of the alert's own, because a reader would say no more than that. */
  readonly id: string
  readonly side: CustomerSide | null
}

export const AcceptedBefore = ({ id, side }: Props) => {
  const latest = acceptedBefore(side)
  return (
    latest !== null && (
      <Alert id={id} w="100%" color="yellow" variant="light" role="alert">
        <strong>{sideText.accepted(latest.name, latest.at)}</strong>
        <div>{sideText.changed}</div>
      </Alert>
    )
  )
}
