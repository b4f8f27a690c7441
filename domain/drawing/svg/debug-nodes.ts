/** What helps those who look for faults, over and under the drawing: a grid, addresses, boxes of rows (DD-50). */
import type { Box, Point } from '#domain/geometry/point'
import { boundsOf, unionOf } from '#domain/geometry/polygon'
import type { Scene, ScenePart, SvgNode } from '../scene.ts'
import { closedPath, openPath, type Sheet, written } from './sheet.ts'

export interface DebugMarks {
  readonly grid?: boolean
  readonly addresses?: boolean
  readonly connections?: boolean
}

/** Between two lines of the grid, mm. */
const GRID = 100

const steps = (from: number, to: number): number[] => {
  const first = Math.ceil(from / GRID)
  return Array.from({ length: Math.floor(to / GRID) - first + 1 }, (_, index) => (first + index) * GRID)
}

/** Lies under everything; its lines count from the product's lower left corner. */
export const gridNodes = ({ bounds }: Scene, sheet: Sheet, pixel: number): SvgNode[] => {
  const { minX, maxX, minY, maxY } = bounds
  const lines: (readonly Point[])[] = [
    ...steps(minX, maxX).map((x): readonly Point[] => [
      [x, minY],
      [x, maxY],
    ]),
    ...steps(minY, maxY).map((y): readonly Point[] => [
      [minX, y],
      [maxX, y],
    ]),
  ]
  return [
    {
      tag: 'path',
      attributes: {
        d: lines.map((line) => openPath(line, sheet)).join(''),
        fill: 'none',
        stroke: '#7aa6aa',
        'stroke-width': written(pixel / 2),
        'data-debug': 'grid',
      },
      children: [],
    },
  ]
}

const label = (text: string, box: Box, sheet: Sheet, size: number): SvgNode => {
  const [x, y] = sheet.place([(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2])
  return {
    tag: 'text',
    attributes: {
      x: written(x),
      y: written(y),
      'font-size': written(size),
      'text-anchor': 'middle',
      fill: '#8a1c5c',
      'pointer-events': 'none',
      'data-debug': 'label',
    },
    children: [text],
  }
}

const boxOf = (parts: readonly ScenePart[]): Box =>
  unionOf(parts.map(({ outlines: [outer] }) => boundsOf(outer ?? [])))

/** The address of every pane and panel, in it. */
const addressNodes = ({ parts, textSize }: Scene, sheet: Sheet): SvgNode[] =>
  parts.flatMap((part) =>
    part.selects !== undefined && (part.kind === 'glass' || part.kind === 'panel')
      ? [label(part.selects, boxOf([part]), sheet, textSize * 0.8)]
      : [],
  )

const connectionNodes = ({ parts, textSize }: Scene, sheet: Sheet, pixel: number): SvgNode[] =>
  [...Map.groupBy(parts, ({ ofRow }) => ofRow)].flatMap(([row, of]) => {
    if (row === undefined) return []
    const box = boxOf(of)
    const corners: Point[] = [
      [box.minX, box.minY],
      [box.maxX, box.minY],
      [box.maxX, box.maxY],
      [box.minX, box.maxY],
    ]
    return [
      {
        tag: 'path',
        attributes: {
          d: closedPath([corners], sheet),
          fill: 'none',
          stroke: '#8a1c5c',
          'stroke-width': written(2 * pixel),
          'pointer-events': 'none',
          'data-debug': 'connection',
        },
        children: [],
      },
      label(String(row), box, sheet, textSize * 2),
    ]
  })

/** Lies over everything. */
export const debugNodes = (scene: Scene, sheet: Sheet, pixel: number, marks: DebugMarks): SvgNode[] => [
  ...(marks.addresses === true ? addressNodes(scene, sheet) : []),
  ...(marks.connections === true ? connectionNodes(scene, sheet, pixel) : []),
]
