/** Links to the customer's own page of a quote: what the seller makes, and what the seller knows of what came of them. */
import * as z from 'zod'
import { linkPrices } from '#domain/access/customer-link'

/** 32 random bytes as base64url; the address ends with it. */
export const linkSecret = z.string().regex(/^[\w-]{43}$/)

export const customerPagePath = (orderNumber: number, secret: string): string =>
  `/kunde/${orderNumber}/${secret}`

const LINK_DAYS_MAX = 90
export const makeLinkBody = z.strictObject({
  prices: z.enum(linkPrices),
  days: z.int().min(1).max(LINK_DAYS_MAX).meta({ description: 'For how many days the link works.' }),
})
export type MakeLinkBody = z.infer<typeof makeLinkBody>

export const linkId = z.string().max(60)

export const repliedBody = z.strictObject({
  upTo: z.iso.datetime().meta({ description: 'When the last question was asked that has been replied to.' }),
})
export type RepliedBody = z.infer<typeof repliedBody>

const customerLink = z.object({
  id: z.string().meta({ description: 'Names the link; opens nothing.' }),
  prices: z.enum(linkPrices),
  state: z.enum(['open', 'ended', 'revoked']),
  createdAt: z.string(),
  createdBy: z.string(),
  endsAt: z.string(),
  openings: z.int(),
  lastOpenedAt: z.string().nullable(),
})
export type CustomerLink = z.infer<typeof customerLink>

/** What the seller sees of it. */
export const customerSide = z
  .object({
    links: z.array(customerLink).meta({ description: 'Newest first.' }),
    acceptances: z
      .array(z.object({ name: z.string(), at: z.string(), version: z.int(), isCurrent: z.boolean() }))
      .meta({ description: 'Newest first; isCurrent where what was accepted is what is offered now.' }),
    questions: z
      .array(
        z.object({
          id: z.string(),
          rowNumber: z.int(),
          name: z.string(),
          text: z.string(),
          at: z.string(),
          isReplied: z.boolean().meta({ description: 'Whether the seller has said that it is replied to.' }),
        }),
      )
      .meta({ description: 'The customer’s questions about the rows, newest first.' }),
  })
  .meta({ id: 'CustomerSide', description: 'Links to the customer of a quote, and what came of them.' })
export type CustomerSide = z.infer<typeof customerSide>

export const madeLink = customerSide.extend({
  path: z.string().meta({ description: 'The customer’s address on this site. It is told here only.' }),
})
export type MadeLink = z.infer<typeof madeLink>
