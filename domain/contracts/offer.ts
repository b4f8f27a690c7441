/**
 * A quote on the wire (quote-workflow section 3, Q-153 to Q-172). Built by a white list per viewer: a money field that
 * the viewer may not see is null. In every PUT only the header fields are read; the rest is computed and ignored.
 */
import * as z from 'zod'
import { extraIds } from '#domain/catalogue/data/extras'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { whole } from './address.ts'
import { factoryStatus } from './factory-status.ts'
import { offerMail } from './mail.ts'
import { kronerOrNull } from './money.ts'
import { deliveryAddress, offerHeader } from './offer-header.ts'
import { orNull } from './or-null.ts'
import { rowPrice } from './row-price.ts'

const percentOrNull = z.number().nullable()

const rowColor = z
  .object({ code: z.string(), description: z.string(), backendCode: z.string(), rgbHex: z.string() })
  .nullable()

export const offerRow = z
  .object({
    rowNumber: z.int(),
    changeNumber: z.literal(0),
    revision: z.string().meta({ description: 'Revision that an edit of this row is based on.' }),
    numberOf: z.int(),
    reference: z.string(),
    description: z.string(),
    model: z.object({ id: z.string(), description: z.string() }),
    frame: z.object({ width: z.int(), height: z.int(), depth: z.int() }),
    nobbNumber: z.string(),
    connectToRow: z.int().nullable(),
    connections: z.array(z.int()).meta({ description: 'Rows that are connected to this one.' }),
    uvalue: z.number().nullable(),
    weight: z.number().nullable().meta({ description: 'kg; null for construction parts.' }),
    numberOfVents: z.int(),
    swan: z.boolean(),
    fastlaneQualified: z.boolean(),
    isDoor: z.boolean().meta({ description: 'Entrance door or side panel: frame and leaf colours apply.' }),
    panelPropertiesUnion: z.array(z.object({ id: z.int(), name: z.string() })),
    glass: z.object({ code: z.string(), name: z.string() }).nullable(),
    functionName: z.string(),
    frameColor: rowColor,
    wingColor: rowColor,
    innerColor: rowColor,
    outerColor: rowColor,
    aluminiumClothing: z.object({ color: rowColor }),
    mountingType: z.object({ description: z.string(), ok: z.boolean() }),
    inOrderUvalue: z.boolean(),
    readOnly: z.boolean(),
    editable: z.boolean(),
    deleteable: z.boolean(),
    warnings: z.array(z.string()),
    imageUrl: z.string().meta({ description: 'Drawing of this revision, SVG.' }),
    price: rowPrice,
  })
  .meta({ id: 'OfferRow' })
export type OfferRow = z.infer<typeof offerRow>

const articleRow = z
  .object({
    rowNumber: z.int(),
    article: z.string(),
    description: z.string(),
    numberOf: z.int(),
    price: kronerOrNull,
  })
  .meta({ id: 'ArticleRow' })

const extra = z
  .object({
    id: z.enum(extraIds),
    name: z.string(),
    price: kronerOrNull.meta({
      description:
        'What it adds to all rows at list price, in margin mode to the viewer’s own price; an option is shown less the average discount on windows, an article as it is.',
    }),
    selected: z.boolean(),
  })
  .meta({ id: 'Extra' })

/** PUT /offers/{orderNumber}/extras. */
export const setExtraBody = z
  .strictObject({ id: z.enum(extraIds), selected: z.boolean() })
  .meta({ id: 'SetExtra' })

const fastlane = z
  .object({
    title: z.string(),
    qualified: z.boolean(),
    selected: z.boolean(),
    slotId: z.string().nullable(),
    date: z.string().nullable().meta({ description: 'Day whose noon closes the slot, such as 2026-11-25.' }),
    qualifiedText: z.string(),
    qualifiedText2: z.string(),
    confirmText: z.string(),
    confirmedText2: z.string(),
  })
  .meta({ id: 'Fastlane', description: 'Texts and slot are empty where the quote does not qualify.' })

