/**
 * What the factory of the demo answers to an order. That it has got it, at once; and in the first night after that, the week: the
 * promised one, or the next open one where that has passed meanwhile. It knows an order's file and the answers that it has given
 * to it. Pure; no cloud stage has it.
 */

import { type Day, type Week, wallClockOf, weekOf } from '#domain/calendar'
import type { FactoryAnswer } from '#domain/contracts/factory-answer'
import type { FactoryOrder } from '#domain/contracts/factory-order'
import { openWeeksAfter } from '#domain/quote/delivery/delivery-week'
import { promisedWeek } from '#domain/quote/ordering/promised-week'

const hasPassed = ({ year, week }: Week, today: Day): boolean => {
  const current = weekOf(today)
  return year < current.year || (year === current.year && week < current.week)
}

type OrderToAnswer = Pick<FactoryOrder, 'toOrderNumber' | 'ordered' | 'deliveryDate'> & {
  readonly quote: Pick<FactoryOrder['quote'], 'orderNumber'>
}

/** Null when nothing is to be said now. An order of which nothing is made has no week. */
export const nextAnswer = (
  { quote: { orderNumber }, toOrderNumber, ordered, deliveryDate }: OrderToAnswer,
  given: readonly FactoryAnswer[],
  now: string,
): FactoryAnswer | null => {
  const about = { orderNumber, toOrderNumber, at: now }
  const accepted = given.find(({ kind }) => kind === 'accepted')
  if (accepted === undefined) return { kind: 'accepted', ...about }
  const today = wallClockOf(now).day
  const isDue = wallClockOf(accepted.at).day < today
  if (!isDue || deliveryDate === null || given.some(({ kind }) => kind === 'confirmed')) return null
  const promised = promisedWeek(deliveryDate.week, wallClockOf(ordered.at).day)
  const deliveryWeek = hasPassed(promised, today) ? openWeeksAfter(today, 1) : promised
  return { kind: 'confirmed', ...about, deliveryWeek }
}
