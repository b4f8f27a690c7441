/** Cutting a convex polygon by a bar that runs straight up or straight across. */
import { above, below, clip, clipAll, leftOf, rightOf } from './half-plane.ts'
import type { Polygon } from './point.ts'

export type BarDirection = 'VERTICAL' | 'HORIZONTAL'

/** The parts on either side of a line: left and right of a vertical one, below and above a horizontal one. */
export const split = (
  polygon: Polygon,
  direction: BarDirection,
  position: number,
): readonly [low: Polygon, high: Polygon] =>
  direction === 'VERTICAL'
    ? [clip(polygon, leftOf(position)), clip(polygon, rightOf(position))]
    : [clip(polygon, below(position)), clip(polygon, above(position))]

/** What a bar of width `sight`, centred on `position`, covers of the polygon. */
export const bandOf = (
  polygon: Polygon,
  direction: BarDirection,
  position: number,
  sight: number,
): Polygon => {
  const low = position - sight / 2
  const high = position + sight / 2
  return clipAll(polygon, direction === 'VERTICAL' ? [rightOf(low), leftOf(high)] : [above(low), below(high)])
}

/** How long a line is inside the polygon: across it at `position`, upright or level. */
export const chordOf = (polygon: Polygon, direction: BarDirection, position: number): number => {
  const [low] = split(polygon, direction, position)
  const onLine = low.flatMap(([x, y]) => {
    const [across, along] = direction === 'VERTICAL' ? [x, y] : [y, x]
    return Math.abs(across - position) < 1e-6 ? [along] : []
  })
  return onLine.length < 2 ? 0 : Math.max(...onLine) - Math.min(...onLine)
}
