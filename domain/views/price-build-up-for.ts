/** How the price of a row comes about, in kroner. */
import { apiMoney } from '#domain/contracts/money'
import type { ApiPriceBuildUp } from '#domain/contracts/price-build-up'
import type { PriceBuildUp } from '#domain/quote/money/price-build-up'

export const priceBuildUpFor = (built: PriceBuildUp): ApiPriceBuildUp => ({
  priceListId: built.priceListId,
  lines: built.lines.map((line) => ({ ...line, amount: apiMoney(line.amount) })),
  gross: apiMoney(built.gross),
  steps: built.steps.map((step) => ({ ...step, amount: apiMoney(step.amount) })),
  unitPrice: apiMoney(built.unitPrice),
  numberOf: built.numberOf,
  linePrice: apiMoney(built.linePrice),
})
