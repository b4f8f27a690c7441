/**
 * The customer's own page of a quote, and what a customer sends from it. The page holds nothing that the quote on paper does not
 * show its customer, and of money only what the seller chose for this link.
 */
import * as z from 'zod'
import { customerStates } from '#domain/quote/customer/acceptance'
import { shownLine, shownText } from '#domain/texts/shown-text'
import { documentInput } from './render.ts'
import { bodyText } from './text.ts'

const { palette, rows, constructions, seller } = documentInput.shape

const pageRow = rows.element.omit({ prices: true, discountRate: true }).extend({
  price: z.object({ unit: z.number(), line: z.number() }).nullable().meta({
    description: 'Kroner including VAT; null where prices are not shown per row.',
  }),
})
export type CustomerPageRow = z.infer<typeof pageRow>

const includedItem = z.object({
  label: z.string(),
  included: z.boolean(),
  detail: z.string(),
  price: z.number().nullable(),
})

export const customerPage = z
  .object({
    orderNumber: z.int(),
    hash: z
      .string()
      .meta({ description: 'Of what the customer accepts; sent along when the quote is accepted.' }),
    state: z.enum(customerStates),
    /** Set as long as what was accepted is what is offered. */
    accepted: z.object({ name: z.string(), at: z.string() }).nullable(),
    acceptedBefore: z
      .object({ name: z.string(), at: z.string(), sumInclTax: z.number().nullable() })
      .nullable()
      .meta({
        description:
          'The latest yes to another version than the one that is offered; its sum in kroner is null where prices are hidden.',
      }),
    hasReceiptMail: z
      .boolean()
      .meta({ description: 'Whether the customer has an address that the receipt is sent to.' }),
    questions: z
      .array(
        z.object({
          rowNumber: z.int(),
          name: z.string(),
          text: z.string(),
          at: z.string(),
          isReplied: z.boolean().meta({ description: 'The seller says that he has replied.' }),
        }),
      )
      .meta({ description: 'What has been asked through this link, newest first.' }),
    date: z.string(),
    validToDate: z.string(),
    seller,
    customerName: z.string(),
    delivery: z.array(z.string()),
    deliveryLabel: z.string(),
    comment: z.string(),
    deliveryText: z.string().meta({ description: 'Estimated, promised or confirmed, as it says.' }),
    uValue: z.number().nullable(),
    palette,
    rows: z.array(pageRow),
    constructions,
    included: z.array(includedItem),
    total: z
      .object({ sumExclTax: z.number(), tax: z.number(), sumInclTax: z.number() })
      .nullable()
      .meta({ description: 'Kroner; null where prices are hidden.' }),
    taxRate: z.number(),
  })
  .meta({ id: 'CustomerPage', description: 'A quote as its customer sees it behind a link.' })
export type CustomerPage = z.infer<typeof customerPage>

export const acceptBody = z.strictObject({
  name: z
    .string()
    .overwrite(shownLine)
    .trim()
    .min(2, { error: () => bodyText.signature })
    .max(100),
  hash: z.string().max(100),
})
export type AcceptBody = z.infer<typeof acceptBody>

const QUESTION_MAX = 1000
const words = z
  .string()
  .max(4 * QUESTION_MAX)
  .transform((text) => shownText(text).trim())
export const askBody = z.strictObject({
  rowNumber: z.int().min(1),
  name: words.transform(shownLine).pipe(
    z
      .string()
      .min(2, { error: () => bodyText.signature })
      .max(100),
  ),
  text: words.pipe(
    z
      .string()
      .min(3, { error: () => bodyText.question })
      .max(QUESTION_MAX, { error: () => bodyText.questionAtMost(QUESTION_MAX) }),
  ),
})
export type AskBody = z.infer<typeof askBody>
