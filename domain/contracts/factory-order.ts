/**
 * An order as the factory gets it: the quote as it was ordered, row by row and machine-readable, who ordered it for whom, and what
 * the order check had found and somebody has said is meant so. It carries no prices: the factory works out what it is paid from
 * its own price list, and what a dealer takes from his customer is not its business. A member is only ever added; anything else is
 * another `version`.
 */
import * as z from 'zod'
import { quoteFile } from './quote-file.ts'

/** What the queue carries; a factory that meets the same number twice has the order already. */
export const factoryMessage = z.strictObject({
  kind: z.literal('order'),
  toOrderNumber: z.int(),
  orderNumber: z.int(),
  /** Key of the file in the bucket of orders. */
  file: z.string(),
})
export type FactoryMessage = z.infer<typeof factoryMessage>

const party = z.object({ id: z.int(), name: z.string() })
const said = { by: z.string(), at: z.string() }

export const factoryOrder = z
  .object({
    format: z.literal('lysvag-bestilling'),
    version: z.literal(1),
    toOrderNumber: z.int(),
    ordered: z.object(said),
    store: party,
    agent: party.nullable(),
    deliveryDate: z.object({ week: z.int(), day: z.int() }).nullable(),
    fastlaneSlotId: z.string().nullable(),
    deliveryCode: z.string(),
    deliveryPhoneNumber: z.string(),
    priceListId: z.string(),
    acknowledged: z.array(z.object({ finding: z.string(), ...said })),
    quote: quoteFile,
  })
  .meta({ id: 'FactoryOrder' })
export type FactoryOrder = z.infer<typeof factoryOrder>
