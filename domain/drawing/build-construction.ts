/**
 * Rows that are mounted together as one drawing (DD-03, DD-24): each row's own scene in its place, and measurements of the
 * whole: the widths of the rows that stand at the bottom with the total under them, the heights at the viewer's left alike.
 */
import type { ColorBook } from '#domain/catalogue/types'
import type { Box, Point } from '#domain/geometry/point'
import { boundsOf, rectangle, unionOf } from '#domain/geometry/polygon'
import type { Configuration } from '#domain/rules/configuration'
import { boxOfRuler, buildScene, grown, VIEW_PADDING } from './build-scene.ts'
import { movedScene } from './moved-scene.ts'
import type { Chain, Measure } from './rulers/measures.ts'
import { rulerScaleOf, textSizeOf } from './rulers/scale.ts'
import { straightRulers } from './rulers/straight.ts'
import type { Scene, View, ViewSide } from './scene.ts'

export interface PlacedRow {
  readonly rowNumber: number
  readonly configuration: Pick<Configuration, 'model' | 'values' | 'layout' | 'weight'>
  /** Where the row's own origin lies. */
  readonly at: Point
}

interface Range {
  readonly low: number
  readonly high: number
}

const across = ({ minX, maxX }: Box): Range => ({ low: minX, high: maxX })
const upwards = ({ minY, maxY }: Box): Range => ({ low: minY, high: maxY })

const share = (one: Range, other: Range): boolean =>
  Math.min(one.high, other.high) > Math.max(one.low, other.low)

/** Boxes that no other one stands in front of, when one looks along from that side. */
const inFront = (
  boxes: readonly Box[],
  along: (box: Box) => Range,
  isNearer: (one: Box, other: Box) => boolean,
): readonly Range[] =>
  boxes
    .filter((box) => !boxes.some((other) => isNearer(other, box) && share(along(other), along(box))))
    .map(along)
    .toSorted((one, other) => one.low - other.low)

/** The rows' own measures, unless one of them is all there is; then the whole. */
const chains = (
  edge: Chain['edge'],
  id: string,
  own: readonly Range[],
  { low, high }: Range,
): readonly Chain[] => {
  const whole: Chain = { edge, measures: [{ id, kind: 'overall', low, high }] }
  const isWhole = own.some((range) => range.low === low && range.high === high)
  if (isWhole) return [whole]
  const measures = own.map(
    (range, index): Measure => ({ id: `${id}-${index + 1}`, kind: 'overall', ...range }),
  )
  return [{ edge, measures }, whole]
}

const chainsOf = (boxes: readonly Box[], whole: Box, side: ViewSide): readonly Chain[] => [
  ...chains(
    'BOTTOM',
    'width',
    inFront(boxes, across, (one, other) => one.minY < other.minY),
    across(whole),
  ),
  ...chains(
    side === 'outside' ? 'LEFT' : 'RIGHT',
    'height',
    inFront(boxes, upwards, (one, other) =>
      side === 'outside' ? one.minX < other.minX : one.maxX > other.maxX,
    ),
    upwards(whole),
  ),
]

/** The first row is the one that is worked on: its parts keep their names, and it alone can be selected in. */
export const buildConstruction = (
  [main, ...others]: readonly [PlacedRow, ...PlacedRow[]],
  book: ColorBook,
  view: View,
): Scene => {
  const sceneOf = ({ configuration }: PlacedRow): Scene =>
    buildScene(configuration, book, { ...view, measurements: false })
  const own = sceneOf(main)
  const scenes = others.map((row) => {
    const offset: Point = [row.at[0] - main.at[0], row.at[1] - main.at[1]]
    return movedScene(sceneOf(row), offset, `row${row.rowNumber}/`)
  })
  const boxes = [own, ...scenes].map(({ outline }) => boundsOf(outline))
  const product = unionOf(boxes)
  const textSize = view.textSize ?? textSizeOf(product, view.measurementSizes)
  const scale = rulerScaleOf(textSize, view.measurementSizes)
  const parts = [own, ...scenes].flatMap((scene) => scene.parts)
  const shown = parts.filter(({ onlySide }) => onlySide === undefined || onlySide === view.side)
  const occupied = unionOf([product, ...shown.map(({ outlines: [outer] }) => boundsOf(outer ?? []))])
  const rulers = view.measurements
    ? straightRulers(chainsOf(boxes, product, view.side), {
        outline: rectangle(product),
        product,
        occupied,
        side: view.side,
        scale,
      })
    : []
  return {
    view,
    product,
    outline: own.outline,
    neighbours: scenes.map(({ outline }) => outline),
    bounds: view.measurements
      ? grown(unionOf([occupied, ...rulers.map((ruler) => boxOfRuler(ruler, scale))]), scale.spacing)
      : grown(occupied, VIEW_PADDING),
    parts,
    lines: [own, ...scenes].flatMap(({ lines }) => lines),
    rulers,
    poses: [own, ...scenes].flatMap(({ poses }) => poses),
    textSize,
  }
}
