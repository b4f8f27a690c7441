/**
 * The header of a quote as single facts that two people can change side by side. An edit is what differs between what
 * was sent and what it was based on; it clashes when somebody else has given the same fact another value since.
 * Delivery is one fact: half of one address and half of another is nobody's address.
 */
import { kindOf, type Viewer } from '#domain/access/access'
import { PRIVATE_DELIVERY } from '../delivery/codes.ts'
import { addressOf, type Delivery } from '../delivery/delivery.ts'
import type { DeliveryAddress, QuoteHeader } from '../quote.ts'

export interface HeaderFacts {
  readonly 'customer.name': string
  readonly 'customer.email': string
  readonly 'customer.phone': string
  readonly customerNote: string
  readonly deliveryLabel: string
  readonly externalReference: string
  readonly deliveryAddress: Delivery
  readonly deliveryPhoneNumber: string
  readonly deliveryByCrane: boolean
}
export type HeaderField = keyof HeaderFacts
export type HeaderEdits = Partial<HeaderFacts>

const blank = { address1: '', address2: '', postalCode: '', postalAddress: '' }

/** Only a private address is typed; that of a stock or of the agent follows from the code. */
const deliveryOf = (code: string, address: DeliveryAddress): Delivery => {
  if (code !== PRIVATE_DELIVERY) return { code, ...blank }
  const { address1, address2, postalCode, postalAddress } = address
  return { code, address1, address2, postalCode, postalAddress }
}

export const headerFactsOf = (header: QuoteHeader): HeaderFacts => ({
  'customer.name': header.customer.name,
  'customer.email': header.customer.email,
  'customer.phone': header.customer.phone,
  customerNote: header.customerNote,
  deliveryLabel: header.deliveryLabel,
  externalReference: header.externalReference,
  deliveryAddress: deliveryOf(header.deliveryCode, header.deliveryAddress),
  deliveryPhoneNumber: header.deliveryPhoneNumber,
  deliveryByCrane: header.deliveryByCrane,
})

/** The store's own order reference, which is not shown to agents. */
export const referenceFor = (viewer: Viewer, { externalReference }: QuoteHeader): string =>
  kindOf(viewer) === 'agent' ? '' : externalReference

export const fieldsOf = (edits: HeaderEdits): readonly HeaderField[] => Object.keys(edits) as HeaderField[]

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const differing = (from: HeaderFacts, to: HeaderFacts): readonly HeaderField[] =>
  fieldsOf(from).filter((field) => !same(from[field], to[field]))

export const sameHeader = (one: QuoteHeader, other: QuoteHeader): boolean => same(one, other)

/** What `sent` changes of `base`. */
export const editsOf = (base: QuoteHeader, sent: Partial<QuoteHeader>): HeaderEdits => {
  const from = headerFactsOf(base)
  const to = headerFactsOf({ ...base, ...sent })
  return Object.fromEntries(differing(from, to).map((field) => [field, to[field]]))
}

/** Facts that somebody else has changed since `base`, to something else than the edit wants. */
export const clashesOf = (
  base: QuoteHeader,
  current: QuoteHeader,
  edits: HeaderEdits,
): readonly HeaderField[] => {
  const now = headerFactsOf(current)
  return differing(headerFactsOf(base), now).filter(
    (field) => field in edits && !same(edits[field], now[field]),
  )
}

/** Facts that are other than `base` in what is stored, and that `sent` has not changed: what somebody else has changed unseen. */
export const changedUnseen = (
  base: QuoteHeader,
  sent: Partial<QuoteHeader>,
  stored: QuoteHeader,
): readonly HeaderField[] => {
  const edits = editsOf(base, sent)
  return differing(headerFactsOf(base), headerFactsOf(stored)).filter((field) => !(field in edits))
}

/** Whether two headers say the same of a fact. */
export const agreeOn = (field: HeaderField, one: QuoteHeader, other: QuoteHeader): boolean =>
  same(headerFactsOf(one)[field], headerFactsOf(other)[field])

/** Puts facts together to a header; `delivery` is the place that the delivery choice stands for. */
export const headerOf = (facts: HeaderFacts, delivery: Delivery): QuoteHeader => ({
  customer: {
    name: facts['customer.name'],
    email: facts['customer.email'],
    phone: facts['customer.phone'],
  },
  customerNote: facts.customerNote,
  deliveryLabel: facts.deliveryLabel,
  externalReference: facts.externalReference,
  deliveryCode: delivery.code,
  deliveryAddress: addressOf(delivery),
  deliveryPhoneNumber: facts.deliveryPhoneNumber,
  deliveryByCrane: facts.deliveryByCrane,
})
