/**
 * What the project's U-value says about TEK17 (trade handbook 5.2): windows and doors of a dwelling at most 0.80 as an
 * energy measure (§ 14-2), and never above 1.2 (§ 14-3). U-values are compared as they are shown, with two decimals.
 */
interface Verdict {
  readonly level: 'energy-measure' | 'minimum' | 'above'
  readonly sentence: string
}

const ENERGY_MEASURE = 0.8
const MINIMUM = 1.2

export const tek17Verdict = (uValue: number): Verdict => {
  const shown = Math.round(uValue * 100) / 100
  if (shown <= ENERGY_MEASURE)
    return { level: 'energy-measure', sentence: 'Oppfyller TEK17 energitiltak (≤\u00a00,80)' }
  if (shown <= MINIMUM) return { level: 'minimum', sentence: 'Oppfyller TEK17 minimumsnivå (≤\u00a01,2)' }
  return { level: 'above', sentence: 'Oppfyller ikke TEK17 minimumsnivå' }
}
