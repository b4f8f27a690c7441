/**
 * The frame of reference of every drawing and every layout, stated once: millimetres, seen from OUTSIDE, origin at the
 * lower left corner of the product's bounding box, x to the right, y upwards, z positive outwards (towards the
 * viewer outside, 0 at the outer face of the frame). Polygons run counter-clockwise; the last point is not repeated.
 */
export type Point = readonly [x: number, y: number]

export type Polygon = readonly Point[]

/** An axis-aligned box. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** The side of a frame that an edge belongs to, by its outward normal; slopes flatter than 45° are TOP or BOTTOM. */
export type Side = 'LEFT' | 'RIGHT' | 'TOP' | 'BOTTOM'
