/**
 * The way of an order to the factory and what the factory answers: waiting, sent, accepted, confirmed. An answer moves it
 * forward and never back, however often, however late and in whatever order answers come; of two confirmed weeks the one that was
 * confirmed last holds. The quote's own status is what people do, and stays.
 */
import type { Week } from '#domain/calendar'
import { type Manifest, QUOTE_STATUS } from '../quote.ts'

export const factoryStates = ['waiting', 'sent', 'accepted', 'confirmed'] as const

export interface FactoryStatus {
  readonly state: (typeof factoryStates)[number]
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
  | { readonly outcome: 'moves'; readonly to: FactoryStatus }

const moved = (current: FactoryStatus, answer: Answer): FactoryStatus | null => {
  const { kind, at } = answer
  if (kind === 'confirmed')
    return current.state === 'confirmed' && at <= current.since
      ? null
      : { state: kind, since: at, deliveryWeek: answer.deliveryWeek }
  return current.state === 'waiting' || current.state === 'sent'
    ? { state: kind, since: at, deliveryWeek: null }
    : null
}

/** An order that has been called off is answered no more; one that is only asked to be may yet stand. */
export const applyFactoryAnswer = (
  manifest: Pick<Manifest, 'orderNumber' | 'toOrderNumber' | 'status'> | null,
  current: FactoryStatus | null,
  answer: Answer,
): AnswerOutcome => {
  if (manifest?.orderNumber !== answer.orderNumber || manifest.toOrderNumber !== answer.toOrderNumber)
    return { outcome: 'unknown' }
  if (manifest.status === QUOTE_STATUS.cancelled) return { outcome: 'stays' }
  if (current === null) return { outcome: 'unknown' }
  const to = moved(current, answer)
  return to === null ? { outcome: 'stays' } : { outcome: 'moves', to }
}

/** When the order leaves the factory: as it has confirmed, and until then as was promised. The day is the lorry's. */
export const deliveryDateOf = (
  { deliveryDate, status }: Pick<Manifest, 'deliveryDate' | 'status'>,
  factoryStatus: FactoryStatus | null | undefined,
): Manifest['deliveryDate'] => {
  if (status === QUOTE_STATUS.cancelled) return null
  const week = factoryStatus?.deliveryWeek?.week
  return deliveryDate === null || week === undefined ? deliveryDate : { ...deliveryDate, week }
}
