/** The outer edge of a frame. */
import type { Polygon } from '#domain/geometry/point'
import type { ShapeDimensions } from './frame-shape.ts'
import { shapeOf } from './frame-shapes.ts'

/** Counter-clockwise from the lowest, leftmost corner; the first edge is the sill. */
export const outlineOf = (shapeId: number, dimensions: ShapeDimensions): Polygon =>
  shapeOf(shapeId).vertices(dimensions)