const offerTotals = z
  .object({
    grossSumExclTax: kronerOrNull,
    netSumExclTax: kronerOrNull,
    sumExclTax: kronerOrNull,
    sumInclTax: kronerOrNull,
    netSumExclTaxAgent: kronerOrNull,
    sumExclTaxAgent: kronerOrNull,
    sumInclTaxAgent: kronerOrNull,
  })
  .meta({ id: 'OfferTotals' })

const offerStatus = z
  .object({
    intVal: z.enum(QUOTE_STATUS),
    name: z.string(),
    readOnly: z.boolean(),
    canBeOrdered: z.boolean(),
    canBeCancelled: z.boolean(),
  })
  .meta({ id: 'OfferStatus' })

const contact = { phoneNumber: z.string(), email: z.string() }
const address = z.object({ address1: z.string(), postalCode: z.string(), postalAddress: z.string() })

export const offer = z
  .object({
    orderNumber: z.int(),
    agentId: z.int().nullable(),
    version: z.int(),
    status: offerStatus,
    expired: z.boolean(),
    date: z.string(),
    lastUpdated: z.string(),
    validToDate: z.string(),
    deliveryDate: z.object({ week: z.int(), day: z.int() }).nullable(),
    estimatedDelivery: z.string(),
    toOrderNumber: z.int().nullable(),
    projectCalculation: z.boolean(),
    ...offerHeader.shape,
    orderUvalue: z.object({ uvalue: z.number().nullable() }),
    totals: offerTotals,
    avgDiscountWindows: percentOrNull,
    avgDiscountDoors: percentOrNull,
    avgMarginAgentWindows: percentOrNull,
    avgMarginStoreWindows: percentOrNull,
    extras: z.array(extra),
    fastlane,
    productRows: z.array(offerRow),
    articleRows: z.array(articleRow),
    creator: z.object({
      user: z.object({ firstname: z.string(), lastname: z.string(), ...contact }),
      agent: z.object({ id: z.int(), name: z.string(), ...contact, address, store: z.string() }).nullable(),
      store: z.object({
        id: z.int(),
        name: z.string(),
        ...contact,
        address,
        stockAddresses: z.array(deliveryAddress),
        orderStop: z.object({ active: z.boolean(), text: z.string() }),
      }),
    }),
    mail: orNull(offerMail),
    handOver: orNull(factoryStatus),
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof offer>

/** Details of a 409 `quote.header-changed`: the quote as it is now, and which of the sent fields somebody else has set. */
const headerConflict = z
  .object({ changedBy: z.string(), changedAt: z.string(), fields: z.array(z.string()), current: offer })
  .meta({ id: 'HeaderConflict' })
export type HeaderConflict = z.infer<typeof headerConflict>

/** One line of the search list. */
const rowSummary = z
  .object({
    rowNumber: z.int(),
    description: z.string(),
    reference: z.string(),
    numberOf: z.int(),
    frame: z.object({ width: z.number(), height: z.number() }),
  })
  .meta({ id: 'RowSummary' })
export type RowSummary = z.infer<typeof rowSummary>

export const offerSummary = z
  .object({
    orderNumber: z.int(),
    toOrderNumber: z.int().nullable(),
    date: z.string(),
    lastUpdated: z.string(),
    storeName: z.string(),
    agentName: z.string().nullable(),
    createdBy: z.string(),
    customerName: z.string(),
    deliveryLabel: z.string(),
    status: offerStatus,
    expired: z.boolean(),
    deliveryDate: z.object({ week: z.int(), day: z.int() }).nullable(),
    sumInclTax: kronerOrNull.meta({
      description: 'As on the quote page: null where the viewer may not see it.',
    }),
    answer: z
      .object({ kind: z.enum(['accepted', 'question']), at: z.string() })
      .nullable()
      .meta({
        description:
          'What the customer answered last: accepted what is offered now, or asked what nobody has replied to.',
      }),
    productRows: z.array(rowSummary).optional(),
  })
  .meta({ id: 'OfferSummary' })
export type OfferSummary = z.infer<typeof offerSummary>

export const searchQuery = z.object({
  offset: whole(0, 100_000).default(0),
  limit: whole(1, 101).default(21),
  q: z.string().max(200).default(''),
  orderRows: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Whether the rows are included.' }),
})
