/**
 * The order form: the header of the quote with the limits that an order has, and what it keeps of somebody's typing when
 * the quote comes in anew.
 */
import type { Offer, OfferHeader } from '#domain/contracts/offer'
import { orderFormFaults } from '#domain/contracts/order-form'
import { withTyped } from '../../../ui/with-typed.ts'
import { addressFor, CONTACT_MAX, chosenDelivery, PRIVATE } from './delivery.ts'

export const orderFormOf = (offer: Offer): OfferHeader => ({
  customer: offer.customer,
  customerNote: offer.customerNote,
  deliveryLabel: offer.deliveryLabel,
  externalReference: offer.externalReference,
  deliveryCode: chosenDelivery(offer),
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
  const known = addressFor(code, offer)
  const { name, phone } = form.customer
  if (known !== null) return { ...form, deliveryCode: code, deliveryAddress: known, deliveryByCrane: false }
  return {
    ...form,
    deliveryCode: PRIVATE,
    deliveryAddress: {
      code: PRIVATE,
      address1: name.slice(0, CONTACT_MAX),
      address2: '',
      postalCode: '',
      postalAddress: '',
      complete: false,
    },
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
