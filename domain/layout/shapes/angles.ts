/**
 * Angles of a frame shape, and what an edited angle does to its dimensions. An angle is the acute angle between the
 * slanted side and the horizontal; the dimensions are what is stored, angles always follow from them.
 */
import { LENGTH_MAX } from '#domain/product/bounds'
import { roundHalfAway } from '#domain/units'
import { faultsOf } from './faults.ts'
import type { ShapeDimensions, Slope } from './frame-shape.ts'
import { shapeOf } from './frame-shapes.ts'

export type AngleName = 'angle1' | 'angle2'

/** Trade handbook 3 and D-115: angles from 1 to 90 degrees, one decimal. */
export const ANGLE_MIN = 1
export const ANGLE_MAX = 90

const angleOfSlope = ({ rise, run }: Slope, dimensions: ShapeDimensions): number =>
  (Math.atan2(rise(dimensions), run(dimensions)) * 180) / Math.PI

/** Degrees with full precision; null where the shape has no such slope. */
export const anglesOf = (
  shapeId: number,
  dimensions: ShapeDimensions,
): { readonly angle1: number | null; readonly angle2: number | null } => {
  const { angle1, angle2 } = shapeOf(shapeId).slopes
  return {
    angle1: angle1 === undefined ? null : angleOfSlope(angle1, dimensions),
    angle2: angle2 === undefined ? null : angleOfSlope(angle2, dimensions),
  }
}

/**
 * The dimensions with the one that the angle decides recomputed to whole millimetres, the rest kept. Null when the
 * angle is outside its limits, the shape has no such slope, or the result is not a valid shape (D-113).
 */
export const withAngle = (
  shapeId: number,
  dimensions: ShapeDimensions,
  which: AngleName,
  degrees: number,
): ShapeDimensions | null => {
  const slope = shapeOf(shapeId).slopes[which]
  const angle = roundHalfAway(degrees, 1)
  if (slope === undefined || !(angle >= ANGLE_MIN && angle <= ANGLE_MAX)) return null
  const solved = roundHalfAway(slope.solve(dimensions, Math.tan((angle * Math.PI) / 180)))
  if (!(solved > 0 && solved <= LENGTH_MAX)) return null
  const changed = { ...dimensions, [slope.sets]: solved }
  return faultsOf(shapeId, changed).length === 0 ? changed : null
}
