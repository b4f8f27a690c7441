/** How the price of a row comes about, in kroner. */
import { wireMoney } from '#domain/contracts/money'
import type { PriceBuildUpWire } from '#domain/contracts/price-build-up'
import type { PriceBuildUp } from '#domain/quote/money/price-build-up'

export const priceBuildUpFor = (built: PriceBuildUp): PriceBuildUpWire => ({
  priceListId: built.priceListId,
  lines: built.lines.map((line) => ({ ...line, amount: wireMoney(line.amount) })),
  gross: wireMoney(built.gross),
  steps: built.steps.map((step) => ({ ...step, amount: wireMoney(step.amount) })),
  unitPrice: wireMoney(built.unitPrice),
  numberOf: built.numberOf,
  linePrice: wireMoney(built.linePrice),
})
