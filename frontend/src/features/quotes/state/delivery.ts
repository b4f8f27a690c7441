/**
 * Where a quote can be delivered, as the page offers it (trade handbook 10.10; QD-31 to QD-33): the store's stock
 * addresses, the builder's own address on a builder's quote, or a private address that is typed.
 */
import type { Offer } from '#domain/contracts/offer'

const AGENT = 'AGENT'
export const PRIVATE = 'PRIVATE'

/** Length of the contact on the carrier's label. */
export const CONTACT_MAX = 30

export interface DeliveryOption {
  readonly code: string
  readonly label: string
  readonly address: string
}

const oneLine = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(', ')

export const deliveryOptions = ({ creator }: Offer): readonly DeliveryOption[] => {
  const { agent, store } = creator
  const stock = store.stockAddresses.map(({ code, address1, address2, postalCode, postalAddress }) => ({
    code,
    label: address1,
    address: oneLine(address2, `${postalCode} ${postalAddress}`),
  }))
  const toAgent = agent && {
    code: AGENT,
    label: agent.name,
    address: oneLine(agent.address.address1, `${agent.address.postalCode} ${agent.address.postalAddress}`),
  }
  const toPrivate = { code: PRIVATE, label: 'Privat levering', address: 'Adresse hos kunden' }
  return [...(toAgent ? [toAgent] : []), ...stock, toPrivate]
}

/** The address that a stock or the builder stands for; a private one is typed. Null for a code that is not offered. */
export const addressFor = (code: string, { creator }: Offer): Offer['deliveryAddress'] | null => {
  const { agent, store } = creator
  if (code === AGENT && agent !== null) {
    const { address1: address2, postalCode, postalAddress } = agent.address
    return {
      code,
      address1: agent.name.slice(0, CONTACT_MAX),
      address2,
      postalCode,
      postalAddress,
      complete: true,
    }
  }
  return store.stockAddresses.find((stock) => stock.code === code) ?? null
}

/** an address that is the builder's own is the builder's, however it was saved. */
export const chosenDelivery = ({ deliveryCode, deliveryAddress, creator }: Offer): string => {
  const own = creator.agent?.address
  const isOwn =
    own !== undefined &&
    deliveryAddress.address2.trim() === own.address1.trim() &&
    deliveryAddress.postalCode.trim() === own.postalCode.trim()
  return deliveryCode === PRIVATE && isOwn ? AGENT : deliveryCode
}

/** What the postal register says; no zone where the code is unknown or the register did not answer. */
export interface Place {
  readonly code: string
  readonly name: string
  readonly zone: number | null
}

export interface PlaceRuling {
  readonly blocksSaving: boolean
  readonly offersCrane: boolean
  readonly sentence: string | null
}

export const rulingOf = (place: Place | null): PlaceRuling => {
  if (place === null) return { blocksSaving: false, offersCrane: false, sentence: null }
  const { code, name, zone } = place
  if (zone === null) return { blocksSaving: false, offersCrane: false, sentence: null }
  if (zone < 1)
    return {
      blocksSaving: true,
      offersCrane: false,
      sentence: `Privat levering er ikke tilgjengelig for ${code} ${name}`,
    }
  if (zone === 1) return { blocksSaving: false, offersCrane: true, sentence: null }
  return {
    blocksSaving: false,
    offersCrane: false,
    sentence: `Kranbil er ikke tilgjengelig for ${code} ${name}`,
  }
}
