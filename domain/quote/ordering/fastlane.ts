/**
 * Fastlane (trade handbook 10.8): whether a quote qualifies for the express slot, why not, and the slot it is offered.
 * A slot is a week with places for so many units; it closes on Wednesday at noon, and what is in it leaves the factory three
 * open weeks later. Asking for Fastlane reserves nothing: ordering does.
 */

import { type Day, dateTextOfDay, type Week, weekdayOf, weekOf } from '#domain/calendar'
import { fastlaneSentence, obstacleText, rowObstacles } from '#domain/messages/fastlane'
import { type Result, refusal } from '#domain/result'
import { AGENT_DELIVERY, PRIVATE_DELIVERY } from '../delivery/codes.ts'
import { deliveryWeek, isClosed, openWeeksAfter, weekZeroOf } from '../delivery/delivery-week.ts'
import { isSettled } from '../life/status.ts'
import { type CommandOutcome, changed, unchanged } from '../outcome.ts'
import { type Manifest, QUOTE_STATUS } from '../quote.ts'

const UNITS_MAX = 25
export const SLOT_UNITS = 120
const WEEKS_TO_DELIVERY = 3
const WEDNESDAY = 3

type Asked = Pick<Manifest, 'rows' | 'header' | 'deliveryZone'>

export const unitsOf = (rows: Manifest['rows']): number =>
  rows.reduce((sum, { numberOf }) => sum + numberOf, 0)

/** To a stock address, or to a private one that a crane lorry reaches; an agent's own address is like a private one. */
const reachesDelivery = ({ header, deliveryZone }: Asked): boolean => {
  const { deliveryCode: code } = header
  return (code !== PRIVATE_DELIVERY && code !== AGENT_DELIVERY) || deliveryZone === 1
}

/** Norwegian, the first thing in the way; null when the quote itself qualifies. */
export const fastlaneReason = (quote: Asked): string | null => {
  const { rows } = quote
  if (rows.length === 0) return obstacleText('rows')
  for (const { rowNumber, fastlaneObstacle, numberOf } of rows) {
    if (fastlaneObstacle !== null)
      return obstacleText('row', { rowNumber, reason: rowObstacles[fastlaneObstacle] })
    if (numberOf < 1) return obstacleText('count', { rowNumber })
  }
  if (unitsOf(rows) > UNITS_MAX) return obstacleText('units', { max: UNITS_MAX })
  return reachesDelivery(quote) ? null : obstacleText('delivery')
}

/** The surcharge follows the wish as long as the quote qualifies. */
export const isFastlane = (quote: Asked & Pick<Manifest, 'fastlane'>): boolean =>
  quote.fastlane && fastlaneReason(quote) === null

export interface Slot {
  /** Such as 'FL-2026-W48'. */
  readonly id: string
  /** Wednesday whose noon closes the slot. */
  readonly closes: Day
  readonly delivery: Week
}

const slotOf = (day: Day): Slot => {
  const { year, week } = weekOf(day)
  return {
    id: `FL-${year}-W${String(week).padStart(2, '0')}`,
    closes: day - weekdayOf(day) + WEDNESDAY,
    delivery: openWeeksAfter(day, WEEKS_TO_DELIVERY),
  }
}

/** Units that orders have reserved, by slot id. */
export type SlotUse = ReadonlyMap<string, number>

/** Whatever quote qualifies finds room in a slot of which so many units are taken. */
export const hasRoomForAny = (used: number): boolean => used + UNITS_MAX <= SLOT_UNITS

/** The first slot that is still open and has room; null when all that are offered are full. */
export const firstSlotWithRoom = (now: string, units: number, used: SlotUse = new Map()): Slot | null =>
  openSlots(now).find(({ id }) => (used.get(id) ?? 0) + units <= SLOT_UNITS) ?? null

/** When the quote leaves the factory if it is ordered now: with the slot, where Fastlane is wished for (QD-50). */
export const estimatedWeek = (
  quote: Asked & Pick<Manifest, 'fastlane'>,
  now: string,
  used?: SlotUse,
): Week | null => {
  const slot = isFastlane(quote) ? firstSlotWithRoom(now, unitsOf(quote.rows), used) : null
  return slot?.delivery ?? deliveryWeek(now, quote.rows)
}

