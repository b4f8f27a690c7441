/** Measurements: thin lines with oblique ticks, extension lines and figures. */
import type { Point } from '#domain/geometry/point'
import { horizontalOfAngle, straightStrokes } from '../rulers/ruler-strokes.ts'
import type { Ruler, Scene, SvgNode } from '../scene.ts'
import { DIMENSION_INK, type StrokeWeight } from './ink.ts'
import { BASELINE, FONT_FAMILY } from './lettering.ts'
import { openPath, type Sheet, sheetText } from './sheet.ts'

const textNode = ({ text, label }: Ruler, { place }: Sheet): SvgNode => {
  const [x, y] = place(label.at)
  const shift = label.size * BASELINE
  const [atX, atY] = label.turned ? [x + shift, y] : [x, y + shift]
  return {
    tag: 'text',
    attributes: {
      x: sheetText(atX),
      y: sheetText(atY),
      'font-size': sheetText(label.size),
      'text-anchor': 'middle',
      fill: DIMENSION_INK,
      stroke: 'none',
      ...(label.turned && { transform: `rotate(-90 ${sheetText(atX)} ${sheetText(atY)})` }),
    },
    children: [text],
  }
}

const straightPath = (ruler: Ruler, sheet: Sheet, scene: Scene): string =>
  straightStrokes(ruler, scene)
    .map((points) => openPath(points, sheet))
    .join('')

/** The arc between the horizontal and the slope, and the horizontal itself. */
const anglePath = (ruler: Ruler, sheet: Sheet, scene: Scene): string => {
  const [onHorizontal, onSlope] = ruler.line
  const [vertex, start, end] = [ruler.from, onHorizontal, onSlope].map(sheet.place) as [Point, Point, Point]
  const turn = (start[0] - vertex[0]) * (end[1] - vertex[1]) - (start[1] - vertex[1]) * (end[0] - vertex[0])
  const radius = sheetText(ruler.offset)
  return [
    openPath(horizontalOfAngle(ruler, scene), sheet),
    `M${sheetText(start[0])} ${sheetText(start[1])}A${radius} ${radius} 0 0 ${turn > 0 ? 1 : 0} ${sheetText(end[0])} ${sheetText(end[1])}`,
  ].join('')
}

const rulerNode = (ruler: Ruler, sheet: Sheet, scene: Scene): SvgNode => ({
  tag: 'g',
  attributes: { 'data-ruler': ruler.kind },
  children: [
    {
      tag: 'path',
      attributes: {
        d: ruler.kind === 'angle' ? anglePath(ruler, sheet, scene) : straightPath(ruler, sheet, scene),
      },
      children: [],
    },
    textNode(ruler, sheet),
  ],
})

export const rulerNodes = (
  scene: Scene,
  sheet: Sheet,
  weights: Readonly<Record<StrokeWeight, number>>,
): SvgNode[] =>
  scene.rulers.length === 0
    ? []
    : [
        {
          tag: 'g',
          attributes: {
            fill: 'none',
            stroke: DIMENSION_INK,
            'stroke-width': sheetText(weights.fine),
            'font-family': FONT_FAMILY,
            'pointer-events': 'none',
          },
          children: scene.rulers.map((ruler) => rulerNode(ruler, sheet, scene)),
        },
      ]
