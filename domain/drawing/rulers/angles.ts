/** Angle rulers: an arc in the free corner outside a slope, between the slope and the horizontal (D-178, D-179). */
import type { Point } from '#domain/geometry/point'
import { edgesOf } from '#domain/geometry/polygon'
import type { Layout } from '#domain/layout/parts'
import { anglesOf } from '#domain/layout/shapes/angles'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import type { Choices } from '#domain/product/product'
import { roundHalfAway } from '#domain/units'
import type { Ruler } from '../scene.ts'
import { type RulerScale, textWidth } from './scale.ts'

/** Radius of the arc in text heights; in a narrow corner it gives way to the figure, as far as this. */
const RADIUS = 3
const LEAST_RADIUS = 1.2

/** '26,8°': one decimal and a comma. */
export const angleText = (degrees: number): string =>
  `${roundHalfAway(degrees, 1).toFixed(1).replace('.', ',')}°`

/**
 * The corner of the slope whose horizontal runs outside the product: the upper one of a slope that faces up, the lower
 * one of a slope that leans out.
 */
const vertexFirst = ([from, to]: readonly [Point, Point]): readonly [vertex: Point, other: Point] => {
  const facesUp = from[0] > to[0]
  const fromIsUpper = from[1] > to[1]
  return facesUp === fromIsUpper ? [from, to] : [to, from]
}

/** Where arc and figure stand in the corner, from its vertex: sideways, and into the corner from its horizontal. */
interface Placed {
  readonly radius: number
  readonly size: number
  readonly sideways: number
  readonly inwards: number
  readonly turned: boolean
}

/**
 * The figure stands along the horizontal, past the arc and where the wedge is high enough for it; where the corner is too
 * narrow for that, all shrinks.
 */
const placed = (text: string, turned: boolean, run: number, radians: number, scale: RulerScale): Placed => {
  const length = textWidth(text, scale.text)
  const [width, height] = turned ? [scale.text, length] : [length, scale.text]
  const room = run - width - 2 * scale.spacing
  const ideal = Math.min(RADIUS * scale.text, Math.max(LEAST_RADIUS * scale.text, room))
  const start = Math.max(ideal + scale.spacing, (height + 2 * scale.spacing) / Math.tan(radians))
  const shrink = Math.min(1, run / (start + width + scale.spacing))
  return {
    radius: ideal * shrink,
    size: scale.text * shrink,
    sideways: shrink * (start + width / 2),
    inwards: shrink * (scale.spacing + height / 2),
    turned,
  }
}

const rulerOf = (
  id: 'angle1' | 'angle2',
  degrees: number,
  slope: readonly [Point, Point],
  scale: RulerScale,
): Ruler => {
  const [vertex, other] = vertexFirst(slope)
  const sideways = other[0] < vertex[0] ? -1 : 1
  const upwards = other[1] < vertex[1] ? -1 : 1
  const run = Math.abs(other[0] - vertex[0])
  const radians = (degrees * Math.PI) / 180
  const text = angleText(degrees)
  const [level, upright] = [placed(text, false, run, radians, scale), placed(text, true, run, radians, scale)]
  // A steep slope leaves a corner that is narrow and high: there the figure is read from the right.
  const place = upright.size > level.size ? upright : level
  return {
    id: `ruler/${id}`,
    kind: 'angle',
    direction: 'HORIZONTAL',
    edge: upwards === -1 ? 'TOP' : 'BOTTOM',
    from: vertex,
    to: other,
    offset: place.radius,
    line: [
      [vertex[0] + sideways * place.radius, vertex[1]],
      [
        vertex[0] + sideways * place.radius * Math.cos(radians),
        vertex[1] + upwards * place.radius * Math.sin(radians),
      ],
    ],
    text,
    label: {
      at: [vertex[0] + sideways * place.sideways, vertex[1] + upwards * place.inwards],
      size: place.size,
      turned: place.turned,
    },
  }
}

export const angleRulers = ({ outline }: Layout, values: Choices, scale: RulerScale): Ruler[] => {
  const { slopes } = shapeOf(values.frameShapeId)
  const angles = anglesOf(values.frameShapeId, values)
  const edges = edgesOf(outline)
  return (['angle1', 'angle2'] as const).flatMap((which) => {
    const slope = slopes[which]
    const degrees = angles[which]
    const edge = slope === undefined ? undefined : edges[slope.edge]
    return edge === undefined || degrees === null ? [] : [rulerOf(which, degrees, edge, scale)]
  })
}
