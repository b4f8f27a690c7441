/**
 * What must be filled in before a quote is ordered (quote-workflow section 5, Q-214 to Q-225): one schema for the form and for
 * the server. Contact, street, postal code and telephone are asked for where the goods go to a private address; those of a
 * stock or of the agent follow from the choice (QD-31).
 */
import * as z from 'zod'
import { formText } from '#domain/messages/forms'
import { PRIVATE_DELIVERY } from '#domain/quote/delivery/codes'
import type { QuoteHeader } from '#domain/quote/quote'
import { phone } from './customer-phone.ts'
import { customer, deliveryAddress, offerHeader } from './offer-header.ts'

const required = <Schema extends z.ZodString>(schema: Schema, error: () => string) =>
  schema.refine((text) => text.trim() !== '', { error })

/** Fields that may be empty in a quote and not where somebody fills them in. */
export const filledIn = {
  customerName: required(customer.shape.name, () => formText.customerName),
  contact: required(deliveryAddress.shape.address1, () => formText.contact),
  street: required(deliveryAddress.shape.address2, () => formText.street),
  postalCode: z.string().regex(/^\d{4}$/, { error: () => formText.postalCode }),
  phone: phone.refine((text) => text.trim() !== '', { error: () => formText.phone }),
} as const

const toStock = offerHeader.extend({
  customer: customer.extend({ name: filledIn.customerName }),
  deliveryCode: required(z.string().max(10), () => formText.deliveryCode),
})

const toDoor = toStock.extend({
  deliveryAddress: deliveryAddress.extend({
    address1: filledIn.contact,
    address2: filledIn.street,
    postalCode: filledIn.postalCode,
  }),
  deliveryPhoneNumber: filledIn.phone,
})

const orderFormFor = ({ deliveryCode }: Pick<QuoteHeader, 'deliveryCode'>) =>
  deliveryCode === PRIVATE_DELIVERY ? toDoor : toStock

export interface FormFault {
  /** Dotted, such as `customer.name`. */
  readonly path: string
  readonly message: string
}

/** What is missing or wrong, in the order of the form; empty when the quote may be ordered. */
export const orderFormFaults = (header: QuoteHeader): readonly FormFault[] =>
  (orderFormFor(header).safeParse(header).error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
