/** The strokes of each opening symbol on the opening that it stands in (trade handbook 2.2). */
import type { SashKind } from '#domain/catalogue/types'
import { type NamedEdge, namedEdgesOf } from '#domain/geometry/edges'
import type { Point, Polygon, Side } from '#domain/geometry/point'
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { centreOf, oppositeSide, sideOfBox } from '#domain/geometry/sides'

/** The line that marks a reversible sash lies this far from its hinge side. */
const REVERSIBLE_SHARE = 0.6
/** Length of the arrows of sliding and folding leaves, as a share of the opening's width. */
const ARROW_SHARE = 0.5

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2]

/** How far an edge runs along a side that it faces, seen from there; none where it faces away. */
const facing = ({ from: [x1, y1], to: [x2, y2] }: NamedEdge, side: Side): number =>
  ({ LEFT: y1 - y2, RIGHT: y2 - y1, TOP: x1 - x2, BOTTOM: x2 - x1 })[side]

const isUpright = ({ from, to }: NamedEdge): boolean => from[0] === to[0]

/**
 * Ends of a side of the opening: of its stile, or of its longest edge. A slope that is steeper than it is wide is a side and no top;
 * where there is no other top, it is that as well.
 */
const endsOf = (opening: Polygon, side: Side): readonly [Point, Point] => {
  const edges = namedEdgesOf(opening)
  const own = edges.filter((candidate) => candidate.side === side)
  const upright = side === 'LEFT' || side === 'RIGHT' ? own.filter(isUpright) : []
  const [longest] = (upright.length > 0 ? upright : own).toSorted((one, other) => other.length - one.length)
  const [widest] = edges
    .filter((candidate) => facing(candidate, side) > 0)
    .toSorted((one, other) => facing(other, side) - facing(one, side))
  const edge = longest ?? widest
  return edge === undefined ? sideOfBox(boundsOf(opening), side) : [edge.from, edge.to]
}

const triangle = (opening: Polygon, hinges: Side): Point[] => {
  const [from, to] = endsOf(opening, oppositeSide[hinges])
  return [from, middle(...endsOf(opening, hinges)), to]
}

/** From one side of the opening to the other, away from the hinges by the share that marks a reversible sash. */
const reversibleMark = (opening: Polygon, hinges: Side): Point[] => {
  const box = boundsOf(opening)
  const moves = { LEFT: [1, 0], RIGHT: [-1, 0], TOP: [0, -1], BOTTOM: [0, 1] } as const
  const [alongX, alongY] = moves[hinges]
  return sideOfBox(box, hinges).map(
    ([x, y]): Point => [
      x + alongX * REVERSIBLE_SHARE * widthOf(box),
      y + alongY * REVERSIBLE_SHARE * heightOf(box),
    ],
  )
}

const slideArrow = (opening: Polygon, fixedSide: Side): Point[] => {
  const box = boundsOf(opening)
  const [x, y] = centreOf(box)
  const reach = (widthOf(box) * ARROW_SHARE) / 2
  const towards = fixedSide === 'LEFT' ? 1 : -1
  return [
    [x - towards * reach, y],
    [x + towards * reach, y],
  ]
}

const foldArrow = (opening: Polygon, towards: Side): Point[] => {
  const box = boundsOf(opening)
  const [x, y] = centreOf(box)
  const reach = (widthOf(box) * ARROW_SHARE) / 2
  const sign = towards === 'LEFT' ? -1 : 1
  return [-1, -1 / 3, 1 / 3, 1].map(
    (share, index): Point => [x + sign * reach * share, y + ((index % 2 === 0 ? -1 : 1) * reach) / 3],
  )
}

export interface Stroke {
  readonly name: string
  readonly points: readonly Point[]
  readonly arrow?: 'end'
}

export const strokesOf = (functionId: string, kind: SashKind, opening: Polygon): Stroke[] => {
  const turn = { name: 'turn', points: triangle(opening, kind.side) }
  if (functionId === 'FLV' || functionId === 'FLH')
    return [{ name: 'fold', points: foldArrow(opening, kind.side), arrow: 'end' }]
  switch (kind.component) {
    case 'HingeConfiguration':
      return [turn]
    case 'GlideConfiguration':
      return [turn, { name: 'reversible', points: reversibleMark(opening, kind.side) }]
    case 'TiltTurnConfiguration':
      return [{ name: 'tilt', points: triangle(opening, 'BOTTOM') }, turn]
    case 'SlideConfiguration':
      return [{ name: 'slide', points: slideArrow(opening, kind.side), arrow: 'end' }]
    case 'MountedConfiguration':
      return []
  }
}
