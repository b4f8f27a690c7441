/**
 * Where two frames meet. A frame can be joined along a straight edge that lies on its box: the right jamb of a gable
 * window, but not its slopes. The frames stand as far from each other as the coupling post between them is thick, which is
 * what whole modules leave: 10 mm for each frame. Millimetres, seen from outside, as everywhere.
 */
import { namedEdgesOf } from '#domain/geometry/edges'
import type { Box, Point, Polygon, Side } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import { oppositeSide } from '#domain/geometry/sides'
import { modelOf } from '#domain/rules/context'
import type { Location } from './connection.ts'

/** From frame to frame across the joint: the straight coupling post. */
export const JOINT = modelOf(9001).bar?.thickness ?? 0

/** Coordinates are sums of whole millimetres; a micrometre tells two of them apart. */
const SAME_MM = 1e-3

export interface Span {
  readonly low: number
  readonly high: number
}

const isUpright = (side: Side): boolean => side === 'LEFT' || side === 'RIGHT'

const reachOf = ({ minX, minY, maxX, maxY }: Box, side: Side): number =>
  ({ LEFT: minX, RIGHT: maxX, TOP: maxY, BOTTOM: minY })[side]

/** The edge that a frame can be joined along, as far as it runs; null where that side slopes. */
export const straightEdge = (outline: Polygon, side: Side): Span | null => {
  const across = isUpright(side) ? 0 : 1
  const along = 1 - across
  const reach = reachOf(boundsOf(outline), side)
  const edge = namedEdgesOf(outline).find(
    ({ side: own, from, to }) =>
      own === side &&
      Math.abs((from[across] ?? 0) - reach) < SAME_MM &&
      Math.abs((to[across] ?? 0) - reach) < SAME_MM,
  )
  if (edge === undefined) return null
  const ends = [edge.from[along] ?? 0, edge.to[along] ?? 0]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

const shiftTo = (target: Span, own: Span, location: Location): number => {
  if (location === 'START') return target.low - own.low
  if (location === 'END') return target.high - own.high
  return (target.low + target.high - own.low - own.high) / 2
}

/** A joint between two frames: along which line, and how far they touch. */
export interface Joint {
  readonly direction: 'VERTICAL' | 'HORIZONTAL'
  readonly from: Point
  readonly to: Point
  readonly length: number
}

export interface JointMeeting {
  /** Where the joined frame's own origin lies. */
  readonly at: Point
  readonly joint: Joint
}

const pointOn = (side: Side, across: number, along: number): Point =>
  isUpright(side) ? [across, along] : [along, across]

/** `target` stands where it stands; `own` is moved to meet it. Null where either slopes on the side that should meet. */
export const meet = (
  target: Polygon,
  own: Polygon,
  position: Side,
  location: Location,
): JointMeeting | null => {
  const edge = straightEdge(target, position)
  const ownEdge = straightEdge(own, oppositeSide[position])
  if (edge === null || ownEdge === null) return null
  const outwards = position === 'RIGHT' || position === 'TOP' ? 1 : -1
  const line = reachOf(boundsOf(target), position)
  const across = line + outwards * JOINT - reachOf(boundsOf(own), oppositeSide[position])
  const along = shiftTo(edge, ownEdge, location)
  const low = Math.max(edge.low, ownEdge.low + along)
  const high = Math.min(edge.high, ownEdge.high + along)
  const middle = line + (outwards * JOINT) / 2
  return {
    at: pointOn(position, across, along),
    joint: {
      direction: isUpright(position) ? 'VERTICAL' : 'HORIZONTAL',
      from: pointOn(position, middle, low),
      to: pointOn(position, middle, high),
      length: high - low,
    },
  }
}

export const moved = (outline: Polygon, [dx, dy]: Point): Polygon =>
  outline.map(([x, y]): Point => [x + dx, y + dy])

/** Whether two boxes share more than an edge. */
export const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.maxX, other.maxX) - Math.max(one.minX, other.minX) > SAME_MM &&
  Math.min(one.maxY, other.maxY) - Math.max(one.minY, other.minY) > SAME_MM
