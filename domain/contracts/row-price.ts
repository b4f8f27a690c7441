/** What a row costs, to whom; a field that the viewer may not see is null. */
import * as z from 'zod'
import { kronerOrNull } from './money.ts'

const percentOrNull = z.number().nullable()

export const rowPrice = z
  .object({
    priceExclTax: kronerOrNull.meta({
      description: 'Unit list price, or the cost of the viewer in margin mode.',
    }),
    unitPrice: kronerOrNull.meta({
      description: 'Unit sales price of the viewer, after discount or margin.',
    }),
    linePrice: kronerOrNull.meta({ description: 'unitPrice times numberOf.' }),
    agentUnitPrice: kronerOrNull.meta({
      description: 'The agent’s unit price to the customer, on agent quotes.',
    }),
    agentLinePrice: kronerOrNull,
    taxRate: z.number(),
    projectCalculation: z.boolean(),
    discountRate: percentOrNull,
    discountRateMax: z.number(),
    discountRateNetStore: percentOrNull,
    discountRateNetAgent: percentOrNull,
    marginRateStore: percentOrNull,
    marginRateAgent: percentOrNull,
    marginRateMax: z.number(),
  })
  .meta({ id: 'RowPrice' })
export type ApiRowPrice = z.infer<typeof rowPrice>
