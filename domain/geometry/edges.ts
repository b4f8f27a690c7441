/** Edges of a frame by name: which side of the frame an edge belongs to, whatever the frame's shape. */
import type { Point, Polygon, Side } from './point.ts'
import { distanceBetween, edgesOf } from './polygon.ts'

export interface NamedEdge {
  readonly from: Point
  readonly to: Point
  readonly side: Side
  /** LEFT, RIGHT, TOP, BOTTOM; the second edge of a side is TOP2, LEFT2, … */
  readonly name: string
  readonly length: number
}

/** By the outward normal: steeper than 45° is LEFT or RIGHT, the rest TOP or BOTTOM (trade handbook 3). */
export const sideOf = ([x1, y1]: Point, [x2, y2]: Point): Side => {
  const normalX = y2 - y1
  const normalY = x1 - x2
  if (Math.abs(normalX) > Math.abs(normalY)) return normalX < 0 ? 'LEFT' : 'RIGHT'
  return normalY < 0 ? 'BOTTOM' : 'TOP'
}

/** The edges of a counter-clockwise polygon, in order. */
export const namedEdgesOf = (polygon: Polygon): NamedEdge[] => {
  const seen = new Map<Side, number>()
  return edgesOf(polygon).map(([from, to]) => {
    const side = sideOf(from, to)
    const number = (seen.get(side) ?? 0) + 1
    seen.set(side, number)
    return {
      from,
      to,
      side,
      name: number === 1 ? side : `${side}${number}`,
      length: distanceBetween(from, to),
    }
  })
}
