/**
 * Half-planes and what is left of a polygon inside them. All cutting of convex polygons (inset, split, bars, mitres)
 * comes down to this one operation. Pure; nothing left is the empty polygon.
 */
import type { Point, Polygon } from './point.ts'
import { boundsOf, rectangle, startingLowest } from './polygon.ts'

/** Keeps the points with a·x + b·y ≥ c. With (a, b) of length 1, a·x + b·y − c is the distance from the line. */
export interface HalfPlane {
  readonly a: number
  readonly b: number
  readonly c: number
}

/** A thousandth of a micrometre: closer to the line than this counts as on it, so that no sliver is cut off. */
const ON_LINE = 1e-6

/** Where an edge crosses the line. Upright and level lines give their own coordinate exactly, free of rounding. */
const crossing = ([x1, y1]: Point, [x2, y2]: Point, share: number, { a, b, c }: HalfPlane): Point => [
  b === 0 ? c / a : x1 + share * (x2 - x1),
  a === 0 ? c / b : y1 + share * (y2 - y1),
]

/** What of a convex polygon lies inside the half-plane; vertices keep their order. The same polygon when all of it does. */
export const clip = (polygon: Polygon, halfPlane: HalfPlane): Polygon => {
  const { a, b, c } = halfPlane
  if (polygon.every((point) => a * point[0] + b * point[1] - c >= -ON_LINE)) return polygon
  const kept: Point[] = []
  let from = polygon.at(-1)
  let fromDistance = from === undefined ? 0 : a * from[0] + b * from[1] - c
  for (const to of polygon) {
    const toDistance = a * to[0] + b * to[1] - c
    const crosses =
      (fromDistance > ON_LINE && toDistance < -ON_LINE) || (fromDistance < -ON_LINE && toDistance > ON_LINE)
    if (crosses && from !== undefined)
      kept.push(crossing(from, to, fromDistance / (fromDistance - toDistance), halfPlane))
    if (toDistance >= -ON_LINE) kept.push(to)
    from = to
    fromDistance = toDistance
  }
  return kept.length < 3 ? [] : kept
}

export const clipAll = (polygon: Polygon, halfPlanes: readonly HalfPlane[]): Polygon =>
  halfPlanes.reduce((left, halfPlane) => (left.length === 0 ? left : clip(left, halfPlane)), polygon)

export const leftOf = (x: number): HalfPlane => ({ a: -1, b: 0, c: -x })
export const rightOf = (x: number): HalfPlane => ({ a: 1, b: 0, c: x })
export const below = (y: number): HalfPlane => ({ a: 0, b: -1, c: -y })
export const above = (y: number): HalfPlane => ({ a: 0, b: 1, c: y })

/** The inner side of every edge of a counter-clockwise polygon. */
export const halfPlanesOf = (polygon: Polygon): HalfPlane[] =>
  polygon.map((from, index) => {
    const to = polygon[index + 1] ?? polygon[0] ?? from
    const across = to[0] - from[0]
    const up = to[1] - from[1]
    const length = Math.hypot(across, up)
    const a = -up / length
    const b = across / length
    return { a, b, c: a * from[0] + b * from[1] }
  })

/** Moves the line into the half-plane by `distance` (negative: out of it). */
export const shifted = ({ a, b, c }: HalfPlane, distance: number): HalfPlane => ({ a, b, c: c + distance })

/** Lines that are nearer to parallel than this do not meet in a corner: the sine of the angle between them. */
const PARALLEL = 1e-9

/**
 * The corners of a convex polygon whose edges lie on these lines one after the other; null where they do not, because one
 * of them is squeezed out by the others. `ON_LINE` is the shortest edge that is still an edge.
 */
export const cornersBetween = (lines: readonly HalfPlane[]): Polygon | null => {
  const corners: Point[] = []
  let before = lines.at(-1)
  for (const line of lines) {
    if (before === undefined) return null
    const sine = before.a * line.b - line.a * before.b
    if (!(sine > PARALLEL)) return null
    // Adding 0 makes 0 of -0.
    corners.push([
      (before.c * line.b - line.c * before.b) / sine + 0,
      (before.a * line.c - line.a * before.c) / sine + 0,
    ])
    before = line
  }
  const runsAlong = lines.every(({ a, b }, index) => {
    const from = corners[index]
    const to = corners[index + 1] ?? corners[0]
    return from && to && (to[0] - from[0]) * b - (to[1] - from[1]) * a > ON_LINE
  })
  return runsAlong && corners.length > 2 ? corners : null
}

/**
 * The convex polygon bounded by half-planes, starting at its lowest vertex; empty when nothing is inside all of them.
 * `around` holds the result, apart from what the half-planes were shifted outwards by, which is at most `margin`.
 */
export const intersectionOf = (halfPlanes: readonly HalfPlane[], around: Polygon, margin = 0): Polygon => {
  const { minX, minY, maxX, maxY } = boundsOf(around)
  const room = margin + 1
  const start = rectangle({ minX: minX - room, minY: minY - room, maxX: maxX + room, maxY: maxY + room })
  return startingLowest(clipAll(start, halfPlanes))
}
