/**
 * Splitting a cell into columns and rows by bars. Upright bars run through; level ones are cut between them, so that
 * no two pieces overlap. Columns count from the left, rows from the bottom, from 1.
 */
import type { Polygon, Side } from '#domain/geometry/point'
import { type BarDirection, bandOf, chordOf } from '#domain/geometry/split'
import { type Bound, type Cell, openingOf, outerOf } from './cell.ts'

export interface GridBar {
  readonly direction: BarDirection
  /** Centre line; mm from the left or bottom edge of the product. */
  readonly position: number
  /** Visible width of the whole bar; 0 where two leaves meet without a post. */
  readonly sight: number
  /** From the centre line to the edge of what sits in the bar's rebate. */
  readonly rebate: number
  readonly isMeeting?: boolean
}

interface GridCell {
  readonly column: number
  readonly row: number
  readonly cell: Cell
}

export interface BarPiece<Bar extends GridBar> {
  readonly bar: Bar
  /** Column that a level piece lies in; 0 for an upright bar, which is one piece. */
  readonly column: number
  readonly outline: Polygon
  /** Along the centre line, between the lines that bound the cell; 0 where only its edge touches the cell. */
  readonly length: number
}

export interface Grid<Bar extends GridBar> {
  /** Bottom to top, left to right within a row. */
  readonly cells: readonly GridCell[]
  readonly pieces: readonly BarPiece<Bar>[]
}

const boundAlong = ({ direction, position, sight, rebate, isMeeting }: GridBar, low: boolean): Bound => {
  const sign = low ? -1 : 1
  const upright = direction === 'VERTICAL'
  const side: Side = upright ? (low ? 'RIGHT' : 'LEFT') : low ? 'TOP' : 'BOTTOM'
  return {
    line: { a: upright ? sign : 0, b: upright ? 0 : sign, c: sign * position },
    side,
    sight: sight / 2,
    rebate,
    ...(isMeeting === true && { isMeeting }),
  }
}

const deepest = ({ line, sight, rebate }: Bound): number => line.c + Math.max(0, sight, rebate)
const shallowest = ({ line, sight, rebate }: Bound): number => line.c + Math.min(0, sight, rebate)

/** Adds a bound and drops the parallel ones that lie wholly behind it, as the jamb does behind a post. */
const boundedBy = (bounds: readonly Bound[], added: Bound): readonly Bound[] => [
  ...bounds.filter(
    (bound) =>
      bound.line.a !== added.line.a || bound.line.b !== added.line.b || deepest(bound) > shallowest(added),
  ),
  added,
]

/** Cuts a cell at every bar of one direction, from the low end; bars must be in order. */
const slice = (cell: Cell, bars: readonly GridBar[]): Cell[] =>
  [undefined, ...bars].map((lower, index) => {
    const upper = bars[index]
    const above = lower === undefined ? cell.bounds : boundedBy(cell.bounds, boundAlong(lower, false))
    return {
      around: cell.around,
      bounds: upper === undefined ? above : boundedBy(above, boundAlong(upper, true)),
    }
  })

const pieceOf = <Bar extends GridBar>(cell: Cell, bar: Bar, column: number): BarPiece<Bar> => ({
  bar,
  column,
  outline: bandOf(openingOf(cell), bar.direction, bar.position, bar.sight),
  length: chordOf(outerOf(cell), bar.direction, bar.position),
})

/** Cells that end up outside the cell's outline, as in the corner of a triangle, are left out. */
export const gridOf = <Bar extends GridBar>(cell: Cell, bars: readonly Bar[]): Grid<Bar> => {
  if (bars.length === 0) return { cells: [{ column: 1, row: 1, cell }], pieces: [] }
  const ordered = bars.toSorted((one, other) => one.position - other.position)
  const upright = ordered.filter(({ direction }) => direction === 'VERTICAL')
  const level = ordered.filter(({ direction }) => direction === 'HORIZONTAL')
  const columns = slice(cell, upright)
  const cells = columns
    .flatMap((column, columnIndex) =>
      slice(column, level).map(
        (part, rowIndex): GridCell => ({
          column: columnIndex + 1,
          row: rowIndex + 1,
          cell: part,
        }),
      ),
    )
    .filter((part) => outerOf(part.cell).length > 0)
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
  const pieces = [
    ...upright.map((bar) => pieceOf(cell, bar, 0)),
    ...level.flatMap((bar) => columns.map((column, index) => pieceOf(column, bar, index + 1))),
  ].filter(({ bar, outline, length }) => (bar.isMeeting === true ? length > 0 : outline.length > 0))
  return { cells, pieces }
}
