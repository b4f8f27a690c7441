/**
 * Where the goods go (trade handbook 10.10): to a stock address of the store, to the agent, or to a private address that
 * somebody types. Private delivery goes only where the postal register knows a zone other than 0. The page shows a choice
 * by the same functions as the server stores it.
 */
import { invalidValue } from '#domain/messages/fields'
import { type Result, refusal, success } from '#domain/result'
import type { AgentParty, Parties, StockAddress } from '../header/parties.ts'
import type { DeliveryAddress, QuoteHeader } from '../quote.ts'
import { AGENT_DELIVERY, PRIVATE_DELIVERY } from './codes.ts'
import { hasPrivateDelivery, type PostalZone, type Zone } from './postal-zone.ts'

export interface Delivery {
  readonly code: string
  /** Name of the place or contact. */
  readonly address1: string
  /** Street. */
  readonly address2: string
  readonly postalCode: string
  readonly postalAddress: string
}

interface Place {
  readonly name: string
  readonly zone: PostalZone
}

/** The postal register; null for a code that it does not know. */
export type FindPlace = (postalCode: string) => Place | null

/** Characters in the fields of the carrier's label. */
export const CONTACT_MAX = 30
export const STREET_MAX = 25

interface WithPhone {
  readonly phoneNumber: string
}

/** What of the parties a delivery can go to. */
export interface Receivers {
  readonly agent: Pick<AgentParty, 'name' | 'address'> | null
  readonly store: { readonly stockAddresses: readonly StockAddress[] }
}

const isComplete = ({ address1, address2, postalCode }: Delivery): boolean =>
  address1.trim() !== '' && address2.trim() !== '' && /^\d{4}$/.test(postalCode)

/** The delivery as the header keeps it. */
export const addressOf = (delivery: Delivery): DeliveryAddress => {
  const { code, address1, address2, postalCode, postalAddress } = delivery
  return { address1, address2, postalCode, postalAddress, complete: isComplete(delivery), code }
}

const toAgent = ({ name, address }: Pick<AgentParty, 'name' | 'address'>): Delivery => ({
  code: AGENT_DELIVERY,
  address1: name.slice(0, CONTACT_MAX),
  address2: address.address1.slice(0, STREET_MAX),
  postalCode: address.postalCode,
  postalAddress: address.postalAddress,
})

const toStock = (code: string, { store }: Receivers): Delivery | null => {
  const stock = store.stockAddresses.find((address) => address.code === code)
  if (stock === undefined) return null
  const { address1, address2, postalCode, postalAddress } = stock
  return {
    code,
    address1: address1.slice(0, CONTACT_MAX),
    address2: address2.slice(0, STREET_MAX),
    postalCode,
    postalAddress,
  }
}

/** The place that a code stands for, cut to the carrier's label; null for a private address and for a code that is not offered. */
export const deliveryPlaceOf = (code: string, receivers: Receivers): Delivery | null =>
  code === AGENT_DELIVERY ? receivers.agent && toAgent(receivers.agent) : toStock(code, receivers)

/** Whom the lorry rings where the goods do not go to the customer. */
export const receiverPhone = (
  code: string,
  { agent, store }: { readonly agent: WithPhone | null; readonly store: WithPhone },
): string => (code === AGENT_DELIVERY ? (agent ?? store) : store).phoneNumber

/** An unknown postal code may be saved, so that a register that is out of date stops nobody; ordering refuses it. */
const toPrivate = (typed: Delivery, place: Place | null): Result<Delivery> =>
  place === null || hasPrivateDelivery(place.zone)
    ? success({ ...typed, postalAddress: place?.name ?? typed.postalAddress })
    : refusal('quote.no-private-delivery', { data: { code: typed.postalCode, name: place.name } })

/** The place that a choice of delivery stands for. Fails on a code that the quote does not offer, and on zone 0. */
export const resolveDelivery = (
  choice: Delivery,
  receivers: Receivers,
  findPlace: FindPlace,
): Result<Delivery> => {
  if (choice.code === PRIVATE_DELIVERY) return toPrivate(choice, findPlace(choice.postalCode))
  const place = deliveryPlaceOf(choice.code, receivers)
  return place === null ? invalidValue('deliveryCode') : success(place)
}

/** What a new quote starts with: the agent himself, or the store's first stock address (settled: life of an order). */
export const defaultDelivery = (parties: Parties): Delivery => {
  const [stock] = parties.store.stockAddresses
  const first = parties.agent ? toAgent(parties.agent) : stock && toStock(stock.code, parties)
  return first ?? { code: PRIVATE_DELIVERY, address1: '', address2: '', postalCode: '', postalAddress: '' }
}

export const zoneOf = (delivery: Delivery, findPlace: FindPlace): Zone =>
  findPlace(delivery.postalCode)?.zone ?? null

/** a private address that is the agent's own is the agent's, however it was saved. */
export const chosenDelivery = (
  { deliveryCode, deliveryAddress }: Pick<QuoteHeader, 'deliveryCode' | 'deliveryAddress'>,
  { agent }: Pick<Receivers, 'agent'>,
): string => {
  const isOwn =
    agent !== null &&
    deliveryAddress.address2.trim() === agent.address.address1.trim() &&
    deliveryAddress.postalCode.trim() === agent.address.postalCode.trim()
  return deliveryCode === PRIVATE_DELIVERY && isOwn ? AGENT_DELIVERY : deliveryCode
}
