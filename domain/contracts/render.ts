/**
 * What the render worker reads, frozen: everything that a picture or a document shows, so that nothing is fetched. How it is ordered and where it
 * lies stands in `render-order.ts`.
 */
import * as z from 'zod'
import { factIds } from '#domain/messages/product-facts'
import { productSchema } from '#domain/product/product-schema'
import { priceColumnMode } from './price-column.ts'
import { color } from './reference.ts'

const palette = z.object({ wood: z.array(color), aluminium: z.array(color), door: z.array(color) })
/** The colour lists as a frozen input carries them. */
export type RenderPalette = z.infer<typeof palette>

/** One picture of one product, for the screenshot page. */
export const rowImageInput = z.object({
  kind: z.literal('row-image'),
  product: productSchema,
  palette,
  view: z.enum(['perspective', 'orthogonal']),
  side: z.enum(['outside', 'inside']),
  renderer: z.enum(['webgl', 'svg']),
  measurements: z.boolean(),
  width: z.int().min(16).max(4000),
  height: z.int().min(16).max(4000),
  transparentBackground: z.boolean(),
})
export type RowImageInput = z.infer<typeof rowImageInput>

const documentRow = z.object({
  rowNumber: z.int(),
  numberOf: z.int(),
  reference: z.string(),
  description: z.string(),
  product: productSchema,
  facts: z.array(z.object({ id: z.enum(factIds), label: z.string(), value: z.string() })),
  warnings: z.array(z.string()),
  /** One per price column; empty when prices are hidden. Kroner, unit and line. */
  prices: z.array(z.object({ unit: z.number(), line: z.number() })),
  discountRate: z.number().nullable(),
})

/** Rows that are mounted together, each where it stands as seen from outside, mm; a post is cut to its joint. */
const documentConstruction = z.object({
  rows: z
    .array(
      z.object({
        rowNumber: z.int(),
        product: productSchema,
        x: z.number(),
        y: z.number(),
        isPost: z.boolean(),
      }),
    )
    .min(2),
})

/** A picture as data, and never a drawing: an SVG may hold scripts and ask for things. */
const logo = z.string().regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/)

/** Words of super users, as they were when it was ordered: the same input is the same paper, whatever is written afterwards. */
const ownWords = z.object({ entryKey: z.string(), text: z.string(), replaces: z.string().optional() })

/** Ordered by a builder from his store; from the factory; asked to be called off; called off. */
const documentOrder = z.object({
  state: z.enum(['at-store', 'ordered', 'cancel-requested', 'cancelled']),
  /** Given out when it went to the factory. */
  number: z.int().nullable(),
  at: z.string().nullable(),
})

/** Everything the print page prints; nothing is fetched. */
export const documentInput = z.object({
  kind: z.enum(['quote-pdf', 'quote-html', 'quote-zip', 'quote-elevations']),
  palette,
  orderNumber: z.int(),
  title: z.string(),
  /** Left out while it is offered: an order is not signed for, and has no date to be accepted by. */
  order: documentOrder.optional(),
  date: z.string(),
  validToDate: z.string(),
  printedAt: z.string(),
  seller: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    contact: z.string(),
    logo: logo.nullable(),
  }),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  delivery: z.array(z.string()),
  deliveryLabel: z.string(),
  externalReference: z.string(),
  comment: z.string(),
  /** In which week it leaves the factory, in words that say how sure that is; empty where there is none. */
  deliveryText: z.string(),
  /** The factory has said so: the terms speak of no estimate. */
  deliveryConfirmed: z.boolean(),
  uValue: z.number().nullable(),
  /** `taxIncluded` says how to read this column's prices; paper never leaves that open. */
  priceColumns: z.array(z.object({ mode: priceColumnMode, label: z.string(), taxIncluded: z.boolean() })),
  rows: z.array(documentRow),
  constructions: z.array(documentConstruction),
  /** False: neither figures nor scale, so that nobody else can make the products from this paper. */
  measurements: z.boolean(),
  articles: z.array(z.object({ description: z.string(), numberOf: z.int(), prices: z.array(z.number()) })),
  totals: z.array(
    z.object({
      label: z.string(),
      sumExclTax: z.number(),
      tax: z.number(),
      sumInclTax: z.number(),
      rounding: z.number().meta({ description: 'What the printed lines lack to make the sum, kroner.' }),
    }),
  ),
  taxRate: z.number(),
  /** Left out where everything reads as built. */
  words: z.array(ownWords).optional(),
})
export type DocumentInput = z.infer<typeof documentInput>

export const renderInput = z.discriminatedUnion('kind', [rowImageInput, documentInput])
export type RenderInput = z.infer<typeof renderInput>
