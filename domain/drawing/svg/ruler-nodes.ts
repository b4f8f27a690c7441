/** Measurements: thin lines with oblique ticks, extension lines and figures. */
import type { Point } from '#domain/geometry/point'
import { reachOfTick, rulerScaleOf, textWidth } from '../rulers/scale.ts'
import type { Ruler, Scene, SvgNode } from '../scene.ts'
import { DIMENSION_INK, type StrokeWeight } from './ink.ts'
import { openPath, type Sheet, sheetText } from './sheet.ts'

/** Figures sit on their baseline this share of their height below their middle. */
const BASELINE = 0.36

const isUpright = ({ direction }: Ruler): boolean => direction === 'VERTICAL'

/** From just outside the measured corner to just past the measurement line. */
const extensionLine = (ruler: Ruler, from: Point, onLine: Point, gap: number): readonly Point[] => {
  const along = isUpright(ruler) ? 0 : 1
  const towards = Math.sign(onLine[along] - from[along])
  const moved = (point: Point, by: number): Point =>
    along === 0 ? [point[0] + by * towards, point[1]] : [point[0], point[1] + by * towards]
  return [moved(from, gap), moved(onLine, gap)]
}

/** Oblique ticks, rising to the right as the viewer sees them. */
const tick = ([x, y]: Point, length: number, mirrored: boolean): readonly Point[] => {
  const reach = reachOfTick(length)
  const side = mirrored ? -reach : reach
  return [
    [x - side, y - reach],
    [x + side, y + reach],
  ]
}

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

const straightPath = (ruler: Ruler, sheet: Sheet, scene: Scene): string => {
  const { tick: length, spacing } = rulerScaleOf(scene.textSize, scene.view.measurementSizes)
  const [start, end] = ruler.line
  const mirrored = scene.view.side === 'inside'
  return [
    extensionLine(ruler, ruler.from, start, spacing),
    extensionLine(ruler, ruler.to, end, spacing),
    ruler.line,
    tick(start, length, mirrored),
    tick(end, length, mirrored),
  ]
    .map((points) => openPath(points, sheet))
    .join('')
}

/** The arc between the horizontal and the slope, and the horizontal itself as far as the text reaches. */
const anglePath = (ruler: Ruler, sheet: Sheet, { view }: Scene): string => {
  const [onHorizontal, onSlope] = ruler.line
  const [vertex, start, end] = [ruler.from, onHorizontal, onSlope].map(sheet.place) as [Point, Point, Point]
  const turn = (start[0] - vertex[0]) * (end[1] - vertex[1]) - (start[1] - vertex[1]) * (end[0] - vertex[0])
  const radius = sheetText(ruler.offset)
  const { text, label } = ruler
  const { spacing } = rulerScaleOf(label.size, view.measurementSizes)
  const sideways = Math.sign(onHorizontal[0] - ruler.from[0])
  const width = label.turned ? label.size : textWidth(text, label.size)
  const reach = label.at[0] + sideways * (width / 2 + spacing)
  return [
    openPath([ruler.from, [reach, ruler.from[1]]], sheet),
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
            'font-family': "'Source Sans 3 Variable', 'Source Sans 3', Arial, sans-serif",
            'pointer-events': 'none',
          },
          children: scene.rulers.map((ruler) => rulerNode(ruler, sheet, scene)),
        },
      ]
