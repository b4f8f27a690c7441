/**
 * A new, empty quote of a store or of an agent under it. The terms are frozen when it is made, and with them whether it
 * calculates by discounts or by margins (trade handbook 10.2, QD-40). Only a store or an agent makes quotes.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import { TAX_RATE, type Terms } from '#domain/pricing/terms'
import { type Result, refusal, success } from '#domain/result'
import type { Percent } from '#domain/units'
import { addressOf, defaultDelivery, type FindPlace, receiverPhone, zoneOf } from './delivery/delivery.ts'
import type { Parties } from './header/parties.ts'
import { validToOf } from './life/validity.ts'
import { type Author, type Manifest, QUOTE_STATUS } from './quote.ts'

const clamped = (margin: Percent): Percent => Math.min(Math.max(margin, 0), MARGIN_LIMIT)

export const termsOf = ({ chain, store, agent }: Parties): Terms => ({
  projectCalculation: agent ? agent.storeMargin > 0 : store.marginRef !== null,
  taxRate: TAX_RATE,
  store: {
    netWindows: chain.netWindows,
    netDoors: chain.netDoors,
    projectWindows: chain.projectWindows,
    projectDoors: chain.projectDoors,
    discountMaxWindows: store.discountMaxWindows,
    discountMaxDoors: store.discountMaxDoors,
    defaultMargin: clamped(store.defaultMargin),
  },
  agent: agent && {
    netWindows: agent.netWindows,
    netDoors: agent.netDoors,
    storeMargin: clamped(agent.storeMargin),
    defaultMargin: clamped(agent.defaultMargin),
  },
})

export interface DraftContext {
  readonly orderNumber: number
  readonly viewer: Viewer
  readonly author: Author
  readonly now: string
  readonly parties: Parties
  readonly findPlace: FindPlace
  readonly priceListId: string
  /** ISO date of the price list after the one in force. */
  readonly nextListFrom: string | null
}

/** An empty quote of somebody. */
export const emptyQuote = (context: Omit<DraftContext, 'viewer'>, owner: Manifest['owner']): Manifest => {
  const { author, now, parties, orderNumber } = context
  const delivery = defaultDelivery(parties)
  return {
    schemaVersion: 1,
    orderNumber,
    version: 1,
    status: QUOTE_STATUS.offer,
    owner,
    createdBy: author,
    createdAt: now,
    updatedAt: now,
    pricedAt: now,
    validTo: validToOf(now, context.nextListFrom),
    priceListId: context.priceListId,
    terms: termsOf(parties),
    header: {
      customer: { name: '', email: '', phone: '' },
      customerNote: '',
      deliveryLabel: '',
      externalReference: '',
      deliveryCode: delivery.code,
      deliveryAddress: addressOf(delivery),
      deliveryPhoneNumber: receiverPhone(delivery.code, parties),
      deliveryByCrane: false,
    },
    deliveryZone: zoneOf(delivery, context.findPlace),
    extras: [],
    fastlane: false,
    rows: [],
    nextRowNumber: 1,
    toOrderNumber: null,
    deliveryDate: null,
    acknowledged: [],
    taken: [],
    reservation: null,
    sent: null,
    emailFromAgent: null,
    change: { by: author, at: now, kind: 'create', rowNumber: null, fields: [] },
  }
}

export const draftQuote = (context: DraftContext): Result<Manifest> => {
  const { chainId, storeId, agentId } = context.viewer
  const kind = kindOf(context.viewer)
  return (kind !== 'store' && kind !== 'agent') || chainId === null || storeId === null
    ? refusal('quote.creation-not-allowed')
    : success(emptyQuote(context, { chainId, storeId, agentId }))
}
