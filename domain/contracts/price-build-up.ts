/** How the price of a row comes about, on the wire. */
import * as z from 'zod'
import { kroner } from './money.ts'

export const priceBuildUpAnswer = z
  .object({
    priceListId: z.string(),
    lines: z.array(z.object({ code: z.string(), label: z.string(), amount: kroner, because: z.string() })),
    gross: kroner,
    steps: z.array(z.object({ label: z.string(), amount: kroner })),
    unitPrice: kroner,
    numberOf: z.int(),
    linePrice: kroner,
  })
  .meta({ id: 'PriceBuildUp' })
export type ApiPriceBuildUp = z.infer<typeof priceBuildUpAnswer>
