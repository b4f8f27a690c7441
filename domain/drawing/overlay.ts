/**
 * What helps those who look for faults, under and over the drawing: a grid, addresses, boxes of rows (DD-50). Lines and
 * labels of the elevation, which paper and room draw alike.
 */
import type { Box, Point } from '#domain/geometry/point'
import { boundsOf, rectangle, unionOf } from '#domain/geometry/polygon'
import type { Overlay, OverlayLabel, OverlayMarks, RowBeside, Scene } from './scene.ts'

/** Between two lines of the grid, mm. */
const GRID = 100

const steps = (from: number, to: number): number[] => {
  const first = Math.ceil(from / GRID)
  return Array.from({ length: Math.floor(to / GRID) - first + 1 }, (_, index) => (first + index) * GRID)
}

/** Its lines count from the product's lower left corner. */
const gridIn = ({ minX, maxX, minY, maxY }: Box): (readonly [Point, Point])[] => [
  ...steps(minX, maxX).map((x): [Point, Point] => [
    [x, minY],
    [x, maxY],
  ]),
  ...steps(minY, maxY).map((y): [Point, Point] => [
    [minX, y],
    [maxX, y],
  ]),
]

const labelIn = (text: string, { minX, maxX, minY, maxY }: Box, size: number): OverlayLabel => ({
  text,
  at: [(minX + maxX) / 2, (minY + maxY) / 2],
  size,
})

type Drawn = Pick<Scene, 'parts' | 'beside' | 'bounds' | 'textSize'>

/** The address of every pane and panel, in it; a pane that fills its field has the field's. */
const addressesIn = ({ parts, textSize }: Drawn): OverlayLabel[] =>
  parts.flatMap(({ kind, selects, outlines: [outer] }) =>
    selects !== undefined && outer !== undefined && (kind === 'glass' || kind === 'panel')
      ? [labelIn(selects, boundsOf(outer), textSize * 0.8)]
      : [],
  )

const boxOfRow = ({ at: [dx, dy], scene }: RowBeside): Box => {
  const { minX, minY, maxX, maxY } = unionOf(
    scene.parts.map(({ outlines: [outer] }) => boundsOf(outer ?? [])),
  )
  return { minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy }
}

export const overlayOf = (scene: Drawn, marks: OverlayMarks): Overlay => {
  const rows = marks.connections === true ? (scene.beside ?? []) : []
  return {
    grid: marks.grid === true ? gridIn(scene.bounds) : [],
    boxes: rows.map((row) => rectangle(boxOfRow(row))),
    labels: [
      ...(marks.addresses === true ? addressesIn(scene) : []),
      ...rows.map((row) => labelIn(String(row.rowNumber), boxOfRow(row), scene.textSize * 2)),
    ],
  }
}
