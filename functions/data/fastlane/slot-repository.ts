/**
 * Places in the slots of Fastlane. A slot is one item: how many units are taken, and by which orders. A place is taken on
 * condition that there is room, in one write, so no slot ever holds more than it has, however many order at once.
 * Questions: how full some slots are. A reservation that no order came of is let go by whoever is refused for it, and by the clock.
 */
import { Entity } from 'electrodb'
import { hasRoomForAny, SLOT_UNITS, type Slot, type SlotUse } from '#domain/quote/ordering/fastlane'
import { QUOTE_STATUS, type Reservation } from '#domain/quote/quote'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'
import { findManifest } from '../quotes/quote-repository.ts'
import { readAll } from '../read-all.ts'

/** Longer than a function may run, by clocks that differ by five minutes at worst: who has not ordered by then will not. */
const ABANDONED_AFTER_SECONDS = 6 * 60
/** A place that was taken before is taken anew from then on, so that it cannot be abandoned while its order is on its way. */
const RENEWED_AFTER_SECONDS = 60

const slotEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'slot', version: '1' },
        attributes: {
          slotId: { type: 'string', required: true },
          used: { type: 'number' },
          holders: { type: 'set', items: 'string' },
        },
        indexes: {
          byId: {
            pk: { field: 'pk', composite: ['slotId'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

interface Holder extends Reservation {
  readonly orderNumber: number
  /** Epoch seconds. */
  readonly since: number
}

const SEPARATOR = '|'
const textOf = ({ id, orderNumber, units, since }: Holder): string =>
  [id, orderNumber, units, since].join(SEPARATOR)

const holderOf = (slotId: string, text: string): Holder => {
  const [id = '', orderNumber, units, since] = text.split(SEPARATOR)
  return { id, slotId, orderNumber: Number(orderNumber), units: Number(units), since: Number(since) }
}

const findHolders = async (slotId: string): Promise<readonly Holder[]> => {
  const { data } = await slotEntity().get({ slotId }).go({ consistent: true })
  return (data?.holders ?? []).map((text) => holderOf(slotId, text))
}

const addHolder = (holder: Holder): Promise<boolean> => {
  const { slotId, units } = holder
  const text = textOf(holder)
  return happens(
    slotEntity()
      .upsert({ slotId })
      .add({ used: units, holders: [text] })
      .where(
        ({ used, holders }, { notExists, lte, notContains }) =>
          `(${notExists(used)} OR ${lte(used, SLOT_UNITS - units)}) AND ${notContains(holders, text)}`,
      )
      .go(),
  )
}

const letGo = async (holder: Holder): Promise<void> => {
  const { slotId, units } = holder
  const text = textOf(holder)
  await happens(
    slotEntity()
      .update({ slotId })
      .subtract({ used: units })
      .delete({ holders: [text] })
      .where(({ holders }, { contains }) => contains(holders, text))
      .go(),
  )
}

/** Its order was never committed, or has been called off. */
const isAbandoned = async ({ id, orderNumber, since }: Holder, at: Date): Promise<boolean> => {
  if (epochSeconds(at) - since < ABANDONED_AFTER_SECONDS) return false
  const quote = await findManifest(orderNumber)
  return quote?.reservation?.id !== id || quote.status === QUOTE_STATUS.cancelled
}

const sweep = async (slotId: string, at: Date): Promise<void> => {
  for (const holder of await findHolders(slotId)) if (await isAbandoned(holder, at)) await letGo(holder)
}

/**
 * For the clock, because nobody else may come: whoever finds no room in a slot is offered another and does not try to order it. One that
 * has room for any quote refuses nobody and is not looked at.
 */
export const sweepSlots = async (slots: readonly Slot[], at: Date): Promise<void> => {
  const use = await readSlotUse(slots)
  for (const { id } of slots) if (!hasRoomForAny(use.get(id) ?? 0)) await sweep(id, at)
}

/** Nothing happens when the place has been given up before. */
export const release = async ({ id, slotId }: Reservation): Promise<void> => {
  for (const holder of await findHolders(slotId)) if (holder.id === id) await letGo(holder)
}

/** Also true when it was written and the answer was lost, because then the holder is there. */
const isPlaced = async (holder: Holder): Promise<boolean> =>
  (await addHolder(holder)) || (await findHolders(holder.slotId)).some(({ id }) => id === holder.id)

/**
 * False when there is no room. A place that the same order took before it crashed is taken anew, so that it counts from
 * this moment and is not abandoned while the order is on its way. A young one stands: between letting go and taking, somebody else
 * could take it from an order that is committed this very moment.
 */
export const reserve = async (reservation: Reservation, orderNumber: number, at: Date): Promise<boolean> => {
  const holder = { ...reservation, orderNumber, since: epochSeconds(at) }
  const earlier = (await findHolders(reservation.slotId)).find(({ id }) => id === reservation.id)
  if (earlier && Math.abs(holder.since - earlier.since) < RENEWED_AFTER_SECONDS) return true
  await release(reservation)
  if (await isPlaced(holder)) return true
  await sweep(reservation.slotId, at)
  return isPlaced(holder)
}

export const readSlotUse = async (slots: readonly Slot[]): Promise<SlotUse> => {
  const keys = slots.map(({ id }) => ({ slotId: id }))
  const items = await readAll(keys, (some) => slotEntity().get(some).go({ consistent: true }))
  return new Map(items.map(({ slotId, used }) => [slotId, used ?? 0]))
}
