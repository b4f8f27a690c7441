/**
 * Ordering. Whether the quote can be ordered is asked before anything is written; then it gets its place in Fastlane and its
 * number at the factory, and last the order itself is committed. An order that is refused after all gives its place back. The
 * factory is told afterwards; what keeps that from happening now is made up for later and refuses nobody's order.
 */
import { orderFormFaults } from '#domain/contracts/order-form'
import { fastlaneSentence } from '#domain/messages/fastlane'
import { statusAfter } from '#domain/quote/life/lifecycle'
import { isOpen } from '#domain/quote/order-check/check-order'
import { firstSlotWithRoom, openSlots, unitsOf } from '#domain/quote/ordering/fastlane'
import { numbered } from '#domain/quote/ordering/place-order'
import { type Manifest, QUOTE_STATUS, type Reservation } from '#domain/quote/quote'
import { refusal } from '#domain/result'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { expectFactoryOrder } from '../../data/factory-orders/factory-order-repository.ts'
import { readSlotUse, release, reserve } from '../../data/fastlane/slot-repository.ts'
import { sendOrderToFactory } from '../../factory/send-orders.ts'
import { command } from '../../http/command.ts'
import { logger } from '../../http/log.ts'
import { answered, type Refused } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { type Asker, askerOf } from '../../quotes/asker.ts'
import {
  type ChangeRefused,
  changeQuote,
  changesNothing,
  commitTried,
  tryCommand,
} from '../../quotes/change-quote.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { findingsFor } from '../../quotes/order-findings.ts'
import { tellOfStep } from '../../quotes/tell-of-step.ts'
import { mustBeAwaited } from '../../trace.ts'
import * as contracts from './contracts.ts'
import { showOffer } from './show-offer.ts'

/** Stands for the factory's number as long as it is only asked whether the quote could be ordered. */
const NO_NUMBER_YET = 0

const refuseFullSlot = async (manifest: Manifest, at: Date): Promise<Refused> => {
  const now = at.toISOString()
  const next = firstSlotWithRoom(now, unitsOf(manifest.rows), await readSlotUse(openSlots(now)))
  return {
    ...refusal('order.slot-taken', { path: 'fastlaneSlotId' }),
    ...(next && {
      more: fastlaneSentence('nextFree', { week: next.delivery.week }),
      details: { nextSlotId: next.id },
    }),
  }
}

/** Adds to a refusal the findings or fields that have to be looked at. */
const explained = async ({ refusal: refused, current }: ChangeRefused, asker: Asker): Promise<Refused> => {
  if (current === null) return refused
  switch (refused.code) {
    case 'order.finding-stops':
    case 'order.not-acknowledged': {
      return { ...refused, details: { findings: await findingsFor(current, asker, isOpen) } }
    }
    case 'order.slot-taken':
      return refuseFullSlot(current, asker.at)
    case 'request.invalid': {
      const issues = orderFormFaults(current.header)
      return issues.length === 0 ? refused : { ...refused, details: { path: refused.path, issues } }
    }
    default:
      return refused
  }
}

/** Written down before the order is, so that one whose function dies is sent all the same. Its number at the factory. */
const announce = async (orderNumber: number, at: Date): Promise<number> => {
  const [toOrderNumber] = await Promise.all([
    nextNumber('factory-order-number'),
    expectFactoryOrder(orderNumber, at.toISOString()),
  ])
  return toOrderNumber
}

const trySendToFactory = async (orderNumber: number): Promise<void> => {
  try {
    await sendOrderToFactory(orderNumber, () => new Date())
  } catch (error) {
    logger().error('an order waits for the factory', { orderNumber, error: error as Error })
  }
}

export const orderOffer = command(contracts.orderOffer, {
  allocate: async () => ({ id: newId('ord') }),
  act: async (request, { id }) => {
    const asker = askerOf(request)
    const { viewer, at } = asker
    const { orderNumber } = request.params
    const found = await findQuoteFor(viewer, 'quote.edit', orderNumber)
    if (!found.ok) return found
    const { status, rows, version } = found.value
    const { fastlaneSlotId: slotId, version: basedOn = version } = request.query
    const toFactory = statusAfter(status, 'order', viewer) === QUOTE_STATUS.ordered
    const reservation: Reservation | null = slotId === undefined ? null : { id, slotId, units: unitsOf(rows) }
    const orderWith = (toOrderNumber: number) =>
      ({
        kind: 'order',
        stepId: id,
        basedOn,
        reservation,
        toOrderNumber: toFactory ? toOrderNumber : null,
      }) as const

    const tried = await tryCommand(found.value, orderWith(NO_NUMBER_YET), asker)
    if (!tried.ok) return explained(tried, asker)
    if (changesNothing(tried)) {
      await trySendToFactory(orderNumber)
      await tellOfStep(found.value, tried.value.parties, asker, request.site)
      return answered({ model: await showOffer(found.value, asker) })
    }
    mustBeAwaited()
    if (reservation !== null && !(await reserve(reservation, orderNumber, at)))
      return refuseFullSlot(found.value, at)
    const toOrderNumber = toFactory ? await announce(orderNumber, at) : NO_NUMBER_YET
    const manifest = numbered(tried.value.manifest, toOrderNumber)
    const order = { ...tried, value: { ...tried.value, manifest } }
    // Lost to somebody else, it is tried once more for the sake of what is said then.
    const outcome = (await commitTried(order, asker))
      ? order
      : await changeQuote(orderNumber, orderWith(toOrderNumber), asker)
    if (outcome.ok) {
      const { manifest: ordered, ...alreadyRead } = outcome.value
      await Promise.all([
        toFactory && trySendToFactory(orderNumber),
        tellOfStep(ordered, alreadyRead.parties, asker, request.site),
      ])
      return answered({ model: await showOffer(ordered, asker, alreadyRead) })
    }
    if (reservation !== null) await release(reservation)
    return explained(outcome, asker)
  },
})
