/** The convex outline around points, counter-clockwise; what people point at of a window is convex, in every frame shape. */
import type { Point, Polygon } from './point.ts'

/** Positive when one turns left at `at`, coming from `from` and going to `to`. */
const turnOf = (from: Point, at: Point, to: Point): number =>
  (at[0] - from[0]) * (to[1] - from[1]) - (at[1] - from[1]) * (to[0] - from[0])

/** One half of the outline: points in order, without those at which one would turn right. */
const chainOf = (points: readonly Point[]): Point[] => {
  const chain: Point[] = []
  for (const point of points) {
    for (
      let [from, at] = chain.slice(-2);
      from !== undefined && at !== undefined && turnOf(from, at, point) <= 0;
      [from, at] = chain.slice(-2)
    )
      chain.pop()
    chain.push(point)
  }
  return chain
}

/** Andrew's monotone chain: from left to right below, and back above. */
export const hullOf = (points: readonly Point[]): Polygon => {
  const ordered = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  if (ordered.length < 3) return ordered
  return [...chainOf(ordered).slice(0, -1), ...chainOf(ordered.toReversed()).slice(0, -1)]
}
