/**
 * Where the goods go (trade handbook 10.10): to a stock address of the store, to the agent, or to a private address that
 * somebody types. Private delivery goes only where the postal register knows a zone other than 0.
 */
import { fieldName } from '#domain/messages/fields'
import { type Result, refusal, success } from '#domain/result'
import { AGENT_DELIVERY, PRIVATE_DELIVERY, type Zone } from '../extras/articles.ts'
import type { AgentParty, Parties } from '../header/parties.ts'

export interface Delivery {
  readonly code: string
  /** Name of the place or contact. */
  readonly address1: string
  /** Street. */
  readonly address2: string
  readonly postalCode: string
  readonly postalAddress: string
}

export interface Place {
  readonly name: string
  readonly zone: 0 | 1 | 2
}

/** The postal register; null for a code that it does not know. */
export type FindPlace = (postalCode: string) => Place | null

/** Fields of the carrier's label. */
const CONTACT_MAX = 30
const STREET_MAX = 25

export const isComplete = ({ address1, address2, postalCode }: Delivery): boolean =>
  address1.trim() !== '' && address2.trim() !== '' && /^\d{4}$/.test(postalCode)

const toAgent = ({ name, address }: AgentParty): Delivery => ({
  code: AGENT_DELIVERY,
  address1: name.slice(0, CONTACT_MAX),
  address2: address.address1.slice(0, STREET_MAX),
  postalCode: address.postalCode,
  postalAddress: address.postalAddress,
})

const toStock = (code: string, { store }: Parties): Delivery | null => {
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

/** An unknown postal code may be saved, so that a register that is out of date stops nobody; ordering refuses it. */
const toPrivate = (typed: Delivery, place: Place | null): Result<Delivery> =>
  place?.zone === 0
    ? refusal('quote.no-private-delivery', { data: { code: typed.postalCode, name: place.name } })
    : success({ ...typed, postalAddress: place?.name ?? typed.postalAddress })

/** The place that a choice of delivery stands for. Fails on a code that the quote does not offer, and on zone 0. */
export const resolveDelivery = (
  choice: Delivery,
  parties: Parties,
  findPlace: FindPlace,
): Result<Delivery> => {
  if (choice.code === PRIVATE_DELIVERY) return toPrivate(choice, findPlace(choice.postalCode))
  const place =
    choice.code === AGENT_DELIVERY ? parties.agent && toAgent(parties.agent) : toStock(choice.code, parties)
  return place === null
    ? refusal('request.invalid', { path: 'deliveryCode', data: { field: fieldName('deliveryCode') } })
    : success(place)
}

/** What a new quote starts with: the agent himself, or the store's first stock address (settled: life of an order). */
export const defaultDelivery = (parties: Parties): Delivery => {
  const [stock] = parties.store.stockAddresses
  const first = parties.agent ? toAgent(parties.agent) : stock && toStock(stock.code, parties)
  return first ?? { code: PRIVATE_DELIVERY, address1: '', address2: '', postalCode: '', postalAddress: '' }
}

export const zoneOf = (delivery: Delivery, findPlace: FindPlace): Zone =>
  findPlace(delivery.postalCode)?.zone ?? null
