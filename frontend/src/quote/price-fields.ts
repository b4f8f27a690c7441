/**
 * Which rates stand in the price cell of a row, and which of them may be changed: by who looks, whose quote it is and how
 * it is calculated (quote-workflow section 6; ). The greatest rate of a row comes with the row; 0
 * locks the field.
 */
import type { OfferRow } from '#domain/contracts/offer'
import { DISCOUNT_LIMIT, MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import type { RowEdit } from './quote-edit.ts'
import type { PriceView } from './row-money.ts'
import { rateText } from './text.ts'

export interface RateFieldSpec {
  readonly key: 'discount' | 'agentNet' | 'marginStore' | 'marginAgent'
  readonly label: string
  readonly value: number | null
  readonly max: number
  readonly isEditable: boolean
  /** The viewer sees that there is a rate, but not which. */
  readonly isMasked: boolean
}

/** In what an agent has ordered only the count may be corrected; such a row cannot be deleted either. */
const isPriceOpen = ({ editable, deleteable }: OfferRow): boolean => editable && deleteable

export const rateFields = (row: OfferRow, { viewer, hasAgent }: PriceView): readonly RateFieldSpec[] => {
  const { price } = row
  const margin = (
    key: 'marginStore' | 'marginAgent',
    label: string,
    value: number | null,
  ): RateFieldSpec => ({
    key,
    label,
    value,
    max: Math.min(price.marginRateMax, MARGIN_LIMIT),
    isEditable: isPriceOpen(row) && price.marginRateMax > 0,
    isMasked: false,
  })
  const discount = (label: string): RateFieldSpec => ({
    key: 'discount',
    label,
    value: price.discountRate,
    max: Math.min(price.discountRateMax, DISCOUNT_LIMIT),
    isEditable: isPriceOpen(row) && price.discountRateMax > 0,
    isMasked: false,
  })
  const agentNet: RateFieldSpec = {
    key: 'agentNet',
    label: rateText.agentDiscount,
    value: price.discountRateNetAgent,
    max: DISCOUNT_LIMIT,
    isEditable: false,
    isMasked: false,
  }
  if (viewer === 'chain' || viewer === 'unknown') return []
  if (price.projectCalculation) {
    if (viewer === 'agent') return [margin('marginAgent', rateText.margin, price.marginRateAgent)]
    const store = margin(
      'marginStore',
      hasAgent ? rateText.storeMargin : rateText.margin,
      price.marginRateStore,
    )
    if (viewer === 'store' || !hasAgent) return [store]
    return [
      { ...store, isEditable: false, isMasked: true },
      margin('marginAgent', rateText.agentMargin, price.marginRateAgent),
    ]
  }
  if (viewer === 'agent' || !hasAgent) return [discount(rateText.discount)]
  return viewer === 'store' ? [agentNet] : [agentNet, discount(rateText.customerDiscount)]
}

/** In margin mode a builder is told what he pays, not how the list price comes about. */
export const seesBuildUp = ({ price }: OfferRow, { viewer }: PriceView): boolean =>
  price.linePrice !== null && !(price.projectCalculation && viewer === 'agent')

/** The edit that a new rate is; null for a rate that cannot be changed per row. */
export const rateEdit = (
  rowNumber: number,
  { key, value: seen }: RateFieldSpec,
  rate: number,
): RowEdit | null => {
  switch (key) {
    case 'discount':
      return { kind: 'discount', rowNumber, rate, seen }
    case 'marginStore':
      return { kind: 'margin', rowNumber, party: 'store', rate, seen }
    case 'marginAgent':
      return { kind: 'margin', rowNumber, party: 'agent', rate, seen }
    case 'agentNet':
      return null
  }
}

/** A row without a count is a draft: it becomes a row of the quote with one piece or more. */
export const leastCount = (stored: number): 0 | 1 => (stored > 0 ? 0 : 1)

/** The count is locked on quotes and rows that are, and on parts whose count follows the row they belong to. */
export const isCountEditable = (row: OfferRow): boolean =>
  row.editable && !row.readOnly && row.connectToRow === null
