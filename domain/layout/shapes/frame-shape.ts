/**
 * A frame shape as data (trade handbook 3): straight-sided polygons, described by the bounding box and up to two
 * widths and two heights. A slope is a slanted edge with its angle to the horizontal; it knows which dimension
 * follows when a person edits the angle instead of the dimension.
 */
import type { FrameShapeId } from '#domain/catalogue/frame-shape-ids'
import type { Point } from '#domain/geometry/point'
import type { Choices, DIMENSIONS } from '#domain/product/product'

/** `width` × `height` is the bounding box; unused ones of the other four are 0. */
export type ShapeDimension = (typeof DIMENSIONS)[number]
export type ShapeDimensions = Pick<Choices, ShapeDimension>
export type PartialDimension = Exclude<ShapeDimension, 'width' | 'height'>

export interface Slope {
  /** Index of the slanted edge, counted from the edge that leaves the first vertex. */
  readonly edge: number
  readonly rise: (dimensions: ShapeDimensions) => number
  readonly run: (dimensions: ShapeDimensions) => number
  /** The dimension that an edited angle decides, and its value for the tangent of that angle. */
  readonly sets: ShapeDimension
  readonly solve: (dimensions: ShapeDimensions, tangent: number) => number
}

export interface FrameShape {
  readonly id: FrameShapeId
  readonly name: string
  readonly uses: readonly PartialDimension[]
  /** Counter-clockwise from the lowest, leftmost corner. */
  readonly vertices: (dimensions: ShapeDimensions) => readonly Point[]
  /** angle1: the left slope; angle2: the right one. */
  readonly slopes: { readonly angle1?: Slope; readonly angle2?: Slope }
  /** `width1` places an apex, which starts in the middle of the frame. */
  readonly hasApex?: true
  /** Least length of what the partial widths leave over, where it must be more than nothing. */
  readonly leastRemainder?: number
}

type Extent = (dimensions: ShapeDimensions) => number

/** A slope that falls from the top of the frame to `height1` or `height2` over a given run. */
export const fallingTo = (sets: 'height1' | 'height2', edge: number, run: Extent): Slope => ({
  edge,
  rise: (dimensions) => dimensions.height - dimensions[sets],
  run,
  sets,
  solve: (dimensions, tangent) => dimensions.height - run(dimensions) * tangent,
})

/** A slope over the full height that leans by `width1` or `width2`. */
export const leaningBy = (sets: 'width1' | 'width2', edge: number): Slope => ({
  edge,
  rise: ({ height }) => height,
  run: (dimensions) => dimensions[sets],
  sets,
  solve: ({ height }, tangent) => height / tangent,
})

/** A slope from corner to corner of the box: its angle decides the height. */
export const acrossBox = (edge: number): Slope => ({
  edge,
  rise: ({ height }) => height,
  run: ({ width }) => width,
  sets: 'height',
  solve: ({ width }, tangent) => width * tangent,
})
