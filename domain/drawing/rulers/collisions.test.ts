/**
 * Nothing of the measurements runs into anything else of them: read off the SVG as it is written, and off the scene, whose
 * coordinates the room is drawn with.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Box, Point } from '#domain/geometry/point'
import { layOut } from '#domain/layout/lay-out'
import { modelOf, plainChoices } from '#domain/layout/plain-choices.fixture'
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import { faultsOf } from '#domain/layout/shapes/faults'
import { frameShapes } from '#domain/layout/shapes/frame-shapes'
import { weightOf } from '#domain/physics/weight'
import { PRODUCT_SCHEMA_VERSION } from '#domain/product/bounds'
import type { Choices, Product } from '#domain/product/product'
import { casesOf, SEED } from '#tests/factories/seed'
import { buildConstruction, type PlacedRow, type PlacedRows } from '../build-construction.ts'
import type { Ruler, Scene, SvgNode } from '../scene.ts'
import { BASELINE } from '../svg/lettering.ts'
import { toSvgNodes } from '../to-svg.ts'
import { textWidth } from './scale.ts'

type Stroke = readonly [Point, Point]

/** What one measurement puts on the sheet. */
interface Inked {
  readonly id: string
  readonly text: Box
  /** The line along which it is measured; an angle has none. */
  readonly line: Stroke | null
  readonly strokes: readonly Stroke[]
}

const boxAbout = ([x, y]: Point, width: number, height: number): Box => ({
  minX: x - width / 2,
  maxX: x + width / 2,
  minY: y - height / 2,
  maxY: y + height / 2,
})

const textBox = (text: string, size: number, centre: Point, turned: boolean): Box => {
  const width = textWidth(text, size)
  return turned ? boxAbout(centre, size, width) : boxAbout(centre, width, size)
}

/** Chords of the arc between the horizontal and the slope. */
const arcOf = ({ from, offset, line: [start, end] }: Ruler): Stroke[] => {
  const angle = ([x, y]: Point): number => Math.atan2(y - from[1], x - from[0])
  const first = angle(start)
  const sweep = Math.atan2(Math.sin(angle(end) - first), Math.cos(angle(end) - first))
  const at = (share: number): Point => [
    from[0] + offset * Math.cos(first + sweep * share),
    from[1] + offset * Math.sin(first + sweep * share),
  ]
  return Array.from({ length: 8 }, (_, index): Stroke => [at(index / 8), at((index + 1) / 8)])
}

const inRoom = ({ rulers }: Scene): Inked[] =>
  rulers.map((ruler) => {
    const { id, kind, line, from, to, text, label } = ruler
    const isAngle = kind === 'angle'
    return {
      id,
      text: textBox(text, label.size, label.at, label.turned),
      line: isAngle ? null : line,
      strokes: isAngle ? arcOf(ruler) : [line, [from, line[0]], [to, line[1]]],
    }
  })

const childrenOf = (node: SvgNode): SvgNode[] => node.children.filter((child) => typeof child !== 'string')

const rulerNodesIn = (node: SvgNode): SvgNode[] =>
  'data-ruler' in node.attributes ? [node] : childrenOf(node).flatMap(rulerNodesIn)

/** Straight strokes of a path of M and L; the arc of an angle is looked at in the scene. */
const strokesIn = (path: string): Stroke[] =>
  path
    .split('M')
    .slice(1)
    .filter((line) => !line.includes('A'))
    .flatMap((line) => {
      const points = line.split('L').map((point): Point => {
        const [x = Number.NaN, y = Number.NaN] = point.split(' ').map(Number)
        return [x, y]
      })
      return points.slice(1).map((point, index): Stroke => [points[index] ?? point, point])
    })

const onSheet = (scene: Scene): Inked[] =>
  rulerNodesIn(toSvgNodes(scene)).map((node, index) => {
    const [path, text] = childrenOf(node)
    const { x, y, transform } = text?.attributes ?? {}
    const size = Number(text?.attributes['font-size'])
    const turned = transform !== undefined
    const centre: Point = turned
      ? [Number(x) - BASELINE * size, Number(y)]
      : [Number(x), Number(y) - BASELINE * size]
    const strokes = strokesIn(String(path?.attributes.d))
    return {
      id: scene.rulers[index]?.id ?? '',
      text: textBox(String(text?.children[0]), size, centre, turned),
      // Extension lines come first, then the line itself, then its ticks.
      line: node.attributes['data-ruler'] === 'angle' ? null : (strokes[2] ?? null),
      strokes,
    }
  })

const overlap = (one: Box, other: Box): boolean =>
  one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY

/** Clips the stroke to the box; Liang and Barsky's test with nothing left. */
const runsThrough = ([[x1, y1], [x2, y2]]: Stroke, { minX, maxX, minY, maxY }: Box): boolean => {
  let [enters, leaves] = [0, 1]
  for (const [travel, room] of [
    [x1 - x2, x1 - minX],
    [x2 - x1, maxX - x1],
    [y1 - y2, y1 - minY],
    [y2 - y1, maxY - y1],
  ] as const) {
    if (travel === 0 && room <= 0) return false
    if (travel < 0) enters = Math.max(enters, room / travel)
    if (travel > 0) leaves = Math.min(leaves, room / travel)
  }
  return enters < leaves
}

