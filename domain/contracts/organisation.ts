/**
 * Stores, builders (agents) and chains on the wire (administration section 3, A-124 to A-127). Built by a white list per viewer: a
 * term that the viewer may not see is not there at all, and null says that there is none. `may` is what the viewer may do with it.
 */
import * as z from 'zod'
import { organisationActions } from '#domain/access/admin-rights'
import { formText } from '#domain/messages/forms'
import { MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import { CONTACT_MAX, STREET_MAX } from '#domain/quote/delivery/delivery'
import { LOGO_BYTES_MAX } from '#domain/quote/header/logo'
import { whole } from './address.ts'
import {
  emailAddress,
  filledLine,
  line,
  organisationNumber,
  phoneNumber,
  postalCodeText,
  rate,
} from './form-fields.ts'

const NAME_MAX = 100
const ORDER_STOP_MAX = 500

const named = z.object({ id: z.int(), name: z.string() }).meta({ id: 'NamedOrganisation' })
const seenRate = z.number().nullable().optional()

const apiAddress = z
  .object({ address1: z.string(), postalCode: z.string(), postalAddress: z.string() })
  .meta({ id: 'OrganisationAddress' })

const organisation = {
  id: z.int(),
  version: z
    .int()
    .meta({ description: 'Sent back with a change: somebody else’s in between is a conflict.' }),
  name: z.string(),
  contact: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  address: apiAddress,
  logoUrl: z.string().nullable(),
  projectCalculation: z.boolean().meta({ description: 'Quotes are calculated with a margin.' }),
  defaultMargin: seenRate,
  secondFactorRequired: z.boolean().optional(),
  may: z.array(z.enum(organisationActions)),
}

export const apiAgent = z
  .object({
    ...organisation,
    chainId: z.int(),
    store: named,
    discountWindowNet: seenRate,
    discountDoorNet: seenRate,
    storeMargin: seenRate,
  })
  .meta({ id: 'Agent' })
export type ApiAgent = z.infer<typeof apiAgent>

const apiStockAddress = z
  .object({
    code: z.string(),
    storeId: z.int(),
    address1: z.string().meta({ description: 'Name of the place.' }),
    address2: z.string().meta({ description: 'Street.' }),
    postalCode: z.string(),
    postalAddress: z.string(),
    complete: z.boolean(),
  })
  .meta({ id: 'StockAddress' })
export type ApiStockAddress = z.infer<typeof apiStockAddress>

export const apiStore = z
  .object({
    ...organisation,
    chain: named,
    organisationNumber: z.string().nullable().meta({ description: 'Nine digits.' }),
    marginRef: z.string().nullable().optional(),
    discountMaxWindows: seenRate,
    discountMaxDoors: seenRate,
    stockAddresses: z.array(apiStockAddress),
    orderStop: z.object({
      active: z.boolean(),
      text: z.string(),
      since: z.string().nullable().meta({ description: 'ISO time.' }),
    }),
    showsBuilders: z.boolean().meta({ description: 'The viewer may list the builders of the store.' }),
  })
  .meta({ id: 'Store' })
export type ApiStore = z.infer<typeof apiStore>

export const apiChain = z
  .object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    secondFactorRequired: z.boolean().optional(),
    netWindows: seenRate,
    netDoors: seenRate,
    projectWindows: seenRate,
    projectDoors: seenRate,
    showsStores: z.boolean().meta({ description: 'The viewer may list the stores of the chain.' }),
  })
  .meta({ id: 'Chain' })
export type ApiChain = z.infer<typeof apiChain>

/** All of them, for whoever chooses one. */
export const chainSummary = z.object({ id: z.int(), name: z.string() }).meta({ id: 'ChainSummary' })
export type ChainSummary = z.infer<typeof chainSummary>

const summary = {
  id: z.int(),
  name: z.string(),
  contact: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  postalAddress: z.string(),
}
export const storeSummary = z.object({ ...summary, ordersStopped: z.boolean() }).meta({ id: 'StoreSummary' })
export type StoreSummary = z.infer<typeof storeSummary>
export const agentSummary = z.object({ ...summary, store: named }).meta({ id: 'AgentSummary' })
export type AgentSummary = z.infer<typeof agentSummary>

