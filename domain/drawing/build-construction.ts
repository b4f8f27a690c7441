/**
 * Rows that are mounted together as one drawing (DD-03, DD-24): each row's own scene in its place, and measurements of the
 * whole: the widths of the rows that stand at the bottom with the total under them, the heights at the viewer's left alike.
 * The row that is worked on keeps its own finer measurements wherever nothing stands between it and the edge of the drawing.
 */
import type { ColorLists } from '#domain/catalogue/types'
import type { Box, Point, Side } from '#domain/geometry/point'
import { boundsOf, grown, rectangle, unionOf } from '#domain/geometry/polygon'
import { oppositeSide } from '#domain/geometry/sides'
import type { Configuration } from '#domain/rules/configuration'
import { isInFront, sides } from './boxes-in-front.ts'
import { boundsAround, boxOfRuler, buildScene, VIEW_PADDING } from './build-scene.ts'
import { drawableOf } from './drawable.ts'
import {
  chainsOfMounted,
  labelsOfMounted,
  type MountedRow,
  partsOfMounted,
} from './joinery/mounted-together.ts'
import { depthRulers, sectionsOf } from './joinery/sections.ts'
import { overlayOf } from './overlay.ts'
import { angleRulers } from './rulers/angles.ts'
import { chainsOf, type RulerChain, type RulerMeasure } from './rulers/measures.ts'
import { rulerScaleOf, textSizeOf } from './rulers/scale.ts'
import { straightRulers } from './rulers/straight.ts'
import type { Scene, View, ViewSide } from './scene.ts'

export interface PlacedRow {
  readonly rowNumber: number
  readonly configuration: Pick<Configuration, 'product' | 'model' | 'values' | 'layout' | 'weight'>
  /** Where the row's own origin lies. */
  readonly at: Point
  /** A coupling post fills the joint between two rows and has no measure of its own. */
  readonly isPost?: boolean
}

/** The rows' own measures, unless one of them is all there is; then the whole. */
const chainsAlong = (edge: Side, id: string, boxes: readonly Box[], product: Box): readonly RulerChain[] => {
  const { along } = sides[edge]
  const { low, high } = along(product)
  const whole: RulerChain = { edge, measures: [{ id, kind: 'overall', low, high }] }
  const own = boxes
    .filter((box) => isInFront(box, boxes, edge))
    .map(along)
    .toSorted((one, other) => one.low - other.low)
  if (own.some((range) => range.low === low && range.high === high)) return [whole]
  const measures = own.map(
    (range, index): RulerMeasure => ({ id: `${id}-${index + 1}`, kind: 'overall', ...range }),
  )
  return [{ edge, measures }, whole]
}

/** A row that stands nearer to that side reaches exactly as far, or nothing stands nearer. */
const isMeasured = (box: Box, boxes: readonly Box[], side: Side): boolean => {
  const { along } = sides[side]
  const { low, high } = along(box)
  return boxes.some(
    (other) => isInFront(other, boxes, side) && along(other).low === low && along(other).high === high,
  )
}

/**
 * What the row that is worked on measures: its parts where nothing stands before it, and its width and height across from
 * where the rows are measured, when they cannot be read there.
 */
const ownChains = (
  { configuration: { layout, values } }: PlacedRow,
  boxes: readonly Box[],
  side: ViewSide,
): readonly RulerChain[] => {
  const box = boundsOf(layout.outline)
  return chainsOf(layout, values, side).flatMap((chain): RulerChain[] => {
    const isFree = isInFront(box, boxes, chain.edge)
    if (chain.measures[0]?.kind !== 'overall') return isFree ? [{ ...chain, outline: layout.outline }] : []
    const edge = oppositeSide[chain.edge]
    const measures = chain.measures.map((measure) => ({ ...measure, id: `own-${measure.id}` }))
    return !isMeasured(box, boxes, chain.edge) && isInFront(box, boxes, edge)
      ? [{ edge, measures, outline: layout.outline }]
      : []
  })
}

/** A row among those that it is mounted together with; by itself it is a construction of one. */
export type PlacedRows = readonly [main: PlacedRow, ...others: PlacedRow[]]

/** All frames together. */
export const boxOfRows = (rows: PlacedRows): Box =>
  unionOf(
    rows.map(({ configuration: { layout }, at: [x, y] }) => {
      const { minX, minY, maxX, maxY } = boundsOf(layout.outline)
      return { minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y }
    }),
  )

type Drawn = Parameters<typeof buildScene>[0]

interface Remembered {
  readonly view: View
  readonly colorLists: ColorLists
  readonly scene: Scene
}

/**
 * From edit to edit of one row the others are the same, and what was drawn of them is still true: the rows of the drawing
 * made last. No more than those, because what is kept for longer is what costs a collection of garbage its time.
 */
