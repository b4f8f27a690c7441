/**
 * Rates that are set for all rows at once (Q-109, Q-226): what was set stays in its field although some rows take less of it, and
 * rates of the rows' own are shown as what they are on average. Which there are
 * follows from who looks and how the quote is calculated; a super user sets the builder's on a builder's quote (Q-269), and
 * a store sets none there (Q-270).
 */
import type { Offer } from '#domain/contracts/offer'
import { countedRows } from '#domain/messages/notices'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import { type RateInForce, type RateOfAll, rateInForce } from '../../../quote/rate-of-all.ts'
import type { PriceView } from '../../../quote/row-money.ts'
import { formatPercent } from '../../../ui/format.ts'
import { overrideText } from './text.ts'

export interface OverrideField {
  /** As it stands in the address of the call. */
  readonly rateOf: RateOfAll
  readonly label: string
  /** What was set, where the rows still stand at it; else what they have on average. */
  readonly value: number
  readonly isInForce: boolean
  readonly max: number
  /** What `value` is where not all rows have it. */
  readonly note: string | null
}

const noteOf = (inForce: RateInForce | null, average: number | null): string | null => {
  if (average === null) return null
  if (inForce === null) return overrideText.ownRates
  return inForce.less === 0 ? null : overrideText.takeLess(countedRows(inForce.less), formatPercent(average))
}

/** quick choices and the panel of rates are there for quotes that have extras and may be changed. */
export const showsQuickChoices = ({ extras }: Pick<Offer, 'extras'>, lockedReason: string | null): boolean =>
  extras.length > 0 && lockedReason === null

export const overrideFields = (offer: Offer, { viewer, hasAgent }: PriceView): readonly OverrideField[] => {
  if (viewer === 'chain' || viewer === 'unknown' || (viewer === 'store' && hasAgent)) return []
  const label = (name: string) => (viewer === 'super' && hasAgent ? overrideText.ofAgent(name) : name)
  const field = (rateOf: RateOfAll, name: string, average: number | null, max: number): OverrideField => {
    const inForce = rateInForce(offer, rateOf)
    return {
      rateOf,
      label: name,
      value: inForce?.rate ?? average ?? 0,
      isInForce: inForce !== null,
      max,
      note: noteOf(inForce, average),
    }
  }
  if (!offer.projectCalculation)
    return [
      field('discountratewindows', label(overrideText.windows), offer.avgDiscountWindows, DISCOUNT_LIMIT),
      field('discountratedoors', label(overrideText.doors), offer.avgDiscountDoors, DISCOUNT_LIMIT),
    ]
  return [
    hasAgent
      ? field('marginrateagentwindows', label(overrideText.margin), offer.avgMarginAgentWindows, MARGIN_LIMIT)
      : field('marginratestorewindows', overrideText.margin, offer.avgMarginStoreWindows, MARGIN_LIMIT),
  ]
}
