/**
 * `tilbud.json`: a printed quote for other programs, such as a builder's calculation or a merchant's till. It says what the paper
 * beside it says and no more, so whoever may have the one may have the other. Lengths in millimetres, money in kroner as the
 * column says. A member is only ever added; anything else is another `version`.
 */

import * as z from 'zod'
import { factIds } from '#domain/messages/product-facts'
import { choicesSchema } from '#domain/product/product-schema'
import { priceColumnMode } from './price-column.ts'

const price = z.object({
  mode: priceColumnMode.meta({ description: 'DISCOUNTS is the list price.' }),
  taxIncluded: z.boolean(),
  unit: z.number(),
  line: z.number(),
})

const quoteFileRow = z.object({
  rowNumber: z.int(),
  numberOf: z.int(),
  reference: z.string(),
  description: z.string(),
  modelId: z.int(),
  width: z.int(),
  height: z.int(),
  facts: z.array(z.object({ id: z.enum(factIds).optional(), label: z.string(), value: z.string() })).meta({
    description: 'The product in words, Norwegian.',
  }),
  choices: choicesSchema.meta({ description: 'Everything that was chosen, in codes.' }),
  inForce: choicesSchema.optional().meta({
    description:
      'The same with what the rules put in place of a choice, such as stronger glass: by these it is priced, drawn and made. Only files from before it was said are without it.',
  }),
  discountRate: z.number().nullable(),
  prices: z.array(price),
  drawings: z.object({ svg: z.string(), png: z.string() }).meta({
    description: 'Names of files in the same archive.',
  }),
})

export const quoteFile = z
  .object({
    format: z.literal('lysvag-tilbud'),
    version: z.literal(1),
    orderNumber: z.int(),
    date: z.string(),
    validTo: z.string(),
    seller: z.object({
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      email: z.string(),
      contact: z.string(),
    }),
    customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    delivery: z.array(z.string()),
    deliveryLabel: z.string(),
    externalReference: z.string(),
    comment: z.string(),
    uValue: z.number().nullable(),
    taxRate: z.number(),
    rows: z.array(quoteFileRow),
    articles: z.array(z.object({ description: z.string(), numberOf: z.int(), prices: z.array(price) })),
    totals: z.array(
      z.object({
        label: z.string(),
        sumExclTax: z.number(),
        tax: z.number(),
        sumInclTax: z.number(),
        rounding: z.number().optional().meta({
          description:
            'What the lines lack to make the sum, kroner. Only files from before it was said are without it.',
        }),
      }),
    ),
  })
  .meta({ id: 'QuoteFile' })
export type QuoteFile = z.infer<typeof quoteFile>

export const fileNames = {
  document: (orderNumber: number) => `tilbud_${orderNumber}.pdf`,
  data: 'tilbud.json',
  sheet: 'rader.xlsx',
  drawing: (rowNumber: number, format: 'svg' | 'png') =>
    `tegninger/rad_${String(rowNumber).padStart(3, '0')}.${format}`,
} as const
