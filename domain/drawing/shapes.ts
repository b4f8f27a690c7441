/** Small outlines that fittings are drawn with. */
import { namedEdgesOf } from '#domain/geometry/edges'
import { inset } from '#domain/geometry/inset'
import type { Point, Polygon, Side } from '#domain/geometry/point'
import { rectangle } from '#domain/geometry/polygon'
import type { BarDirection } from '#domain/geometry/split'

export const boxAround = ([x, y]: Point, width: number, height: number): Polygon =>
  rectangle({ minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2 })

const arc = ([x, y]: Point, radius: number, fromDegrees: number, toDegrees: number, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((fromDegrees + ((toDegrees - fromDegrees) * step) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })

export const circle = (centre: Point, radius: number): Polygon => arc(centre, radius, 0, 345, 23)

/** A bar with round ends between two points on an upright or level line. */
export const roundedBar = (from: Point, to: Point, width: number): Polygon => {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return [
    ...arc(to, width / 2, degrees - 90, degrees + 90, 8),
    ...arc(from, width / 2, degrees + 90, degrees + 270, 8),
  ]
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