/** Slots that a quote may be offered, from the one that is open now. */
const SLOTS_AHEAD = 12

/** The slots that are open, nearest first; a closed week has none. */
export const openSlots = (now: string): readonly Slot[] => {
  const first = weekZeroOf(now)
  return Array.from({ length: SLOTS_AHEAD }, (_, index) => first + index * 7)
    .filter((day) => !isClosed(weekOf(day)))
    .map(slotOf)
}

/** Null for one that has closed, or that never was. */
export const slotById = (slotId: string, now: string): Slot | null =>
  openSlots(now).find(({ id }) => id === slotId) ?? null

export interface FastlaneOffer {
  readonly qualified: boolean
  readonly selected: boolean
  readonly slot: Slot | null
  readonly qualifiedText: string
  readonly qualifiedText2: string
  readonly confirmText: string
  readonly confirmedText2: string
}

interface AskedBy {
  readonly now: string
  readonly store: {
    readonly name: string
    readonly phoneNumber: string
    readonly orderStop: { readonly active: boolean }
  }
  /** An agent cannot order Fastlane himself. */
  readonly isAgent: boolean
  readonly used?: SlotUse
}

/** Nobody pays for a slot that leaves no earlier than what is made in its turn. */
const isFaster = ({ delivery }: Slot, usual: Week | null): boolean =>
  usual === null || delivery.year < usual.year || (delivery.year === usual.year && delivery.week < usual.week)

const slotObstacle = (slot: Slot | null, usual: Week | null): string | null => {
  if (slot === null) return obstacleText('full')
  return isFaster(slot, usual) ? null : obstacleText('not-faster')
}

const withoutSlot = (qualifiedText: string, selected = false): FastlaneOffer => ({
  qualified: false,
  selected,
  slot: null,
  qualifiedText,
  qualifiedText2: '',
  confirmText: '',
  confirmedText2: '',
})

/** What has become of the wish: nobody is asked to hurry with what is ordered, or called off. */
const settledOffer = ({ status, reservation }: Pick<Manifest, 'status' | 'reservation'>): FastlaneOffer => {
  if (status === QUOTE_STATUS.cancelled) return withoutSlot(fastlaneSentence('cancelled'))
  return reservation === null
    ? withoutSlot(fastlaneSentence('orderedWithout'))
    : withoutSlot(fastlaneSentence('ordered'), true)
}

export const fastlaneOffer = (
  quote: Asked & Pick<Manifest, 'fastlane' | 'status' | 'reservation'>,
  { now, store, isAgent, used }: AskedBy,
): FastlaneOffer => {
  if (isSettled(quote.status)) return settledOffer(quote)
  const slot = firstSlotWithRoom(now, unitsOf(quote.rows), used)
  const reason =
    fastlaneReason(quote) ??
    (store.orderStop.active ? obstacleText('order-stop') : null) ??
    slotObstacle(slot, deliveryWeek(now, quote.rows))
  if (reason !== null || slot === null)
    return withoutSlot(fastlaneSentence('notQualified', { reason: reason ?? '' }), isFastlane(quote))
  const data = { date: dateTextOfDay(slot.closes), week: slot.delivery.week }
  return {
    qualified: true,
    selected: quote.fastlane,
    slot,
    qualifiedText: fastlaneSentence('qualified'),
    qualifiedText2: fastlaneSentence('orderBefore', data),
    confirmText: isAgent
      ? fastlaneSentence('callStore', { store: store.name, phone: store.phoneNumber })
      : fastlaneSentence('confirm', data),
    confirmedText2: isAgent ? '' : fastlaneSentence('reserved', data),
  }
}

export const setFastlane = (manifest: Manifest, selected: boolean): Result<CommandOutcome> => {
  const reason = selected ? fastlaneReason(manifest) : null
  if (reason !== null) return refusal('quote.fastlane-not-qualified', { data: { reason } })
  return manifest.fastlane === selected ? unchanged(manifest) : changed({ ...manifest, fastlane: selected })
}