/** Somebody who has a role in the organisation, with the roles in it. */
export const organisationUser = z
  .object({
    id: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    status: z.enum(['ENABLED', 'DISABLED']),
    roles: z.array(z.object({ role: z.string(), enabled: z.boolean() })),
  })
  .meta({ id: 'OrganisationUser' })
export type OrganisationUser = z.infer<typeof organisationUser>

export const organisationParams = z.object({ id: whole(1, 999_999_999) })
export const directoryQuery = z.object({
  offset: whole(0, 100_000).default(0),
  limit: whole(1, 500).default(20),
  q: line(200).default(''),
})
export const pageQuery = directoryQuery.omit({ q: true })

const month = z.object({
  month: z.int().meta({ description: '1 to 12.' }),
  year: z.int(),
  orders: z.int(),
})
export const orderStatistics = z
  .object({ offers: z.array(month), sales: z.array(month) })
  .meta({ id: 'OrderStatistics' })
export type OrderStatistics = z.infer<typeof orderStatistics>

const based = { version: z.int().min(0) }
const person = {
  contact: line(NAME_MAX),
  phoneNumber,
  email: emailAddress,
}
const address = z.object({ address1: line(NAME_MAX), postalCode: postalCodeText })

/** Margins end below 100, where nothing would be left for the cost; a discount of 100 is the provider's own business. */
const storeMargin = rate(0, MARGIN_LIMIT)
const defaultMargin = rate(1, MARGIN_LIMIT)
const discount = rate(1, 100)

const agentFields = z.object({
  name: filledLine(NAME_MAX),
  ...person,
  address,
  discountWindowNet: discount,
  discountDoorNet: discount,
  storeMargin,
  defaultMargin,
  secondFactorRequired: z.boolean(),
})

/** Any of the fields; whatever else is in the body is not read, so that an answer may be sent back. */
export const updateAgentBody = agentFields.partial().extend(based).meta({ id: 'UpdateAgent' })
export type UpdateAgentBody = z.infer<typeof updateAgentBody>

export const createAgentBody = agentFields
  .pick({ name: true, address: true })
  .extend({
    storeId: z.int().min(1),
    contact: person.contact.default(''),
    phoneNumber: person.phoneNumber.default(''),
    email: person.email.default(''),
    discountWindowNet: discount.default(null),
    discountDoorNet: discount.default(null),
    storeMargin: storeMargin.default(null),
  })
  .meta({ id: 'CreateAgent' })
export type CreateAgentBody = z.input<typeof createAgentBody>

const orderStop = z
  .object({ active: z.boolean(), text: line(ORDER_STOP_MAX) })
  .refine(({ active, text }) => !active || text !== '', { path: ['text'], error: () => formText.required })

export const updateChainBody = z
  .strictObject({ secondFactorRequired: z.boolean(), ...based })
  .meta({ id: 'UpdateChain' })

export const updateStoreBody = z
  .object({
    name: filledLine(NAME_MAX),
    organisationNumber: organisationNumber.nullable(),
    ...person,
    address,
    defaultMargin,
    marginRef: line(20).nullable(),
    discountMaxWindows: rate(0, 100),
    discountMaxDoors: rate(0, 100),
    orderStop,
    secondFactorRequired: z.boolean(),
  })
  .partial()
  .extend(based)
  .meta({ id: 'UpdateStore' })
export type UpdateStoreBody = z.infer<typeof updateStoreBody>

/** With `version` somebody else's change in between is a conflict. */
export const stockAddressBody = z
  .object({
    address1: filledLine(CONTACT_MAX),
    address2: line(STREET_MAX).default(''),
    postalCode: postalCodeText,
    version: z.int().min(0).optional(),
  })
  .meta({ id: 'StockAddressFields' })
export type StockAddressBody = z.input<typeof stockAddressBody>

const BASE64_MAX = Math.ceil((LOGO_BYTES_MAX * 4) / 3) + 4
export const logoBody = z
  .strictObject({
    base64Data: z.string().min(1).max(BASE64_MAX),
    imageType: z.enum(['image/png', 'image/jpeg', 'image/jpg']),
  })
  .meta({ id: 'LogoUpload' })
export type LogoBody = z.infer<typeof logoBody>
export const LOGO_BODY_LIMIT = BASE64_MAX + 1024

/** What the answer to a change that came too late tells. */
export interface OrganisationConflict<Model> {
  readonly changedBy: string
  readonly changedAt: string | null
  readonly current: Model
}
