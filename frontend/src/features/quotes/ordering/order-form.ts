/**
 * The order form: the header of the quote with the limits that an order has, and what it keeps of somebody's typing when
 * the quote comes in anew.
 */

import type { Offer } from '#domain/contracts/offer'
import type { OfferHeader } from '#domain/contracts/offer-header'
import { orderFormFaults } from '#domain/contracts/order-form'
import { formatPhone } from '#domain/messages/phone'
import { PRIVATE_DELIVERY } from '#domain/quote/delivery/codes'
import {
  addressOf,
  CONTACT_MAX,
  chosenDelivery,
  deliveryPlaceOf,
  receiverPhone,
} from '#domain/quote/delivery/delivery'
import { agreeOn, changedUnseen, clashesOf, editsOf, type HeaderField } from '#domain/quote/header/header'
import { withTyped } from '../../../ui/with-typed.ts'
import { deliveryOptions } from '../header/delivery-options.ts'
import type { Clash } from '../header/header-conflict.ts'
import { commentText, customerText, deliveryFormText } from '../header/text.ts'

export const orderFormOf = (offer: Offer): OfferHeader => ({
  customer: offer.customer,
  customerNote: offer.customerNote,
  deliveryLabel: offer.deliveryLabel,
  externalReference: offer.externalReference,
  deliveryCode: chosenDelivery(offer, offer.creator),
  deliveryAddress: offer.deliveryAddress,
  deliveryPhoneNumber: offer.deliveryPhoneNumber,
  deliveryByCrane: offer.deliveryByCrane,
})

/** The first fault of each field, by its dotted path. */
export const orderFormErrors = (form: OfferHeader): Record<string, string> =>
  Object.fromEntries(
    orderFormFaults(form)
      .map(({ path, message }) => [path, message] as const)
      .toReversed(),
  )

/** a stock or the agent brings its address; a private one begins with what is known of the customer. */
export const deliveredTo = (code: string, form: OfferHeader, offer: Offer): OfferHeader => {
  const place = deliveryPlaceOf(code, offer.creator)
  const { name, phone } = form.customer
  if (place !== null)
    return {
      ...form,
      deliveryCode: code,
      deliveryAddress: addressOf(place),
      deliveryPhoneNumber: receiverPhone(code, offer.creator),
      deliveryByCrane: false,
    }
  return {
    ...form,
    deliveryCode: PRIVATE_DELIVERY,
    deliveryAddress: addressOf({
      code: PRIVATE_DELIVERY,
      address1: name.slice(0, CONTACT_MAX),
      address2: '',
      postalCode: '',
      postalAddress: '',
    }),
    deliveryPhoneNumber: phone,
    deliveryByCrane: false,
  }
}

/** Code and address of a delivery are one thing, which somebody has typed in or has not. */
const deliveryOf = ({ deliveryCode, deliveryAddress }: OfferHeader) => ({
  delivery: { deliveryCode, deliveryAddress },
})

/** What has changed on the server shows; what was typed stays (decision 32). */
export const onReload = (typed: OfferHeader, before: OfferHeader, after: OfferHeader): OfferHeader => ({
  ...withTyped(typed, before, after),
  customer: withTyped(typed.customer, before.customer, after.customer),
  ...withTyped(deliveryOf(typed), deliveryOf(before), deliveryOf(after)).delivery,
})

/** What the facts of the header are called in the form. */
export const headerFactLabels: Readonly<Record<HeaderField, string>> = {
  get 'customer.name'() {
    return customerText.name
  },
  get 'customer.email'() {
    return customerText.email
  },
  get 'customer.phone'() {
    return customerText.phone
  },
  get customerNote() {
    return commentText.heading
  },
  get deliveryLabel() {
    return customerText.label
  },
  get externalReference() {
    return customerText.reference
  },
  get deliveryAddress() {
    return deliveryFormText.address
  },
  get deliveryPhoneNumber() {
    return deliveryFormText.phoneThere
  },
  get deliveryByCrane() {
    return deliveryFormText.crane
  },
}

/** The fields that somebody has typed in and that somebody else has given another value in the same time. */
export const typedByBoth = (
  typed: OfferHeader,
  before: OfferHeader,
  after: OfferHeader,
): readonly HeaderField[] => clashesOf(before, after, editsOf(before, typed))

/** What others have changed in a quote that was stored from a form in which it did not show. */
export const unseenIn = (offer: Offer, sent: Partial<OfferHeader>, stored: Offer): readonly string[] =>
  changedUnseen(orderFormOf(offer), sent, orderFormOf(stored)).map((field) => headerFactLabels[field])

const sayFact = (field: HeaderField, form: OfferHeader, offer: Offer): string => {
  switch (field) {
    case 'customer.name':
      return form.customer.name
    case 'customer.email':
      return form.customer.email
    case 'customer.phone':
      return formatPhone(form.customer.phone)
    case 'deliveryPhoneNumber':
      return formatPhone(form.deliveryPhoneNumber)
    case 'deliveryByCrane':
      return form.deliveryByCrane ? deliveryFormText.yes : deliveryFormText.no
    case 'deliveryAddress': {
      const { address2, postalCode, postalAddress } = form.deliveryAddress
      const place = deliveryOptions(offer).find(({ code }) => code === form.deliveryCode)
      return [place?.label ?? '', address2, `${postalCode} ${postalAddress}`.trim()]
        .filter(Boolean)
        .join(', ')
    }
    default:
      return form[field]
  }
}

/** Those of the fields where what is typed is still another than what is stored, both in words. */
export const orderClashes = (
  fields: readonly HeaderField[],
  typed: OfferHeader,
  offer: Offer,
): readonly Clash<HeaderField>[] => {
  const stored = orderFormOf(offer)
  return fields
    .filter((field) => !agreeOn(field, typed, stored))
    .map((field) => ({ field, mine: sayFact(field, typed, offer), stored: sayFact(field, stored, offer) }))
}

/** The form with what is stored in these fields. */
export const withStoredHeader = (
  fields: readonly HeaderField[],
  typed: OfferHeader,
  stored: OfferHeader,
): OfferHeader => {
  const isStored = (field: HeaderField) => fields.includes(field)
  const pick = <Key extends keyof OfferHeader & HeaderField>(key: Key): OfferHeader[Key] =>
    (isStored(key) ? stored : typed)[key]
  const part = (key: 'name' | 'email' | 'phone'): string =>
    (isStored(`customer.${key}`) ? stored : typed).customer[key]
  return {
    customer: { name: part('name'), email: part('email'), phone: part('phone') },
    customerNote: pick('customerNote'),
    deliveryLabel: pick('deliveryLabel'),
    externalReference: pick('externalReference'),
    deliveryCode: (isStored('deliveryAddress') ? stored : typed).deliveryCode,
    deliveryAddress: pick('deliveryAddress'),
    deliveryPhoneNumber: pick('deliveryPhoneNumber'),
    deliveryByCrane: pick('deliveryByCrane'),
  }
}
