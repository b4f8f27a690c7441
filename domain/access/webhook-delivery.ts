/**
 * How one event comes to one webhook: it is called until it answers with a status from 200 to 299, with growing pauses, for about three days. Whoever
 * receives it may get it twice and knows it by its id. Pure.
 */
import type { WebhookEvent } from './webhook.ts'

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
type DeliveryState = (typeof deliveryStates)[number]

/** What is sent to try a webhook, at the wish of a person, is no event of a quote. */
export const TRIAL = 'webhook.trial'
export type DeliveryType = WebhookEvent | typeof TRIAL

/** Why there was no answer. */
export const callFaults = [
  'unknown-host',
  'not-public',
  'no-connection',
  'not-safe',
  'too-slow',
  'broken',
] as const
export type CallFault = (typeof callFaults)[number]

export interface CallAttempt {
  /** ISO timestamp. */
  readonly at: string
  readonly milliseconds: number
  /** HTTP status; null where there was no answer. */
  readonly status: number | null
  readonly fault: CallFault | null
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds to wait after the first attempt, the second and so on. */
export const PAUSES: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
]

/** As many attempts are remembered of one that is sent again by hand over and over. */
export const ATTEMPTS_SHOWN = 20

export const isTaken = ({ status }: Pick<CallAttempt, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300

export type DeliveryProgress =
  | { readonly state: 'waiting'; readonly dueAt: string }
  | { readonly state: Exclude<DeliveryState, 'waiting'> }

/** How it stands after an attempt that was due, of which there were `before` before it. */
export const progressAfter = (attempt: CallAttempt, before: number): DeliveryProgress => {
  if (isTaken(attempt)) return { state: 'delivered' }
  const pause = PAUSES[before]
  if (pause === undefined) return { state: 'failed' }
  return { state: 'waiting', dueAt: new Date(Date.parse(attempt.at) + pause * 1000).toISOString() }
}
