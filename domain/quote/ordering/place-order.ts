/**
 * Ordering: an agent's order goes to his store, a store's to the factory (trade handbook 10.9 and 11, Q-01 to Q-09). Nothing
 * is ordered that somebody should look at first, and what has been ordered is not ordered again.
 */

import type { Viewer } from '#domain/access/access'
import { kindOf } from '#domain/access/access'
import type { ColorLists } from '#domain/catalogue/types'
import { slotText } from '#domain/messages/order-refusals'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import type { FindPlace } from '../delivery/delivery.ts'
import { deliveryDay } from '../delivery/delivery-day.ts'
import { deliveryWeek } from '../delivery/delivery-week.ts'
import type { Revisions } from '../extras/extras.ts'
import type { Parties } from '../header/parties.ts'
import { checkOrder, isOpen, type OrderFinding } from '../order-check/check-order.ts'
import type { Manifest, QuoteCommand, QuoteHeader } from '../quote.ts'
import { isFastlane, slotById, unitsOf } from './fastlane.ts'
import { orderStopText } from './order-stop.ts'

export interface OrderContext {
  readonly viewer: Viewer
  readonly parties: Parties
  readonly now: string
  readonly colorLists: ColorLists
  readonly findPlace: FindPlace
  /** Null when everything that the order form asks for is there. */
  readonly checkForm: (header: QuoteHeader) => Refusal | null
}

const stoppedBy = (findings: readonly OrderFinding[]): Refusal | null => {
  const error = findings.find(({ severity }) => severity === 'ERROR')
  if (error !== undefined) return refusal('order.finding-stops', { data: { sentence: error.sentence } })
  const count = findings.filter(isOpen).length
  return count === 0 ? null : refusal('order.not-acknowledged', { data: { count } })
}

/** What is found in the quote, all of it acknowledged, or why it cannot be ordered as it is; its status, validity and Fastlane place are asked elsewhere. */
export const findingsOfOrder = (
  manifest: Manifest,
  revisions: Revisions,
  { parties: { store }, checkForm, ...checkContext }: OrderContext,
): Result<readonly OrderFinding[]> => {
  const text = orderStopText(store.orderStop)
  if (text !== null) return refusal('order.stopped', { data: { store: store.name, text } })
  if (manifest.rows.length === 0) return refusal('order.no-rows')
  if (manifest.rows.some(({ numberOf }) => numberOf < 1)) return refusal('order.no-count')
  const formFault = checkForm(manifest.header)
  if (formFault !== null) return formFault
  const findings = checkOrder(manifest, revisions, checkContext)
  return stoppedBy(findings) ?? success(findings)
}

type Order = Extract<QuoteCommand, { readonly kind: 'order' }>

/** Whether the order takes a place in Fastlane exactly where it should; an agent has his store do it. */
export const fastlaneOrderObstacle = (
  manifest: Manifest,
  { reservation }: Pick<Order, 'reservation'>,
  { viewer, parties: { store }, now }: Pick<OrderContext, 'viewer' | 'parties' | 'now'>,
): Refusal | null => {
  const wanted = isFastlane(manifest)
  if (wanted && kindOf(viewer) === 'agent')
    return refusal('order.call-store', { data: { store: store.name, phone: store.phoneNumber } })
  if (wanted !== (reservation !== null))
    return refusal('request.invalid', { path: 'fastlaneSlotId', data: { field: slotText.name } })
  if (reservation === null) return null
  const isRight = slotById(reservation.slotId, now) !== null && reservation.units === unitsOf(manifest.rows)
  return isRight ? null : refusal('order.slot-taken', { path: 'fastlaneSlotId' })
}

/** What the order makes of the quote, beside its status. */
export const orderedQuote = (manifest: Manifest, order: Order, now: string): Manifest => {
  if (order.toOrderNumber === null) return manifest
  const { toOrderNumber, reservation } = order
  const slot = reservation && slotById(reservation.slotId, now)
  const week = slot?.delivery ?? deliveryWeek(now, manifest.rows)
  const day = deliveryDay(manifest.header.deliveryAddress.postalCode)
  return { ...manifest, toOrderNumber, reservation, deliveryDate: week && { week: week.week, day } }
}

/** An order that was tried before it had its number at the factory; one that does not go there gets none. */
export const numbered = (manifest: Manifest, toOrderNumber: number): Manifest =>
  manifest.toOrderNumber === null ? manifest : { ...manifest, toOrderNumber }
