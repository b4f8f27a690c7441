/**
 * Rates that are set for all rows at once, prefilled with what the rows have on average. Which there are
 * follows from who looks and how the quote is calculated; a super user sets the builder's on a builder's quote, and
 * a store sets none there.
 */
import type { Offer } from '#domain/contracts/offer'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import type { RateOfAll } from '../../../quote/quote-edit.ts'
import type { PriceView } from '../../../quote/row-money.ts'
import { overrideText } from './text.ts'

export interface OverrideField {
  /** As it stands in the address of the call. */
  readonly rateOf: RateOfAll
  readonly label: string
  readonly value: number
  readonly max: number
}

/** quick choices and the panel of rates are there for quotes that have extras and may be changed. */
export const showsQuickChoices = ({ extras }: Pick<Offer, 'extras'>, lockedReason: string | null): boolean =>
  extras.length > 0 && lockedReason === null

export const overrideFields = (offer: Offer, { viewer, hasAgent }: PriceView): readonly OverrideField[] => {
  if (viewer === 'chain' || viewer === 'unknown' || (viewer === 'store' && hasAgent)) return []
  const label = (name: string) => (viewer === 'super' && hasAgent ? overrideText.ofAgent(name) : name)
  if (!offer.projectCalculation)
    return [
      {
        rateOf: 'discountratewindows',
        label: label(overrideText.windows),
        value: offer.avgDiscountWindows ?? 0,
        max: DISCOUNT_LIMIT,
      },
      {
        rateOf: 'discountratedoors',
        label: label(overrideText.doors),
        value: offer.avgDiscountDoors ?? 0,
        max: DISCOUNT_LIMIT,
      },
    ]
  return [
    hasAgent
      ? {
          rateOf: 'marginrateagentwindows',
          label: label(overrideText.margin),
          value: offer.avgMarginAgentWindows ?? 0,
          max: MARGIN_LIMIT,
        }
      : {
          rateOf: 'marginratestorewindows',
          label: overrideText.margin,
          value: offer.avgMarginStoreWindows ?? 0,
          max: MARGIN_LIMIT,
        },
  ]
}
