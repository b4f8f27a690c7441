/**
 * Hidden lines: which stretches of a ring lie under faces that are nearer the viewer. A stretch along the very edge of a face is
 * not under it. Pure; the stretches together are the whole ring, in its order.
 */
import type { Point, Polygon } from './point.ts'
import { boundsOf, distanceBetween, edgesOf } from './polygon.ts'

/** An outer ring and its holes. */
export type Face = readonly Polygon[]

export interface Run {
  /** A closed one does not repeat its first point. */
  readonly points: readonly Point[]
  readonly isClosed: boolean
  readonly isHidden: boolean
}

/** A hundredth of a millimetre: nearer to an edge than this lies on it, and shorter than this is no stretch. */
const ON_EDGE = 0.01

const along = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + share * (x2 - x1),
  y1 + share * (y2 - y1),
]

/** Shares of the way from `from` to `to` at which a face's edges are crossed; none where they run alongside. */
const crossings = (from: Point, to: Point, face: Face): readonly number[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const shares: number[] = []
  for (const ring of face)
    for (const [start, end] of edgesOf(ring)) {
      const [ex, ey] = [end[0] - start[0], end[1] - start[1]]
      const turn = dx * ey - dy * ex
      if (turn === 0) continue
      const [sx, sy] = [start[0] - from[0], start[1] - from[1]]
      const share = (sx * ey - sy * ex) / turn
      const onEdge = (sx * dy - sy * dx) / turn
      if (share > 0 && share < 1 && onEdge >= 0 && onEdge <= 1) shares.push(share)
    }
  return shares
}

const distanceToEdge = (point: Point, start: Point, end: Point): number => {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square
  return distanceBetween(point, along(start, end, Math.min(1, Math.max(0, share))))
}

const isUnder = (point: Point, face: Face): boolean => {
  let isInside = false
  for (const ring of face)
    for (const [start, end] of edgesOf(ring)) {
      if (distanceToEdge(point, start, end) < ON_EDGE) return false
      const straddles = start[1] > point[1] !== end[1] > point[1]
      if (!straddles) continue
      const x = start[0] + ((point[1] - start[1]) / (end[1] - start[1])) * (end[0] - start[0])
      if (x > point[0]) isInside = !isInside
    }
  return isInside
}

const boxesMeet = (one: Polygon, other: Polygon): boolean => {
  const [a, b] = [boundsOf(one), boundsOf(other)]
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
}

interface Stretch {
  readonly from: Point
  readonly to: Point
  readonly isHidden: boolean
}

const stretchesOf = (from: Point, to: Point, faces: readonly Face[]): readonly Stretch[] => {
  const cuts = faces.flatMap((face) => crossings(from, to, face)).toSorted((one, other) => one - other)
  const least = ON_EDGE / Math.max(ON_EDGE, distanceBetween(from, to))
  const stops = [0, ...cuts, 1].filter(
    (share, index, all) => index === 0 || share === 1 || share - (all[index - 1] ?? 0) > least,
  )
  return stops.slice(1).map((end, index) => {
    const start = stops[index] ?? 0
    const middle = along(from, to, (start + end) / 2)
    return {
      from: start === 0 ? from : along(from, to, start),
      to: end === 1 ? to : along(from, to, end),
      isHidden: faces.some((face) => isUnder(middle, face)),
    }
  })
}

/** Stretches that follow each other and are seen alike, as one; the last goes on in the first where the ring began in the middle of it. */
const joined = (stretches: readonly Stretch[]): readonly Run[] => {
  const runs: { points: Point[]; isHidden: boolean }[] = []
  for (const { from, to, isHidden } of stretches) {
    const last = runs.at(-1)
    if (last?.isHidden === isHidden) last.points.push(to)
    else runs.push({ points: [from, to], isHidden })
  }
  const [first, ...others] = runs
  if (first === undefined) return []
  if (others.length === 0) return [{ ...first, points: first.points.slice(0, -1), isClosed: true }]
  const last = runs.at(-1)
  if (last !== undefined && last.isHidden === first.isHidden) {
    runs.shift()
    last.points.push(...first.points.slice(1))
  }
  return runs.map((run) => ({ ...run, isClosed: false }))
}

export const runsUnder = (ring: Polygon, faces: readonly Face[]): readonly Run[] => {
  const near = faces.filter(([outer = []]) => boxesMeet(ring, outer))
  if (near.length === 0) return [{ points: ring, isClosed: true, isHidden: false }]
  return joined(edgesOf(ring).flatMap(([from, to]) => stretchesOf(from, to, near)))
}
