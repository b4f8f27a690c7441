/** Polygons inside polygons: sash in frame, daylight in sash, pane in rebate. */
import { cornersBetween, halfPlanesOf, intersectionOf, shifted } from './half-plane.ts'
import type { Polygon } from './point.ts'
import { startingLowest } from './polygon.ts'

/**
 * Moves every edge of a convex counter-clockwise polygon inwards by its own distance (negative: outwards), the first
 * distance belonging to the edge that leaves the first vertex. An edge that is squeezed out by its neighbours is
 * dropped; null when nothing is left.
 */
export const inset = (polygon: Polygon, distances: readonly number[]): Polygon | null => {
  const moved = halfPlanesOf(polygon).map((edge, index) => shifted(edge, distances[index] ?? 0))
  const corners = cornersBetween(moved)
  if (corners !== null) return startingLowest(corners)
  const outwards = Math.max(0, ...distances.map((distance) => -distance))
  const inner = intersectionOf(moved, polygon, outwards * 2)
  return inner.length === 0 ? null : inner
}
