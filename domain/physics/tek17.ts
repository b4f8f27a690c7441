import { roundHalfAway } from '#domain/units'

/**
 * What TEK17 asks of windows and doors, W/(m²K) (trade handbook 5.2): a dwelling's energy measure on average (§ 14-2), and what none may
 * exceed (§ 14-3).
 */
export const U_MEASURE_LEVEL = 0.8
export const U_MINIMUM_LEVEL = 1.2

/** Held against a level as it is shown: 1.201 is 1,20 to whoever reads it. */
export const isOverLevel = (uValue: number, level: number): boolean => roundHalfAway(uValue, 2) > level

/** The opening of a window that one escapes by, mm (§ 11-13; trade handbook 2.4). */
export const ESCAPE_MIN = { width: 500, height: 600, sum: 1500 } as const
