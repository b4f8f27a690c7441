/**
 * What the project's U-value says about TEK17 (trade handbook 5.2): windows and doors of a dwelling at most 0.80 as an
 * energy measure (§ 14-2), and never above 1.2 (§ 14-3).
 */
import { decimal } from '#domain/messages/figures'
import { isOverLevel, U_MEASURE_LEVEL, U_MINIMUM_LEVEL } from '#domain/physics/tek17'
import { tek17Text } from './text.ts'

interface Verdict {
  readonly level: 'energy-measure' | 'minimum' | 'above'
  readonly sentence: string
}

export const tek17Verdict = (uValue: number): Verdict => {
  if (!isOverLevel(uValue, U_MEASURE_LEVEL))
    return {
      level: 'energy-measure',
      sentence: tek17Text.measure(decimal(U_MEASURE_LEVEL, 2)),
    }
  if (!isOverLevel(uValue, U_MINIMUM_LEVEL))
    return {
      level: 'minimum',
      sentence: tek17Text.minimum(decimal(U_MINIMUM_LEVEL, 1)),
    }
  return { level: 'above', sentence: tek17Text.above }
}
