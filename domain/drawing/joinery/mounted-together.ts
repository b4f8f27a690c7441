/**
 * What joiners ask for of rows that are mounted together: one hole in the wall for all of them, one cut through all of them where
 * the row that is worked on is cut, words in every row's panes, and the handles of the row that is worked on where nothing
 * stands between it and the edge of the drawing.
 */
import type { Box, Point, Side } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import { isInFront } from '../boxes-in-front.ts'
import type { Drawable } from '../drawable.ts'
import type { RulerChain } from '../rulers/measures.ts'
import type { SceneLabel, ScenePart, ViewSide } from '../scene.ts'
import { acrossFrom, handleChains, wallChains } from './chains.ts'
import { joineryLabels } from './labels.ts'
import type { JoineryMark } from './marks.ts'

/** A row in its place; the row that is worked on stands in the origin. */
export interface MountedRow {
  readonly rowNumber: number
  readonly at: Point
  readonly drawable: Drawable
  readonly parts: readonly ScenePart[]
}

const moved = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

export const chainsOfMounted = (
  { drawable }: MountedRow,
  boxes: readonly Box[],
  product: Box,
  { side, marks }: { readonly side: ViewSide; readonly marks: readonly JoineryMark[] },
): readonly RulerChain[] => {
  const { outline } = drawable.layout
  const across = acrossFrom(side)
  const ends: readonly Side[] = [across, across === 'RIGHT' ? 'LEFT' : 'RIGHT']
  const edge = ends.find((each) => isInFront(boundsOf(outline), boxes, each))
  return [
    ...(marks.includes('handle') && edge !== undefined
      ? handleChains(drawable, edge).map((chain) => ({ ...chain, outline }))
      : []),
    ...(marks.includes('wall-opening') ? wallChains(product, across) : []),
  ]
}

export const labelsOfMounted = (
  rows: readonly MountedRow[],
  text: number,
  marks: readonly JoineryMark[],
): readonly SceneLabel[] =>
  rows.flatMap(({ rowNumber, at, drawable }) =>
    joineryLabels(drawable, text, marks).map((label) => ({
      ...label,
      id: `row-${rowNumber}/${label.id}`,
      at: moved(label.at, at),
    })),
  )

/** All rows' parts where they stand. */
export const partsOfMounted = (rows: readonly MountedRow[]): readonly ScenePart[] =>
  rows.flatMap(({ rowNumber, at, parts }) =>
    parts.map((part) => ({
      ...part,
      id: `row-${rowNumber}/${part.id}`,
      outlines: part.outlines.map((outline) => outline.map((point) => moved(point, at))),
    })),
  )
