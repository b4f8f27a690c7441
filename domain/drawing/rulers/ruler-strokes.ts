/** The strokes of a measurement in the scene's own frame of reference, so that every interpreter draws the same. */
import type { Point } from '#domain/geometry/point'
import type { Ruler, Scene } from '../scene.ts'
import { reachOfTick, rulerScaleOf, textWidth } from './scale.ts'

type Stroke = readonly Point[]

/** From just outside the measured corner to just past the measurement line. */
const extensionLine = ({ direction }: Ruler, from: Point, onLine: Point, gap: number): Stroke => {
  const along = direction === 'VERTICAL' ? 0 : 1
  const towards = Math.sign(onLine[along] - from[along])
  const moved = (point: Point, by: number): Point =>
    along === 0 ? [point[0] + by * towards, point[1]] : [point[0], point[1] + by * towards]
  return [moved(from, gap), moved(onLine, gap)]
}

/** Oblique ticks, rising to the right as the viewer sees them. */
const tick = ([x, y]: Point, length: number, mirrored: boolean): Stroke => {
  const reach = reachOfTick(length)
  const side = mirrored ? -reach : reach
  return [
    [x - side, y - reach],
    [x + side, y + reach],
  ]
}

export const straightStrokes = (
  ruler: Ruler,
  { view, textSize }: Pick<Scene, 'view' | 'textSize'>,
): readonly Stroke[] => {
  const { tick: length, spacing } = rulerScaleOf(textSize, view.measurementSizes)
  const [start, end] = ruler.line
  const mirrored = view.side === 'inside'
  return [
    extensionLine(ruler, ruler.from, start, spacing),
    extensionLine(ruler, ruler.to, end, spacing),
    ruler.line,
    tick(start, length, mirrored),
    tick(end, length, mirrored),
  ]
}

/** The horizontal of an angle, as far as its figure reaches. */
export const horizontalOfAngle = (ruler: Ruler, { view }: Pick<Scene, 'view'>): Stroke => {
  const { text, label, from, line } = ruler
  const { spacing } = rulerScaleOf(label.size, view.measurementSizes)
  const sideways = Math.sign(line[0][0] - from[0])
  const width = label.turned ? label.size : textWidth(text, label.size)
  return [from, [label.at[0] + sideways * (width / 2 + spacing), from[1]]]
}
