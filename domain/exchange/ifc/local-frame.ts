/**
 * Where our frame of reference lies in IFC's. Ours is seen from outside: x right, y up, z outwards from the outer face of the frame. In IFC a
 * window or door lies in the xz plane of its local placement and opens towards +y (docs/formats/ifc.md): of one that opens outwards y is
 * outwards and x runs to the left seen from outside, of any other y is inwards and x runs to the right. Either way the frame fills y from 0 to
 * its depth, and z is up.
 */
import type { Drawable } from '#domain/drawing/drawable'
import type { Point, Polygon } from '#domain/geometry/point'

export interface LocalFrame {
  readonly opensTo: 'IN' | 'OUT'
  readonly width: number
  readonly height: number
  /** How deep the frame is, through the wall. */
  readonly depth: number
  /** Our x as theirs. */
  readonly across: (x: number) => number
  /** Our z as their y. */
  readonly through: (z: number) => number
  /** An elevation of ours as one of theirs, x and z, counter-clockwise seen in the direction of y. */
  readonly elevation: (polygon: Polygon) => Polygon
}

/** What opens decides, because all of a product opens the same way; what does not open is seen from outside. */
export const localFrameOf = ({ layout, depths, moving }: Drawable): LocalFrame => {
  const { width, height } = layout
  const [back, front] = depths.frame
  const depth = front - back
  const opensTo = moving[0]?.kind.inOut ?? 'IN'
  const isOut = opensTo === 'OUT'
  const across = (x: number): number => (isOut ? width - x : x)
  const moved = ([x, y]: Point): Point => [across(x), y]
  return {
    opensTo,
    width,
    height,
    depth,
    across,
    through: (z) => (isOut ? z + depth : -z),
    elevation: (polygon) => (isOut ? polygon.map(moved).reverse() : polygon),
  }
}
