/** Heat loss (trade handbook 11, G-05, G-06 and G-10, and 5.2). */
import { isWarmEdge } from '#domain/catalogue/data/spacers'
import { isSolidDoor } from '#domain/catalogue/model-kind'
import { decimal, figure } from '#domain/messages/figures'
import { isOverLevel, U_MEASURE_LEVEL, U_MINIMUM_LEVEL } from '#domain/physics/tek17'
import { applies, type CheckRule, inSection } from '../rule.ts'

export const heatChecks: readonly CheckRule[] = [
  {
    id: 'R-G-05',
    severity: 'WARN',
    when: ({ measured: { thermal } }) =>
      thermal.uValue !== null &&
      isOverLevel(thermal.uValue, U_MINIMUM_LEVEL) && {
        u: decimal(thermal.uValue, 2),
        max: figure(U_MINIMUM_LEVEL),
      },
    code: 'glass.u-above-minimum-level',
    source: inSection(11, 'G-05'),
  },
  {
    id: 'R-G-06',
    severity: 'INFO',
    when: ({ measured: { thermal } }) =>
      thermal.uValue !== null &&
      isOverLevel(thermal.uValue, U_MEASURE_LEVEL) &&
      !isOverLevel(thermal.uValue, U_MINIMUM_LEVEL) && {
        u: decimal(thermal.uValue, 2),
        max: decimal(U_MEASURE_LEVEL, 2),
      },
    code: 'glass.u-above-measure-level',
    source: inSection(11, 'G-06'),
  },
  {
    id: 'R-G-10',
    severity: 'INFO',
    when: ({ model, values }) => applies(!isWarmEdge(values.spacerColor) && !isSolidDoor(model)),
    code: 'glass.aluminium-spacer',
    announced: true,
    source: inSection(11, 'G-10'),
  },
]
