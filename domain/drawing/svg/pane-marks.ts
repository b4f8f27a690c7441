/** How glass is told from paint: light falls in slanted streaks on a clear pane, and hatches a frosted one. */
import { clipAll } from '#domain/geometry/half-plane'
import type { Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import type { ViewSide } from '../scene.ts'

/** From and to, measured across the pane from its upper left to its lower right corner. */
type Streak = readonly [from: number, to: number]

/** Slope of the streaks: two up for one across. */
const ACROSS = 2 / Math.sqrt(5)
const UP = -1 / Math.sqrt(5)

/** The light falls from the viewer's left on either side, so the streaks of an inside view are not mirrored. */
const streaksOn = (
  pane: Polygon,
  side: ViewSide,
  streaksOver: (length: number) => readonly Streak[],
): Polygon[] => {
  const { minX, minY, maxX, maxY } = boundsOf(pane)
  const across = side === 'outside' ? ACROSS : -ACROSS
  const [left, right] = side === 'outside' ? [minX, maxX] : [maxX, minX]
  const start = across * left + UP * maxY
  const length = across * right + UP * minY - start
  return streaksOver(length)
    .map(([from, to]) =>
      clipAll(pane, [
        { a: across, b: UP, c: start + from },
        { a: -across, b: -UP, c: -(start + to) },
      ]),
    )
    .filter((streak) => streak.length > 0)
}

export const sheenOn = (pane: Polygon, side: ViewSide): Polygon[] =>
  streaksOn(pane, side, (length) => [
    [0.3 * length, 0.44 * length],
    [0.48 * length, 0.52 * length],
  ])

/** Distance between the hatches of frosted glass, and their width, mm. */
const HATCH = 36
const HATCH_WIDTH = 3

export const frostOn = (pane: Polygon, side: ViewSide): Polygon[] =>
  streaksOn(pane, side, (length) =>
    Array.from({ length: Math.ceil(length / HATCH) }, (_, index) => [
      index * HATCH,
      index * HATCH + HATCH_WIDTH,
    ]),
  )
