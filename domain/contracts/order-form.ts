/**
 * What must be filled in before a quote is ordered (quote-workflow section 5, Q-214 to Q-225): one schema for the form and for
 * the server. Contact, street, postal code and telephone are asked for where the goods go to a private address; those of a
 * stock or of the agent follow from the choice (QD-31).
 */
import * as z from 'zod'
import { PRIVATE_DELIVERY } from '#domain/quote/extras/articles'
import type { QuoteHeader } from '#domain/quote/quote'
import { customer, deliveryAddress, offerHeader } from './offer.ts'
import { phone } from './person.ts'

const missing = {
  customerName: 'Vennligst oppgi kundens navn',
  deliveryCode: 'Vennligst velg en leveringsadresse',
  contact: 'Vennligst oppgi en kontaktperson',
  street: 'Vennligst oppgi en postadresse',
  postalCode: 'Forventer 4 tegn',
  phone: 'Vennligst oppgi et telefonnummer',
} as const

const required = <Schema extends z.ZodString>(schema: Schema, message: string) =>
  schema.refine((text) => text.trim() !== '', { message })

const toStock = offerHeader.extend({
  customer: customer.extend({ name: required(customer.shape.name, missing.customerName) }),
  deliveryCode: required(z.string().max(10), missing.deliveryCode),
})

const toDoor = toStock.extend({
  deliveryAddress: deliveryAddress.extend({
    address1: required(deliveryAddress.shape.address1, missing.contact),
    address2: required(deliveryAddress.shape.address2, missing.street),
    postalCode: z.string().regex(/^\d{4}$/, { message: missing.postalCode }),
  }),
  deliveryPhoneNumber: phone.refine((text) => text.trim() !== '', { message: missing.phone }),
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
