/**
 * What happens to a quote and its order that other systems are told of. An event has an id that follows from what has happened, so that whoever
 * tells of it twice tells the same; it names no person, no customer and no money.
 */
import type { WebhookEvent } from '#domain/access/webhook'
import type { Week } from '#domain/calendar'
import type { FactoryStatus } from '../ordering/factory-status.ts'
import { type Manifest, QUOTE_STATUS, type QuoteStatus } from '../quote.ts'

export const statusKeys = Object.keys(QUOTE_STATUS) as readonly StatusKey[]
export type StatusKey = keyof typeof QUOTE_STATUS

const keyOf = (status: QuoteStatus): StatusKey => {
  const key = statusKeys.find((each) => QUOTE_STATUS[each] === status)
  if (key === undefined) throw new Error(`a quote has no status ${status}`)
  return key
}

type Facts =
  | { readonly type: 'quote.created'; readonly version: number; readonly status: StatusKey }
  | {
      readonly type: 'quote.status-changed'
      readonly version: number
      readonly status: StatusKey
      readonly statusBefore: StatusKey
    }
  | { readonly type: 'quote.accepted'; readonly version: number; readonly hash: string }
  | {
      readonly type: 'order.answered'
      readonly state: FactoryStatus['state']
      readonly since: string
      readonly deliveryWeek: Week | null
    }

export type QuoteEvent = Facts & {
  /** Letters, digits, dots and hyphens. */
  readonly id: string
  readonly orderNumber: number
  /** ISO timestamp. */
  readonly at: string
}

type Of<Type extends WebhookEvent> = Extract<QuoteEvent, { type: Type }>
type Moved = Pick<Manifest, 'orderNumber' | 'version' | 'status'>

export const quoteCreated = ({ orderNumber, version, status }: Moved, at: string): Of<'quote.created'> => ({
  id: `quote-${orderNumber}-created`,
  type: 'quote.created',
  orderNumber,
  at,
  version,
  status: keyOf(status),
})

/**
 * Null where a command leaves the status as it was. Of two commands that both begin at one version one is committed: each writes down its own
 * event before, and whoever loses leaves the other's alone.
 */
export const statusChanged = (before: Moved, after: Moved, at: string): Of<'quote.status-changed'> | null => {
  const { orderNumber, version, status } = after
  if (before.status === status) return null
  const key = keyOf(status)
  return {
    id: `quote-${orderNumber}-status-${version}-${key}`,
    type: 'quote.status-changed',
    orderNumber,
    at,
    version,
    status: key,
    statusBefore: keyOf(before.status),
  }
}

/** `hash`: of the content that the customer has accepted. */
export const quoteAccepted = (
  { orderNumber, version }: Pick<Moved, 'orderNumber' | 'version'>,
  hash: string,
  at: string,
): Of<'quote.accepted'> => ({
  id: `quote-${orderNumber}-accepted-${hash.slice(0, 16)}`,
  type: 'quote.accepted',
  orderNumber,
  at,
  version,
  hash,
})

export const orderAnswered = (
  orderNumber: number,
  { state, since, deliveryWeek }: FactoryStatus,
  at: string,
): Of<'order.answered'> => ({
  id: `order-${orderNumber}-${state}-${Date.parse(since)}`,
  type: 'order.answered',
  orderNumber,
  at,
  state,
  since,
  deliveryWeek,
})

/** As it is told to other systems: what the id is made of stays here. */
export const payloadOf = ({
  id: _,
  at: __,
  type: ___,
  ...facts
}: QuoteEvent): Readonly<Record<string, unknown>> => {
  if (!('hash' in facts)) return facts
  const { hash: ____, ...rest } = facts
  return rest
}
