/** Small outlines that fittings are drawn with. */
import { namedEdgesOf } from '#domain/geometry/edges'
import { inset } from '#domain/geometry/inset'
import type { Point, Polygon, Side } from '#domain/geometry/point'
import { rectangle } from '#domain/geometry/polygon'
import type { BarDirection } from '#domain/geometry/split'

export const boxAround = ([x, y]: Point, width: number, height: number): Polygon =>
  rectangle({ minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2 })

/** Directions round an arc; every drawing has hundreds of the same few, so their sines are worked out once. */
const directions = (fromDegrees: number, toDegrees: number, steps: number): Polygon =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((fromDegrees + ((toDegrees - fromDegrees) * step) / steps) * Math.PI) / 180
    return [Math.cos(angle), Math.sin(angle)]
  })

const allRound = directions(0, 345, 23)
const halfRound = new Map(
  [-90, 0, 90, 180].map((towards) => [towards, directions(towards - 90, towards + 90, 8)]),
)

const arc = ([x, y]: Point, radius: number, along: Polygon): Point[] =>
  along.map((direction): Point => [x + radius * direction[0], y + radius * direction[1]])

export const circle = (centre: Point, radius: number): Polygon => arc(centre, radius, allRound)

const end = (at: Point, width: number, towards: number): Point[] =>
  arc(at, width / 2, halfRound.get(towards) ?? directions(towards - 90, towards + 90, 8))

/** A bar with round ends between two points, mostly on an upright or level line. */
export const roundedBar = (from: Point, to: Point, width: number): Polygon => {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return [...end(to, width, degrees), ...end(from, width, degrees > 0 ? degrees - 180 : degrees + 180)]
}

const sidesAcross: Readonly<Record<BarDirection, readonly Side[]>> = {
  VERTICAL: ['LEFT', 'RIGHT'],
  HORIZONTAL: ['TOP', 'BOTTOM'],
}

/** A bar made narrower on both its sides (negative: wider), and longer at both its ends. */
export const narrowedBar = (outline: Polygon, direction: BarDirection, by: number, longer = 0): Polygon =>
  inset(
    outline,
    namedEdgesOf(outline).map(({ side }) => (sidesAcross[direction].includes(side) ? by : -longer)),
  ) ?? []
