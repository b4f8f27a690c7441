/** Several drawings on one sheet: side by side on a common baseline, in lines of so much, each with its words under it. */
import type { Scene } from '#domain/drawing/scene'
import type { Box, Point } from '#domain/geometry/point'
import { heightOf, unionOf, widthOf } from '#domain/geometry/polygon'
import type { DxfEntity, DxfStroke } from './entities.ts'
import { capitalsOf } from './letters.ts'

/** A drawing by itself, with its words: 'Rad 3 V1' and what it is. */
export interface OnSheet {
  readonly words: readonly string[]
  readonly scene: Scene
  readonly entities: readonly DxfEntity[]
}

/** How long a line of drawings may be, mm. */
const LONGEST_LINE = 15_000
/** Between drawings, and from one line of words to the next, in text heights. */
const GAP = 4
const LINE = 1.5

const strokeMoved = (stroke: DxfStroke, move: (point: Point) => Point): DxfStroke => {
  switch (stroke.kind) {
    case 'polyline':
      return { ...stroke, points: stroke.points.map(move) }
    case 'arc':
      return { ...stroke, centre: move(stroke.centre) }
    case 'text':
      return { ...stroke, at: move(stroke.at) }
  }
}

const entityMoved = (entity: DxfEntity, by: Point): DxfEntity => {
  const move = ([x, y]: Point): Point => [x + by[0], y + by[1]]
  if (entity.kind !== 'length' && entity.kind !== 'angle') return strokeMoved(entity, move)
  const shared = {
    textAt: move(entity.textAt),
    picture: entity.picture.map((stroke) => strokeMoved(stroke, move)),
  }
  if (entity.kind === 'length')
    return {
      ...entity,
      ...shared,
      from: move(entity.from),
      to: move(entity.to),
      lineAt: move(entity.lineAt),
    }
  const [one, other] = entity.ends
  return {
    ...entity,
    ...shared,
    vertex: move(entity.vertex),
    ends: [move(one), move(other)],
    arcAt: move(entity.arcAt),
  }
}

const wordsUnder = ({ words, scene }: OnSheet): readonly DxfEntity[] => {
  const { bounds, product, textSize } = scene
  const x = (product.minX + product.maxX) / 2
  return words.map((text, line) => ({
    kind: 'text',
    layer: 'text',
    text,
    at: [x, bounds.minY - (line + 1) * LINE * textSize],
    height: capitalsOf(textSize),
  }))
}

/** Lines of drawings, none longer than the longest unless it is one drawing. */
const linesOf = (drawings: readonly OnSheet[], gap: number): readonly (readonly OnSheet[])[] => {
  const lines: OnSheet[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const drawing of drawings) {
    const width = widthOf(drawing.scene.bounds) + gap
    if (length + width > LONGEST_LINE) {
      lines.push([])
      length = 0
    }
    lines.at(-1)?.push(drawing)
    length += width
  }
  return lines
}

const placedLine = (line: readonly OnSheet[], top: number, gap: number): readonly DxfEntity[] => {
  const baseline = top - Math.max(...line.map(({ scene: { bounds } }) => bounds.maxY))
  let left = 0
  return line.flatMap((drawing) => {
    const { bounds } = drawing.scene
    const by: Point = [left - bounds.minX, baseline]
    left += widthOf(bounds) + gap
    return [...drawing.entities, ...wordsUnder(drawing)].map((entity) => entityMoved(entity, by))
  })
}

const boxOf = (line: readonly OnSheet[]): Box => unionOf(line.map(({ scene }) => scene.bounds))

export const arranged = (drawings: readonly OnSheet[], textSize: number): readonly DxfEntity[] => {
  const gap = GAP * textSize
  const mostWords = Math.max(0, ...drawings.map(({ words }) => words.length))
  let top = 0
  return linesOf(drawings, gap).flatMap((line) => {
    const placed = placedLine(line, top, gap)
    top -= heightOf(boxOf(line)) + gap + mostWords * LINE * textSize
    return placed
  })
}
