/** How the price of a row comes about, on the wire. */
import * as z from 'zod'
import type { PriceBuildUp } from '#domain/quote/money/price-build-up'
import { kroner, wireMoney } from './money.ts'

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
export type PriceBuildUpWire = z.infer<typeof priceBuildUpAnswer>

export const priceBuildUpFor = (built: PriceBuildUp): PriceBuildUpWire => ({
  priceListId: built.priceListId,
  lines: built.lines.map((line) => ({ ...line, amount: wireMoney(line.amount) })),
  gross: wireMoney(built.gross),
  steps: built.steps.map((step) => ({ ...step, amount: wireMoney(step.amount) })),
  unitPrice: wireMoney(built.unitPrice),
  numberOf: built.numberOf,
  linePrice: wireMoney(built.linePrice),
})
