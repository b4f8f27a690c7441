/**
 * A cell is a convex opening with what stands along its edges: the frame between its outer edges, a field between
 * centre lines of posts, the glass opening of a sash. Cells nest (frame, sash, glass) and split (posts, glazing bars)
 * by the same two operations whatever the shape of the frame, because a cell is kept as the lines that bound it, also
 * those that only matter further in.
 */

import { sideOf } from '#domain/geometry/edges'
import { type HalfPlane, halfPlanesOf, intersectionOf, shifted } from '#domain/geometry/half-plane'
import type { Polygon, Side } from '#domain/geometry/point'
import { edgesOf } from '#domain/geometry/polygon'

export interface Bound {
  readonly line: HalfPlane
  readonly side: Side
  /** From the line to the visible edge of what stands along it. */
  readonly sight: number
  /** From the line to the edge of what sits in the rebate: a sash, or the hidden edge of a pane. */
  readonly rebate: number
  /** The line is where two leaves meet without a post. */
  readonly isMeeting?: boolean
}

export interface Cell {
  /** Holds the cell at every depth, except for sashes that overlap their neighbour. */
  readonly around: Polygon
  readonly bounds: readonly Bound[]
}

/** A cell inside a polygon; `fitOn` says what stands along each of its edges. */
export const cellInside = (
  outline: Polygon,
  fitOn: (side: Side) => Pick<Bound, 'sight' | 'rebate'>,
): Cell => {
  const lines = halfPlanesOf(outline)
  const bounds = edgesOf(outline).flatMap(([from, to], index): Bound[] => {
    const line = lines[index]
    const side = sideOf(from, to)
    return line === undefined ? [] : [{ line, side, ...fitOn(side) }]
  })
  return { around: outline, bounds }
}

/** Overlap of two sliding leaves at most, mm; how far outside `around` a sash may reach. */
const OVERLAP_MAX = 200

const polygonAt = ({ around, bounds }: Cell, distance: (bound: Bound) => number): Polygon =>
  intersectionOf(
    bounds.map((bound) => shifted(bound.line, distance(bound))),
    around,
    OVERLAP_MAX,
  )

/** Between the lines themselves. */
export const outerOf = (cell: Cell): Polygon => polygonAt(cell, () => 0)

/** What one sees through. */
export const openingOf = (cell: Cell): Polygon => polygonAt(cell, ({ sight }) => sight)

/** What sits in the rebate. */
export const rebateOf = (cell: Cell): Polygon => polygonAt(cell, ({ rebate }) => rebate)

/** The cell of a sash that sits in this cell's rebate; `fitOn` says what its members measure. */
export const sashCell = (cell: Cell, fitOn: (side: Side) => Pick<Bound, 'sight' | 'rebate'>): Cell => ({
  around: cell.around,
  bounds: cell.bounds.map((bound) => ({
    ...bound,
    ...fitOn(bound.side),
    line: shifted(bound.line, bound.rebate),
  })),
})

/** The cell that begins where one sees through: nothing stands along its edges any more. */
export const glassCell = (cell: Cell): Cell => ({
  around: cell.around,
  bounds: cell.bounds.map(({ line, side, sight, rebate }) => ({
    line: shifted(line, sight),
    side,
    sight: 0,
    rebate: rebate - sight,
  })),
})
