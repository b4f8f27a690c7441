/**
 * A new, empty quote of a store or of an agent under it. The terms are frozen when it is made, and with them whether it
 * calculates by discounts or by margins (trade handbook 10.2, QD-40). Only a store or an agent makes quotes.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import type { Terms } from '#domain/pricing/terms'
import { type Result, refusal, success } from '#domain/result'
import type { Percent } from '#domain/units'
import { defaultDelivery, type FindPlace, isComplete, zoneOf } from './delivery.ts'
import type { Parties } from './parties.ts'
import { type Author, type Manifest, QUOTE_STATUS } from './quote.ts'
import { validToOf } from './validity.ts'

/** Norwegian VAT. */
const TAX_RATE = 25
/** 100 divides by zero. */
const MARGIN_LIMIT = 99

const clamped = (margin: Percent): Percent => Math.min(Math.max(margin, 0), MARGIN_LIMIT)

const termsOf = ({ chain, store, agent }: Parties): Terms => ({
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

export const draftQuote = (context: DraftContext): Result<Manifest> => {
  const { viewer, author, now, parties, orderNumber } = context
  const kind = kindOf(viewer)
  if ((kind !== 'store' && kind !== 'agent') || viewer.chainId === null || viewer.storeId === null)
    return refusal('quote.creation-not-allowed')

  const { code, ...place } = defaultDelivery(parties)
  return success({
    schemaVersion: 1,
    orderNumber,
    version: 1,
    status: QUOTE_STATUS.offer,
    owner: { chainId: viewer.chainId, storeId: viewer.storeId, agentId: viewer.agentId },
    createdBy: author,
    createdAt: now,
    updatedAt: now,
    validTo: validToOf(now, context.nextListFrom),
    priceListId: context.priceListId,
    terms: termsOf(parties),
    header: {
      customer: { name: '', email: '', phone: '' },
      customerNote: '',
      deliveryLabel: '',
      externalReference: '',
      deliveryCode: code,
      deliveryAddress: { ...place, complete: isComplete({ code, ...place }), code },
      deliveryPhoneNumber: (parties.agent ?? parties.store).phoneNumber,
      deliveryByCrane: false,
    },
    deliveryZone: zoneOf({ code, ...place }, context.findPlace),
    extras: [],
    fastlane: false,
    rows: [],
    nextRowNumber: 1,
    toOrderNumber: null,
    deliveryDate: null,
    change: { by: author, at: now, kind: 'create', rowNumber: null, fields: [] },
  })
}
