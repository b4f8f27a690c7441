/** Light on a pane: two slanted streaks, so that glass reads as glass also beside white paint. */
import { clipAll } from '#domain/geometry/half-plane'
import type { Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'

/** The streaks as shares of the way across the pane, from its lower left to its upper right corner. */
const STREAKS = [
  [0.3, 0.44],
  [0.48, 0.52],
] as const

/** Slope of the streaks: two up for one across. */
const ACROSS = 2 / Math.sqrt(5)
const UP = -1 / Math.sqrt(5)

export const sheenOn = (pane: Polygon): Polygon[] => {
  const { minX, minY, maxX, maxY } = boundsOf(pane)
  const low = ACROSS * minX + UP * maxY
  const high = ACROSS * maxX + UP * minY
  return STREAKS.map(([from, to]) =>
    clipAll(pane, [
      { a: ACROSS, b: UP, c: low + from * (high - low) },
      { a: -ACROSS, b: -UP, c: -(low + to * (high - low)) },
    ]),
  ).filter((streak) => streak.length > 0)
}
