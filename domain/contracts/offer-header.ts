/** What a person writes about a quote on its page: for whom it is, where it goes, what is said on it. */
import * as z from 'zod'
import { formText } from '#domain/messages/forms'
import { CONTACT_MAX, STREET_MAX } from '#domain/quote/delivery/delivery'
import { shownLine, shownText } from '#domain/texts/shown-text'
import { phone } from './customer-phone.ts'

/** Characters of the comment on a quote. */
export const NOTE_MAX = 2000

const upTo = (characters: number) =>
  z
    .string()
    .overwrite(shownLine)
    .max(characters, { error: () => formText.atMost(characters) })

export const customer = z
  .strictObject({
    name: upTo(100),
    email: z.union([z.literal(''), z.email({ error: () => formText.email }).max(200)]),
    phone,
  })
  .meta({ id: 'Customer' })

export const deliveryAddress = z
  .strictObject({
    address1: upTo(CONTACT_MAX),
    address2: upTo(STREET_MAX),
    postalCode: z.union([z.literal(''), z.string().regex(/^\d{4}$/, { error: () => formText.postalCode })]),
    postalAddress: z.string().overwrite(shownLine).max(60),
    complete: z.boolean(),
    code: z.string().overwrite(shownLine).max(10),
  })
  .meta({ id: 'DeliveryAddress' })

/** The fields of a quote that a person edits on the quote page. */
export const offerHeader = z
  .object({
    customer,
    customerNote: z.string().overwrite(shownText).max(NOTE_MAX),
    deliveryLabel: upTo(30),
    externalReference: upTo(15),
    deliveryCode: z.string().overwrite(shownLine).max(10),
    deliveryAddress,
    deliveryPhoneNumber: phone,
    deliveryByCrane: z.boolean(),
  })
  .meta({ id: 'OfferHeader' })
export type OfferHeader = z.infer<typeof offerHeader>

/** PUT /offers/{id}: any of the header fields; `version` is the one the edit is based on; unknown members are ignored. */
export const updateOfferBody = offerHeader
  .partial()
  .extend({ version: z.int().min(0) })
  .meta({ id: 'UpdateOffer' })
