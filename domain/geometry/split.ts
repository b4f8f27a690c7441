/** Cutting a convex polygon by a bar that runs straight up or straight across. */
import { above, below, clip, clipAll, leftOf, rightOf } from './half-plane.ts'
import type { Polygon } from './point.ts'
import { edgesOf } from './polygon.ts'

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

/** Where an upright or level line at `position` enters and leaves the polygon; null beside it. */
export const chordEnds = (
  polygon: Polygon,
  direction: BarDirection,
  position: number,
): readonly [low: number, high: number] | null => {
  const ends: number[] = []
  for (const [from, to] of edgesOf(polygon)) {
    const [fromAcross, fromAlong] = direction === 'VERTICAL' ? from : [from[1], from[0]]
    const [toAcross, toAlong] = direction === 'VERTICAL' ? to : [to[1], to[0]]
    if ((fromAcross - position) * (toAcross - position) > 0) continue
    const share = fromAcross === toAcross ? 0 : (position - fromAcross) / (toAcross - fromAcross)
    ends.push(fromAlong + share * (toAlong - fromAlong))
  }
  return ends.length < 2 ? null : [Math.min(...ends), Math.max(...ends)]
}

/** How long such a line is inside the polygon. */
export const chordOf = (polygon: Polygon, direction: BarDirection, position: number): number => {
  const [low, high] = chordEnds(polygon, direction, position) ?? [0, 0]
  return high - low
}
