/** The average U-value of the quote against the two levels of TEK17. */
import { decimal } from '#domain/messages/figures'
import { U_MEASURE_LEVEL, U_MINIMUM_LEVEL } from '#domain/rules/rows/heat'
import { roundHalfAway } from '#domain/units'
import { totalsOfQuote } from '../../money/visible-money.ts'
import type { Hit, OrderRule } from '../order-rule.ts'

/** Held against the level as it is shown: an average of 0,801 is 0,80 to whoever reads it. */
const averageOver = (uValue: number | null, from: number, to: number): readonly Hit[] => {
  const shown = uValue === null ? null : roundHalfAway(uValue, 2)
  return shown !== null && shown > from && shown <= to ? [{ rows: [], data: { u: decimal(shown, 2) } }] : []
}

export const heatRules: readonly OrderRule[] = [
  {
    id: 'BK-13',
    severity: 'WARN',
    code: 'check.u-above-minimum',
    find: ({ manifest }) =>
      averageOver(totalsOfQuote(manifest).orderUvalue, U_MINIMUM_LEVEL, Number.POSITIVE_INFINITY),
    paragraph: 'TEK17 § 14-3',
    source: 'TEK17 § 14-3, as quoted in trade handbook 11, G-05',
  },
  {
    id: 'BK-14',
    severity: 'WARN',
    code: 'check.u-above-measure',
    find: ({ manifest }) =>
      averageOver(totalsOfQuote(manifest).orderUvalue, U_MEASURE_LEVEL, U_MINIMUM_LEVEL),
    paragraph: 'TEK17 § 14-2',
    source: 'TEK17 § 14-2, as quoted in trade handbook 11, G-06',
  },
]
