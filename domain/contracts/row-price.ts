/** What a row costs, to whom; a field that the viewer may not see is null. */
import * as z from 'zod'
import { kroner } from './money.ts'

const money = kroner.nullable()
const percentOrNull = z.number().nullable()

export const rowPrice = z
  .object({
    priceExclTax: money.meta({ description: 'Unit list price, or the cost of the viewer in margin mode.' }),
    unitPrice: money.meta({ description: 'Unit sales price of the viewer, after discount or margin.' }),
    linePrice: money.meta({ description: 'unitPrice times numberOf.' }),
    agentUnitPrice: money.meta({ description: 'The agent’s unit price to the customer, on agent quotes.' }),
    agentLinePrice: money,
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
