/**
 * How a drawing says what opens (trade handbook 2.2). Two lines from the corners of the opening side meet at the middle
 * of the hinge side: the apex points to the hinges. Solid when the sash moves towards the viewer, dashed when away.
 */
import { functionOf } from '#domain/catalogue/catalogue'
import type { SashKind } from '#domain/catalogue/types'
import { namedEdgesOf } from '#domain/geometry/edges'
import type { Box, Point, Polygon, Side } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import type { Field } from '#domain/layout/parts'
import type { Drawable } from './drawable.ts'
import type { SceneLine, ViewSide } from './scene.ts'

/** Arms of the plus on a fixed sash. */
const PLUS = 40
/** The line that marks a reversible sash lies this far from its hinge side. */
const REVERSIBLE_SHARE = 0.6
/** Arrows of sliding and folding leaves, as shares of the opening's width. */
const ARROW_SHARE = 0.5

const opposite = { LEFT: 'RIGHT', RIGHT: 'LEFT', TOP: 'BOTTOM', BOTTOM: 'TOP' } as const

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2]

/** Ends of a side of the opening: of its longest edge, or of the box where the shape has none there. */
const endsOf = (opening: Polygon, side: Side): readonly [Point, Point] => {
  const edge = namedEdgesOf(opening)
    .filter((candidate) => candidate.side === side)
    .toSorted((one, other) => other.length - one.length)[0]
  if (edge !== undefined) return [edge.from, edge.to]
  const { minX, minY, maxX, maxY } = boundsOf(opening)
  if (side === 'LEFT')
    return [
      [minX, maxY],
      [minX, minY],
    ]
  if (side === 'RIGHT')
    return [
      [maxX, minY],
      [maxX, maxY],
    ]
  return side === 'TOP'
    ? [
        [maxX, maxY],
        [minX, maxY],
      ]
    : [
        [minX, minY],
        [maxX, minY],
      ]
}

const triangle = (opening: Polygon, hinges: Side): Point[] => {
  const [from, to] = endsOf(opening, opposite[hinges])
  return [from, middle(...endsOf(opening, hinges)), to]
}

const centreOf = ({ minX, minY, maxX, maxY }: Box): Point => [(minX + maxX) / 2, (minY + maxY) / 2]

/** Across the opening, away from the hinge side by the share that marks a reversible sash. */
const reversibleMark = (opening: Polygon, hinges: Side): Point[] => {
  const { minX, minY, maxX, maxY } = boundsOf(opening)
  if (hinges === 'TOP' || hinges === 'BOTTOM') {
    const y =
      hinges === 'TOP' ? maxY - REVERSIBLE_SHARE * (maxY - minY) : minY + REVERSIBLE_SHARE * (maxY - minY)
    return [
      [minX, y],
      [maxX, y],
    ]
  }
  const x =
    hinges === 'LEFT' ? minX + REVERSIBLE_SHARE * (maxX - minX) : maxX - REVERSIBLE_SHARE * (maxX - minX)
  return [
    [x, minY],
    [x, maxY],
  ]
}

const slideArrow = (opening: Polygon, standsAt: Side): Point[] => {
  const box = boundsOf(opening)
  const [x, y] = centreOf(box)
  const reach = ((box.maxX - box.minX) * ARROW_SHARE) / 2
  const towards = standsAt === 'LEFT' ? 1 : -1
  return [
    [x - towards * reach, y],
    [x + towards * reach, y],
  ]
}

const foldArrow = (opening: Polygon, towards: Side): Point[] => {
  const box = boundsOf(opening)
  const [x, y] = centreOf(box)
  const reach = ((box.maxX - box.minX) * ARROW_SHARE) / 2
  const sign = towards === 'LEFT' ? -1 : 1
  return [
    [x - sign * reach, y - reach / 3],
    [x - (sign * reach) / 3, y + reach / 3],
    [x + (sign * reach) / 3, y - reach / 3],
    [x + sign * reach, y + reach / 3],
  ]
}

interface Stroke {
  readonly name: string
  readonly points: readonly Point[]
  readonly arrow?: 'end'
}

const strokesOf = (functionId: string, kind: SashKind, opening: Polygon): Stroke[] => {
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

const plusIn = (opening: Polygon, id: string): SceneLine[] => {
  const [x, y] = centreOf(boundsOf(opening))
  const arm = PLUS / 2
  return [
    {
      id: `${id}/fixed1`,
      points: [
        [x - arm, y],
        [x + arm, y],
      ],
      style: 'solid',
      role: 'mark',
    },
    {
      id: `${id}/fixed2`,
      points: [
        [x, y - arm],
        [x, y + arm],
      ],
      style: 'solid',
      role: 'mark',
    },
  ]
}

const symbolOf = (
  field: Pick<Field, 'address' | 'function'>,
  kind: SashKind,
  opening: Polygon,
  side: ViewSide,
): SceneLine[] => {
  const id = `${field.address}/symbol`
  if (opening.length === 0) return []
  if (kind.component === 'MountedConfiguration') return field.function === 'FR' ? plusIn(opening, id) : []
  const towardsViewer = (kind.inOut === 'OUT') === (side === 'outside')
  const isSlide = kind.component === 'SlideConfiguration'
  return strokesOf(field.function, kind, opening).map(({ name, points, arrow }) => ({
    id: `${id}/${name}`,
    points,
    style: isSlide || towardsViewer ? 'solid' : 'dashed',
    role: 'opening-symbol',
    ...(arrow !== undefined && { arrow }),
  }))
}

/** Of a door leaf one sees all from the side that it opens to, and what the frame leaves from the other. */
const visibleLeaf = ({ layout, depths }: Drawable, side: ViewSide): Polygon => {
  const seesAll = (depths.opensTo === 'OUT') === (side === 'outside')
  return seesAll ? (layout.leaf?.outline ?? []) : (layout.fields[0]?.cavity ?? [])
}

export const openingSymbols = (drawable: Drawable, side: ViewSide): SceneLine[] => {
  const { layout, values } = drawable
  const { leaf, fields } = layout
  const [first] = fields
  if (leaf !== null && first !== undefined) {
    const kind = functionOf(values.function).sashes[0]
    return kind === undefined || leaf.hingeSide === null
      ? []
      : symbolOf(first, kind, visibleLeaf(drawable, side), side)
  }
  return fields.flatMap((field) =>
    field.sash === null ? [] : symbolOf(field, field.sash.kind, field.sash.daylight, side),
  )
}
