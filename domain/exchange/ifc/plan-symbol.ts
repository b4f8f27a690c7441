/**
 * What a floor plan shows of a window or door, seen from above with y upwards: the jambs and posts that are cut, the faces of the frame between them, the glass, and
 * where a leaf on side hinges turns to or a sliding one goes. Lengths as in the local placement.
 */
import type { Drawable } from '#domain/drawing/drawable'
import type { Box, Point } from '#domain/geometry/point'
import { boundsOf, rectangle } from '#domain/geometry/polygon'
import { ifcHandOf, slidesTo } from './handing.ts'
import type { LocalFrame } from './local-frame.ts'
import { type IfcPanel, panelsOf } from './panels.ts'

export interface PlanStroke {
  readonly points: readonly Point[]
  /** Through its three points runs an arc. */
  readonly isArc?: true
}

const closed = (box: Box): PlanStroke => {
  const corners = rectangle(box)
  return { points: [...corners, ...corners.slice(0, 1)] }
}

const HALF = Math.SQRT1_2

/** The leaf as it stands when it is open, and the quarter that its edge has gone. */
const swing = (box: Box, hand: 'LEFT' | 'RIGHT', y: number): readonly PlanStroke[] => {
  const radius = box.maxX - box.minX
  const hinge = hand === 'LEFT' ? box.minX : box.maxX
  const towards = hand === 'LEFT' ? 1 : -1
  const open: Point = [hinge, y + radius]
  const half: Point = [hinge + towards * radius * HALF, y + radius * HALF]
  return [
    { points: [[hinge, y], open] },
    { points: [open, half, [hinge + towards * radius, y]], isArc: true },
  ]
}

const ARROW = { length: 120, half: 40 }

const slide = (box: Box, hand: 'LEFT' | 'RIGHT', y: number): readonly PlanStroke[] => {
  const middle = (box.minX + box.maxX) / 2
  const towards = hand === 'LEFT' ? -1 : 1
  const reach = ((box.maxX - box.minX) / 4) * towards
  const tip: Point = [middle + reach, y]
  const barb = (by: number): Point => [tip[0] - towards * ARROW.length, y + by]
  return [{ points: [[middle - reach, y], tip] }, { points: [barb(ARROW.half), tip, barb(-ARROW.half)] }]
}

const movement = ({ kind, box }: IfcPanel, depth: number): readonly PlanStroke[] => {
  if (kind === null) return []
  if (kind.component === 'SlideConfiguration') return slide(box, slidesTo(kind), depth + ARROW.half)
  const hand = ifcHandOf(kind)
  return hand === null ? [] : swing(box, hand, depth)
}

/** A plan is cut through the lowest panels. */
const lowest = (panels: readonly IfcPanel[]): readonly IfcPanel[] => panels.filter(({ box }) => box.minY < 1)

export const planSymbolOf = (drawable: Drawable, frame: LocalFrame): readonly PlanStroke[] => {
  const { layout } = drawable
  const { depth, width } = frame
  const acrossWall = (minX: number, maxX: number): Box => ({ minX, maxX, minY: 0, maxY: depth })
  const cut = [
    ...layout.frame.filter(({ side }) => side === 'LEFT' || side === 'RIGHT'),
    ...layout.dividers.filter(({ splitsFrame, direction }) => splitsFrame && direction === 'VERTICAL'),
  ].map(({ outline }) => boundsOf(frame.elevation(outline)))
  const panels = lowest(panelsOf(drawable, frame))
  return [
    ...cut.map(({ minX, maxX }) => closed(acrossWall(minX, maxX))),
    {
      points: [
        [0, 0],
        [width, 0],
      ],
    },
    {
      points: [
        [0, depth],
        [width, depth],
      ],
    },
    ...panels.map(
      ({ box }): PlanStroke => ({
        points: [
          [box.minX, depth / 2],
          [box.maxX, depth / 2],
        ],
      }),
    ),
    ...panels.flatMap((panel) => movement(panel, depth)),
  ]
}
