/**
 * The way of an order to the factory and what the factory answers: waiting, sent, accepted, confirmed. An answer moves it
 * forward and never back, however often, however late and in whatever order answers come; of two confirmed weeks the one that was
 * confirmed last holds. The quote's own status is what people do, and stays.
 */
import type { Week } from '#domain/calendar'
import { type Manifest, QUOTE_STATUS } from '../quote.ts'

export const handOverStates = ['waiting', 'sent', 'accepted', 'confirmed'] as const

export interface HandOver {
  readonly state: (typeof handOverStates)[number]
  /** ISO timestamp of the state; what the factory has answered is as old as the factory says. */
  readonly since: string
  /** In which the order leaves the factory, once that is confirmed. */
  readonly deliveryWeek: Week | null
}

/** What the factory says of one order, under both of its numbers. */
type Answer = { readonly orderNumber: number; readonly toOrderNumber: number; readonly at: string } & (
  | { readonly kind: 'accepted' }
  | { readonly kind: 'confirmed'; readonly deliveryWeek: Week }
)

/** `unknown`: there is no such order. `stays`: everything it says is known, or does not matter any more. */
type AnswerOutcome =
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'stays' }
  | { readonly outcome: 'moves'; readonly to: HandOver }

const moved = (handOver: HandOver, answer: Answer): HandOver | null => {
  const { kind, at } = answer
  if (kind === 'confirmed')
    return handOver.state === 'confirmed' && at <= handOver.since
      ? null
      : { state: kind, since: at, deliveryWeek: answer.deliveryWeek }
  return handOver.state === 'waiting' || handOver.state === 'sent'
    ? { state: kind, since: at, deliveryWeek: null }
    : null
}

/** An order that has been called off is answered no more; one that is only asked to be may yet stand. */
export const applyFactoryAnswer = (
  manifest: Pick<Manifest, 'orderNumber' | 'toOrderNumber' | 'status'> | null,
  handOver: HandOver | null,
  answer: Answer,
): AnswerOutcome => {
  if (manifest?.orderNumber !== answer.orderNumber || manifest.toOrderNumber !== answer.toOrderNumber)
    return { outcome: 'unknown' }
  if (manifest.status === QUOTE_STATUS.cancelled) return { outcome: 'stays' }
  if (handOver === null) return { outcome: 'unknown' }
  const to = moved(handOver, answer)
  return to === null ? { outcome: 'stays' } : { outcome: 'moves', to }
}

/** When the order leaves the factory: as it has confirmed, and until then as was promised. The day is the lorry's. */
export const deliveryDateOf = (
  { deliveryDate }: Pick<Manifest, 'deliveryDate'>,
  handOver: HandOver | null | undefined,
): Manifest['deliveryDate'] => {
  const week = handOver?.deliveryWeek?.week
  return deliveryDate === null || week === undefined ? deliveryDate : { ...deliveryDate, week }
}
