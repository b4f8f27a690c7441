/** What has changed since the customer last got the quote, on the wire. */
import * as z from 'zod'
import { kronerOrNull } from './money.ts'

const prices = { before: kronerOrNull, after: kronerOrNull }
const sums = z.object({ exclTax: kronerOrNull, inclTax: kronerOrNull })

export const offerChanges = z
  .object({
    sentAt: z
      .string()
      .nullable()
      .meta({ description: 'Null where the customer has not been sent the quote.' }),
    rows: z.array(
      z.object({
        rowNumber: z.int(),
        description: z.string(),
        kind: z.enum(['added', 'removed', 'changed']),
        fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        ...prices,
      }),
    ),
    header: z.array(z.string()),
    articles: z.array(z.object({ description: z.string(), ...prices })),
    before: sums,
    after: sums,
  })
  .meta({ id: 'OfferChanges' })
export type OfferChanges = z.infer<typeof offerChanges>
