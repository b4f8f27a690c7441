/**
 * Changes of the header, of the figures of rows, and of what is ticked for all of them. Each answers the whole quote,
 * because every sum follows.
 */
import type { HeaderConflict, Offer } from '#domain/contracts/offer'
import type { QuoteCommand } from '#domain/quote/quote'
import { type Asked, endpoint } from '../../http/endpoint.ts'
import type { Outcome, Refused } from '../../http/outcome.ts'
import { type Asker, askerOf } from '../../quotes/asker.ts'
import { type ChangeRefused, changeQuote } from '../../quotes/change-quote.ts'
import { type Written, writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './contracts.ts'
import { findHeaderClash } from './header-conflict.ts'
import { showOffer } from './show-offer.ts'

/** A conflict names who was first, and shows the quote as it is now. */
const refused = async (
  { refusal, current }: ChangeRefused,
  command: QuoteCommand,
  asker: Asker,
): Promise<Refused> => {
  if (refusal.code !== 'quote.header-changed' || current === null || command.kind !== 'change-header')
    return refusal
  const { fields, change } = await findHeaderClash(current, command, asker.viewer)
  const details: HeaderConflict = {
    changedBy: change.by.name,
    changedAt: change.at,
    fields: [...fields],
    current: await showOffer(current, asker),
  }
  return { ...refusal, data: { name: change.by.name }, details }
}

const change = async (
  asked: Asked,
  orderNumber: number,
  command: QuoteCommand,
): Promise<Outcome<Written<Offer>>> => {
  const asker = askerOf(asked)
  const outcome = await changeQuote(orderNumber, command, asker)
  if (!outcome.ok) return refused(outcome, command, asker)
  const { manifest, ...alreadyRead } = outcome.value
  return writtenAs(await showOffer(manifest, asker, alreadyRead), outcome.value)
}

/** What the body holds besides the header has been left out by the contract: prices, status and owner are nobody's to send. */
export const updateOffer = endpoint(contracts.updateOffer, (request) => {
  const { version, ...header } = request.body
  return change(request, request.params.orderNumber, { kind: 'change-header', basedOn: version, header })
})

export const setNumberOf = endpoint(contracts.setNumberOf, (request) => {
  const { orderNumber, rowNumber, numberOf } = request.params
  return change(request, orderNumber, { kind: 'set-count', rowNumber, numberOf, ...request.query })
})

export const setDiscountRate = endpoint(contracts.setDiscountRate, (request) => {
  const { orderNumber, rowNumber, discountRate: rate } = request.params
  return change(request, orderNumber, { kind: 'set-discount', rowNumber, rate, ...request.query })
})

export const setMarginRateStore = endpoint(contracts.setMarginRateStore, (request) => {
  const { orderNumber, rowNumber, marginRate: rate } = request.params
  return change(request, orderNumber, {
    kind: 'set-margin',
    rowNumber,
    party: 'store',
    rate,
    ...request.query,
  })
})

export const setMarginRateAgent = endpoint(contracts.setMarginRateAgent, (request) => {
  const { orderNumber, rowNumber, marginRate: rate } = request.params
  return change(request, orderNumber, {
    kind: 'set-margin',
    rowNumber,
    party: 'agent',
    rate,
    ...request.query,
  })
})

export const setInOrderUvalue = endpoint(contracts.setInOrderUvalue, (request) => {
  const { orderNumber, rowNumber, value } = request.params
  return change(request, orderNumber, { kind: 'set-u-inclusion', rowNumber, included: value === 'true' })
})

export const deleteRow = endpoint(contracts.deleteRow, (request) => {
  const { orderNumber, rowNumber } = request.params
  return change(request, orderNumber, { kind: 'delete-row', rowNumber })
})

export const setFastlane = endpoint(contracts.setFastlane, (request) => {
  const { orderNumber, selected } = request.params
  return change(request, orderNumber, { kind: 'set-fastlane', selected: selected === 'true' })
})

export const setExtra = endpoint(contracts.setExtra, (request) => {
  const { id: extraId, selected } = request.body
  return change(request, request.params.orderNumber, { kind: 'set-extra', extraId, selected })
})

/** The client words the message (quote-workflow section 8). */
export const extendOffer = endpoint(contracts.extendOffer, (request) =>
  change(request, request.params.orderNumber, { kind: 'extend-validity' }),
)

export const setDiscountRateWindows = endpoint(contracts.setDiscountRateWindows, (request) => {
  const { orderNumber, rate } = request.params
  return change(request, orderNumber, { kind: 'set-all-discounts', category: 'windows', rate })
})

export const setDiscountRateDoors = endpoint(contracts.setDiscountRateDoors, (request) => {
  const { orderNumber, rate } = request.params
  return change(request, orderNumber, { kind: 'set-all-discounts', category: 'doors', rate })
})

export const setMarginRateStoreWindows = endpoint(contracts.setMarginRateStoreWindows, (request) => {
  const { orderNumber, rate } = request.params
  return change(request, orderNumber, { kind: 'set-all-margins', party: 'store', rate })
})

export const setMarginRateAgentWindows = endpoint(contracts.setMarginRateAgentWindows, (request) => {
  const { orderNumber, rate } = request.params
  return change(request, orderNumber, { kind: 'set-all-margins', party: 'agent', rate })
})
