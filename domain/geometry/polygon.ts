/** Measures of a polygon, in the frame of reference of point.ts. Pure; an empty polygon measures 0. */
import type { Box, Point, Polygon } from './point.ts'

/** Pairs every vertex with the next one: the edges, starting with the one that leaves the first vertex. */
export const edgesOf = (polygon: Polygon): readonly (readonly [from: Point, to: Point])[] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from])

/** Positive when the polygon runs counter-clockwise. */
export const signedArea = (polygon: Polygon): number =>
  edgesOf(polygon).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0) / 2

export const areaOf = (polygon: Polygon): number => Math.abs(signedArea(polygon))

/** The point on which it would balance. */
export const balanceOf = (polygon: Polygon): Point => {
  const moments = edgesOf(polygon).map(([[x1, y1], [x2, y2]]) => {
    const twice = x1 * y2 - x2 * y1
    return [(x1 + x2) * twice, (y1 + y2) * twice] as const
  })
  const six = 6 * signedArea(polygon)
  const sum = (axis: 0 | 1): number => moments.reduce((whole, moment) => whole + moment[axis], 0)
  return six === 0 ? [0, 0] : [sum(0) / six, sum(1) / six]
}

export const isCounterClockwise = (polygon: Polygon): boolean => signedArea(polygon) > 0

export const distanceBetween = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1)

/** Length of every edge, starting with the one that leaves the first vertex. */
export const sideLengths = (polygon: Polygon): number[] =>
  edgesOf(polygon).map(([from, to]) => distanceBetween(from, to))

export const perimeterOf = (polygon: Polygon): number =>
  sideLengths(polygon).reduce((sum, length) => sum + length, 0)

/** Interior angle at every vertex, degrees; below 180 everywhere on a convex counter-clockwise polygon. */
export const interiorAngles = (polygon: Polygon): number[] =>
  polygon.map(([x, y], index) => {
    const [beforeX, beforeY] = polygon[(index + polygon.length - 1) % polygon.length] ?? [x, y]
    const [afterX, afterY] = polygon[(index + 1) % polygon.length] ?? [x, y]
    const towardsAfter = Math.atan2(afterY - y, afterX - x)
    const towardsBefore = Math.atan2(beforeY - y, beforeX - x)
    const turn = ((towardsBefore - towardsAfter) * 180) / Math.PI
    return turn < 0 ? turn + 360 : turn
  })

const emptyBox: Box = { minX: 0, minY: 0, maxX: 0, maxY: 0 }

export const boundsOf = (polygon: Polygon): Box => {
  const [first] = polygon
  if (first === undefined) return emptyBox
  let [minX, minY] = first
  let [maxX, maxY] = first
  for (const point of polygon) {
    // By index, as wherever every corner of a drawing passes: taking points apart costs more than comparing them.
    const x = point[0]
    const y = point[1]
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  }
  return { minX, minY, maxX, maxY }
}

export const widthOf = ({ minX, maxX }: Box): number => maxX - minX

export const heightOf = ({ minY, maxY }: Box): number => maxY - minY

/** The smallest box around all of them; an empty list gives an empty box at the origin. */
export const unionOf = (boxes: readonly Box[]): Box => {
  const [first] = boxes
  if (first === undefined) return emptyBox
  const union = { ...first }
  for (const { minX, minY, maxX, maxY } of boxes) {
    if (minX < union.minX) union.minX = minX
    if (minY < union.minY) union.minY = minY
    if (maxX > union.maxX) union.maxX = maxX
    if (maxY > union.maxY) union.maxY = maxY
  }
  return union
}

/** `by` further out on every side; negative: further in. */
export const grown = ({ minX, minY, maxX, maxY }: Box, by: number): Box => ({
  minX: minX - by,
  minY: minY - by,
  maxX: maxX + by,
  maxY: maxY + by,
})

export const rectangle = ({ minX, minY, maxX, maxY }: Box): Polygon => [
  [minX, minY],
  [maxX, minY],
  [maxX, maxY],
  [minX, maxY],
]

/** A tenth of a micrometre: vertices that are meant to be level differ by rounding only. */
const LEVEL = 1e-4

/** Starts a polygon at its lowest vertex, the leftmost of several: the corner where every frame shape starts. */
export const startingLowest = (polygon: Polygon): Polygon => {
  let start = 0
  let lowest = polygon[0]
  for (const [index, point] of polygon.entries()) {
    if (lowest === undefined) break
    const isLevel = Math.abs(point[1] - lowest[1]) < LEVEL
    if (isLevel ? point[0] < lowest[0] : point[1] < lowest[1]) {
      start = index
      lowest = point
    }
  }
  return start === 0 ? polygon : [...polygon.slice(start), ...polygon.slice(0, start)]
}

/** Mirrors left and right inside a width and keeps the polygon counter-clockwise. */
export const mirrorX = (polygon: Polygon, width: number): Polygon =>
  startingLowest(polygon.map(([x, y]): Point => [width - x, y]).reverse())
