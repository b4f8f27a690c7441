/** Measurements as entities that measure: a CAD program writes the figure, and goes on writing it when somebody moves an end. */
import { horizontalOfAngle, straightStrokes } from '#domain/drawing/rulers/ruler-strokes'
import type { Ruler, Scene } from '#domain/drawing/scene'
import type { Point } from '#domain/geometry/point'
import type { DxfAngle, DxfLength, DxfPolyline, DxfStroke, DxfText } from './entities.ts'
import { capitalsOf } from './letters.ts'

const LAYER = 'dimension'

const strokeOf = (points: readonly Point[]): DxfPolyline => ({
  kind: 'polyline',
  layer: LAYER,
  points,
  isClosed: false,
})

const figureOf = ({ text, label }: Ruler): DxfText => ({
  kind: 'text',
  layer: LAYER,
  text,
  at: label.at,
  height: capitalsOf(label.size),
  ...(label.turned && { isTurned: true }),
})

/** What stands before the figure: 'Håndtak' of 'Håndtak 1020'. */
const nameIn = (text: string): string => /^(.*) \d+$/.exec(text)?.[1] ?? ''

const lengthOf = (ruler: Ruler, scene: Scene): DxfLength => {
  const { direction, from, to, line, text, label } = ruler
  const [start, end] = line
  const along = direction === 'HORIZONTAL' ? 0 : 1
  return {
    kind: 'length',
    layer: LAYER,
    direction,
    from,
    to,
    lineAt: end,
    length: Math.abs(end[along] - start[along]),
    name: nameIn(text),
    textAt: label.at,
    picture: [...straightStrokes(ruler, scene).map(strokeOf), figureOf(ruler)],
  }
}

/** From −180 to 180, of the way from the vertex to a point. */
const headingOf = ([x1, y1]: Point, [x2, y2]: Point): number => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI

const angleOf = (ruler: Ruler, scene: Scene): DxfAngle => {
  const { from: vertex, line, offset: radius, label } = ruler
  const [one, other] = line.map((point) => headingOf(vertex, point)) as [number, number]
  const turn = ((((other - one + 180) % 360) + 360) % 360) - 180
  const [start, end] = turn > 0 ? [one, one + turn] : [one + turn, one]
  const middle = ((start + end) / 2 / 180) * Math.PI
  const arc: DxfStroke = { kind: 'arc', layer: LAYER, centre: vertex, radius, start, end }
  return {
    kind: 'angle',
    layer: LAYER,
    vertex,
    ends: turn > 0 ? line : [line[1], line[0]],
    arcAt: [vertex[0] + radius * Math.cos(middle), vertex[1] + radius * Math.sin(middle)],
    angleDegrees: Math.abs(turn),
    name: '',
    textAt: label.at,
    picture: [strokeOf(horizontalOfAngle(ruler, scene)), arc, figureOf(ruler)],
  }
}

export const dimensionsOf = (scene: Scene): readonly (DxfLength | DxfAngle)[] =>
  scene.rulers.map((ruler) => (ruler.kind === 'angle' ? angleOf(ruler, scene) : lengthOf(ruler, scene)))
