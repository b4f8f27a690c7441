/** Opening symbols and marks. */
import type { Point } from '#domain/geometry/point'
import type { Scene, SceneLine, SvgNode } from '../scene.ts'
import { INK, type Weight } from './ink.ts'
import { openPath, type Sheet, written } from './sheet.ts'

/** Dash and gap in line widths. */
const DASH = [12, 6] as const

/** Barbs of an arrow, as thousandths of the product's larger side. */
const arrowHead = (points: readonly Point[], reach: number): readonly Point[] => {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (tip === undefined || before === undefined) return []
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0])
  const barb = (turn: number): Point => [
    tip[0] - reach * Math.cos(angle + turn),
    tip[1] - reach * Math.sin(angle + turn),
  ]
  return [barb(0.38), tip, barb(-0.38)]
}

const lineNode = (
  line: SceneLine,
  sheet: Sheet,
  weights: Readonly<Record<Weight, number>>,
  reach: number,
): SvgNode => {
  const head = line.arrow === 'end' ? openPath(arrowHead(line.points, reach), sheet) : ''
  return {
    tag: 'path',
    attributes: {
      d: `${openPath(line.points, sheet)}${head}`,
      'data-line': line.id,
      ...(line.style === 'dashed' && {
        'stroke-dasharray': DASH.map((lengths) => written(lengths * weights.fine)).join(' '),
      }),
    },
    children: [],
  }
}

export const lineNodes = (
  scene: Scene,
  sheet: Sheet,
  weights: Readonly<Record<Weight, number>>,
): SvgNode[] =>
  scene.lines.length === 0
    ? []
    : [
        {
          tag: 'g',
          attributes: {
            fill: 'none',
            stroke: INK,
            'stroke-width': written(weights.fine),
            'stroke-linejoin': 'round',
            'stroke-linecap': 'round',
            'pointer-events': 'none',
          },
          children: scene.lines.map((line) => lineNode(line, sheet, weights, scene.textSize)),
        },
      ]