const lengthShared = (one: Stroke, other: Stroke): number => {
  const share = (axis: 0 | 1): number => {
    const [low, high] = [one, other].map(([from, to]) => [
      Math.min(from[axis], to[axis]),
      Math.max(from[axis], to[axis]),
    ]) as [[number, number], [number, number]]
    return Math.min(low[1], high[1]) - Math.max(low[0], high[0])
  }
  const [across, along] = [share(0), share(1)]
  return across < 0 || along < 0 ? 0 : Math.max(across, along)
}

const collisionsIn = (inked: readonly Inked[]): string[] =>
  inked.flatMap((one, index) => [
    ...inked
      .filter(({ strokes }) => strokes.some((stroke) => runsThrough(stroke, one.text)))
      .map((other) => `${other.id} runs through the figure of ${one.id}`),
    ...inked
      .slice(index + 1)
      .flatMap((other) => [
        ...(overlap(one.text, other.text) ? [`the figures of ${one.id} and ${other.id}`] : []),
        ...(one.line && other.line && lengthShared(one.line, other.line) > 0.1
          ? [`the lines of ${one.id} and ${other.id}`]
          : []),
      ]),
  ])

const rowOf = (rowNumber: number, overrides: Partial<Choices>, at: Point): PlacedRow => {
  const model = modelOf(1001)
  const values = plainChoices(model, overrides)
  const layout = layOut(values, model)
  const product: Product = {
    schemaVersion: PRODUCT_SCHEMA_VERSION,
    modelId: model.id,
    choices: values,
    stated: [],
  }
  return {
    rowNumber,
    configuration: { product, model, values, layout, weight: weightOf(layout, values, model) },
    at,
  }
}

const length = fc.integer({ min: 300, max: 3000 })
const partial = fc.integer({ min: 50, max: 2999 })
const side = fc.constantFrom('outside' as const, 'inside' as const)

/** Every shape that can be made of these sizes; a rectangle has up to four posts each way. */
const oneRow = fc
  .record({
    shape: fc.constantFrom(...frameShapes.map(({ id }) => id)),
    width: length,
    height: length,
    width1: partial,
    width2: partial,
    height1: partial,
    height2: partial,
    posts: fc.array(
      fc.record({
        direction: fc.constantFrom('VERTICAL' as const, 'HORIZONTAL' as const),
        share: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      }),
      { maxLength: 8 },
    ),
  })
  .filter(({ shape, ...sizes }) => faultsOf(shape, sizes).length === 0)
  .map(({ shape, posts, ...sizes }): Partial<Choices> => {
    const dividers = posts.map(({ direction, share }) => ({
      panel: '',
      typeId: 'P60',
      direction,
      position: Math.round(share * (direction === 'VERTICAL' ? sizes.width : sizes.height)),
    }))
    return {
      ...defaultDimensions(shape, sizes.width, sizes.height),
      ...sizes,
      frameShapeId: shape,
      // A slanted frame is not divided (R-S-06).
      dividers: shape === 0 ? dividers : [],
    }
  })

/** Rows side by side on one line or hanging from one, the one that is worked on anywhere among them, and one over it. */
const constructions = fc
  .record({
    main: oneRow,
    left: fc.array(fc.tuple(length, length), { maxLength: 3 }),
    right: fc.array(fc.tuple(length, length), { maxLength: 3 }),
    above: fc.option(length),
    hang: fc.boolean(),
  })
  .map(({ main, left, right, above, hang }): PlacedRows => {
    const { width = 0, height = 0 } = main
    const level = (other: number): number => (hang ? height - other : 0)
    let [westEnd, eastEnd] = [-20, width + 20]
    const west = left.map(([w, h], index) => {
      westEnd -= w
      const row = rowOf(index + 2, { width: w, height: h }, [westEnd, level(h)])
      westEnd -= 20
      return row
    })
    const east = right.map(([w, h], index) => {
      const row = rowOf(index + 12, { width: w, height: h }, [eastEnd, level(h)])
      eastEnd += w + 20
      return row
    })
    const over = above === null ? [] : [rowOf(22, { width, height: above }, [0, height + 20])]
    return [rowOf(1, main, [0, 0]), ...west, ...east, ...over]
  })

describe.each([
  [
    'D-177: one row of every shape',
    oneRow.map((choices): PlacedRows => [rowOf(1, choices, [0, 0])]),
    casesOf({ deep: 400, daily: 120 }),
  ],
  ['DD-24: rows that are mounted together', constructions, casesOf({ deep: 250, daily: 80 })],
] as const)(`%s (seed ${SEED})`, (_, drawings, numRuns) => {
  const each = (look: (scene: Scene) => Inked[]) =>
    fc.assert(
      fc.property(drawings, side, (rows, seenFrom) => {
        const view = { side: seenFrom, measurements: true, muteNeighbours: true } as const
        expect(collisionsIn(look(buildConstruction(rows, colorLists, view)))).toEqual([])
      }),
      { seed: SEED, numRuns },
    )

  test('no figure and no measurement line runs into another on paper', () => each(onSheet))
  test('nor in the room', () => each(inRoom))
})
