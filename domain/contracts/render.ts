/**
 * What the render worker reads: a frozen input at renders/<hash>/input.json and a queue message that names it. The
 * hash covers the input and the renderer's version, so the same input is the same picture and a retry costs nothing.
 * Most inputs are small enough to travel in the message besides, where the hash proves that they are what was ordered.
 */

import * as z from 'zod'
import { priceModes } from '#domain/access/price-modes'
import { artefactBuffers, type FileBuffer } from '#domain/administration/buffers'
import { factIds } from '#domain/messages/product-facts'
import { productSchema } from '#domain/product/product-schema'
import { color } from './reference.ts'

export const renderKinds = ['row-image', 'quote-pdf', 'quote-html', 'quote-zip', 'quote-elevations'] as const

const renderMessage = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(renderKinds),
  buffer: z.enum(artefactBuffers),
  /** How often the buffer had been cleared when it was ordered: it is made and fetched there, whatever is cleared meanwhile. */
  generation: z.int().nonnegative(),
})
export type RenderMessage = z.infer<typeof renderMessage>

/** What an artefact's key is the SHA-256 of: the frozen text and the version of the renderer that it is drawn by. */
export const hashedText = (text: string, rendererVersion: string): string => `${text}\n${rendererVersion}`

/** One message of the queue: which artefact, and its frozen input where that is small. */
export const renderOrder = renderMessage.extend({
  /** Deflated and in base64: a message may hold no more than text. */
  frozen: z.strictObject({ deflated: z.base64(), rendererVersion: z.string() }).optional(),
})
export type RenderOrder = z.infer<typeof renderOrder>

/** The prices that a document can show; a document without any has no column. */
export const priceColumnMode = z.enum(priceModes).exclude(['HIDDEN'])

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

/** Everything the print page prints; nothing is fetched. */
export const documentInput = z.object({
  kind: z.enum(['quote-pdf', 'quote-html', 'quote-zip', 'quote-elevations']),
  palette,
  orderNumber: z.int(),
  title: z.string(),
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

/** How far an artefact has come, written by the worker beside it; that it is done is told by its being there. */
export const artefactState = z.object({
  state: z.enum(['running', 'failed']),
  percent: z.number(),
  reason: z.string().optional(),
})
export type ArtefactState = z.infer<typeof artefactState>

const outputNames = {
  'row-image': 'image.png',
  'quote-pdf': 'quote.pdf',
  'quote-html': 'quote.html',
  'quote-zip': 'quote.zip',
  'quote-elevations': 'elevations.pdf',
} as const satisfies Record<(typeof renderKinds)[number], string>

/** Whether a key of the bucket is that of something that has been made, and no input or state beside it. */
export const isOutputKey = (key: string): boolean =>
  Object.values(outputNames).some((name) => key.endsWith(`/${name}`))

/** Where a buffer's files of one generation lie in the render bucket. */
export const bufferFolder = (buffer: FileBuffer, generation: number): string =>
  `renders/${buffer}/${generation}/`

/** Keys in the render bucket. */
export const renderKeys = ({
  buffer,
  generation,
  hash,
  kind,
}: Pick<RenderMessage, 'buffer' | 'generation' | 'hash' | 'kind'>) => {
  const folder = `${bufferFolder(buffer, generation)}${hash}/`
  return {
    folder,
    input: `${folder}input.json`,
    state: `${folder}state.json`,
    output: `${folder}${outputNames[kind]}`,
  }
}
