/** The steps from a list price to what a piece is sold for. */

import { quantity } from '#domain/messages/figures'
import { texts } from '#domain/texts/texts'
import type { Percent } from '#domain/units'

export const stepText = texts('domain/quote/money/step', {
  rated: (name: string, rate: Percent | null) => (rate === null ? name : `${name} ${quantity(rate, '%')}`),
  agentDiscount: 'Byggmesterrabatt',
  discount: 'Rabatt',
  toStorePrice: 'Til forhandlerpris',
  toProjectCost: 'Til innkjøpspris i prosjekt',
  margin: 'Margin',
} as const)
