/** Heat loss (trade handbook 11, G-05, G-06 and G-10, and 5.2). */
import { isSolidDoor } from '#domain/catalogue/model-kind'
import { decimal } from '#domain/messages/figures'
import { applies, type CheckRule, inSection } from '../rule.ts'

/** U-values of TEK17 § 14-3 and of the energy measures for dwellings. */
export const U_MINIMUM_LEVEL = 1.2
const U_MEASURE_LEVEL = 0.8
const ALUMINIUM_SPACER = '04'

export const heatChecks: readonly CheckRule[] = [
  {
    id: 'R-G-05',
    severity: 'WARN',
    when: ({ measured: { thermal } }) =>
      thermal.uValue !== null && thermal.uValue > U_MINIMUM_LEVEL && { u: decimal(thermal.uValue, 2) },
    code: 'glass.u-above-minimum-level',
    source: inSection(11, 'G-05'),
  },
  {
    id: 'R-G-06',
    severity: 'INFO',
    when: ({ measured: { thermal } }) =>
      thermal.uValue !== null &&
      thermal.uValue > U_MEASURE_LEVEL &&
      thermal.uValue <= U_MINIMUM_LEVEL && { u: decimal(thermal.uValue, 2) },
    code: 'glass.u-above-measure-level',
    source: inSection(11, 'G-06'),
  },
  {
    id: 'R-G-10',
    severity: 'INFO',
    when: ({ model, values }) => applies(values.spacerColor === ALUMINIUM_SPACER && !isSolidDoor(model)),
    code: 'glass.aluminium-spacer',
    announced: true,
    source: inSection(11, 'G-10'),
  },
]