let remembered: ReadonlyMap<Drawn, Remembered> = new Map()

/** A row without measurements: those are of the whole. */
const bareView = ({ side, hideFunctionIndicator }: View): View => ({
  side,
  measurements: false,
  hideFunctionIndicator: hideFunctionIndicator === true,
})

const drawBeside = (rows: readonly PlacedRow[], colorLists: ColorLists, view: View): Scene[] => {
  const drawn = new Map<Drawn, Remembered>()
  const scenes = rows.map(({ configuration }) => {
    const cached = drawn.get(configuration) ?? remembered.get(configuration)
    const isSame =
      cached?.colorLists === colorLists &&
      cached.view.side === view.side &&
      cached.view.hideFunctionIndicator === view.hideFunctionIndicator
    const scene = cached && isSame ? cached.scene : buildScene(configuration, colorLists, view)
    drawn.set(configuration, { view, colorLists, scene })
    return scene
  })
  remembered = drawn
  return scenes
}

const ORIGIN: Point = [0, 0]

const boxMoved = ({ minX, minY, maxX, maxY }: Box, [dx, dy]: Point): Box => ({
  minX: minX + dx,
  minY: minY + dy,
  maxX: maxX + dx,
  maxY: maxY + dy,
})

/** The first row is the one that is worked on: its parts are the scene's own, and it alone can be selected in. */
export const buildConstruction = (
  [main, ...others]: PlacedRows,
  colorLists: ColorLists,
  view: View,
): Scene => {
  if (others.length === 0) return buildScene(main.configuration, colorLists, view)
  const bare = bareView(view)
  const own = buildScene(main.configuration, colorLists, bare)
  const scenes = drawBeside(others, colorLists, bare)
  const placed = others.map((row, index) => ({
    row,
    at: [row.at[0] - main.at[0], row.at[1] - main.at[1]] as const,
    scene: scenes[index] ?? own,
  }))
  const beside = placed.map(({ row: { rowNumber, isPost = false }, at, scene }) => ({
    rowNumber,
    at,
    scene,
    isPost,
  }))
  const boxes = [
    own.product,
    ...beside.filter(({ isPost }) => !isPost).map(({ scene, at }) => boxMoved(scene.product, at)),
  ]
  const product = unionOf(boxes)
  const scale = rulerScaleOf(
    view.textSize ?? textSizeOf(product, view.measurementSizes),
    view.measurementSizes,
  )
  // Without measurements a scene's bounds are what it occupies, with some air.
  const occupied = grown(
    unionOf([own.bounds, ...beside.map(({ scene, at }) => boxMoved(scene.bounds, at))]),
    -VIEW_PADDING,
  )
  const surroundings = { outline: rectangle(product), product, occupied, side: view.side, scale }
  const { joinery: marks = [], side } = view
  const whole = [{ row: main, at: ORIGIN, scene: own }, ...placed]
  const mounted: MountedRow[] = (marks.length === 0 ? [] : whole).map(({ row, at, scene }) => ({
    rowNumber: row.rowNumber,
    at,
    parts: scene.parts,
    drawable: drawableOf(row.configuration, colorLists),
  }))
  const [worked] = mounted
  const chains = [
    ...(view.measurements ? ownChains(main, boxes, side) : []),
    ...(worked ? chainsOfMounted(worked, boxes, product, { side, marks }) : []),
    ...(view.measurements
      ? [
          ...chainsAlong('BOTTOM', 'width', boxes, product),
          ...chainsAlong(side === 'outside' ? 'LEFT' : 'RIGHT', 'height', boxes, product),
        ]
      : []),
  ]
  const { layout, values } = main.configuration
  const outer = [
    ...straightRulers(chains, surroundings),
    ...(view.measurements ? angleRulers(layout, values, scale) : []),
  ]
  const around = unionOf([occupied, ...outer.map((ruler) => boxOfRuler(ruler, scale))])
  const sections = marks.includes('sections')
    ? sectionsOf(partsOfMounted(mounted), layout, { side, around, gap: 2 * scale.text, text: scale.text })
    : []
  const rulers = [...outer, ...depthRulers(sections, side, scale)]
  const labels = labelsOfMounted(mounted, scale.text, marks)
  const scene: Scene = {
    // Only the door that is being edited has its 3D model in a construction.
    ...own,
    view,
    product,
    beside,
    bounds:
      view.measurements || rulers.length > 0
        ? boundsAround(around, { sections, rulers }, scale)
        : grown(occupied, VIEW_PADDING),
    rulers,
    ...(sections.length > 0 && { sections }),
    ...(labels.length > 0 && { labels }),
    textSize: scale.text,
  }
  return view.overlay ? { ...scene, overlay: overlayOf(scene, view.overlay) } : scene
}
