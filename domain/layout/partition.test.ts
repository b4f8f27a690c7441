import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { halfPlanesOf } from '#domain/geometry/half-plane'
import type { Polygon } from '#domain/geometry/point'
import { areaOf, isCounterClockwise } from '#domain/geometry/polygon'
import type { Bar, Choices } from '#domain/product/product'
import { casesOf, SEED } from '#tests/factories/seed'
import { layOut } from './lay-out.ts'
import type { Layout } from './parts.ts'
import { modelOf, plainChoices } from './plain-choices.fixture.ts'
import { faultsOf } from './shapes/faults.ts'

// Thousands of layouts; a loaded machine needs its time.
vi.setConfig({ testTimeout: 120_000 })

/** Fixed, so that a failure can be repeated; named in the test's title. */
/** Runs of each kind; ten thousand in all when every case is tried. */
const RUNS = casesOf({ deep: 2500, daily: 200 })

/** A square millimetre: coordinates of metres, multiplied, carry rounding far below it. */
const TOLERANCE_MM2 = 1
/** A micrometre. */
const TOLERANCE_MM = 1e-3

const total = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0)

const bars = (typeId: string, most: number): fc.Arbitrary<Bar[]> =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: most }))
    .map(([verticals, horizontals]) => [
      ...Array.from(
        { length: verticals },
        (): Bar => ({
          panel: '',
          typeId,
          direction: 'VERTICAL',
          position: null,
        }),
      ),
      ...Array.from(
        { length: horizontals },
        (): Bar => ({
          panel: '',
          typeId,
          direction: 'HORIZONTAL',
          position: null,
        }),
      ),
    ])

type Sizes = Pick<Choices, 'width' | 'height' | 'width1' | 'height1' | 'height2' | 'dividers' | 'crossbars'>

interface Kind {
  readonly name: string
  readonly modelId: number
  readonly frameShapeId: Choices['frameShapeId']
  readonly postId: string
}

const kinds: readonly Kind[] = [
  { name: 'a rectangle with fixed glass', modelId: 1001, frameShapeId: 0, postId: 'P60' },
  { name: 'a rectangle with sashes', modelId: 1002, frameShapeId: 0, postId: 'P86' },
  { name: 'a slanted window', modelId: 1401, frameShapeId: 1, postId: 'P60' },
  { name: 'a gable window', modelId: 1403, frameShapeId: 7, postId: 'P60' },
]

/** Random valid dimensions of a shape, posts and through-going bars. */
const sizesOf = ({ frameShapeId, postId }: Kind, mostBars: number): fc.Arbitrary<Sizes> =>
  fc
    .record({
      width: fc.integer({ min: 1200, max: 3000 }),
      height: fc.integer({ min: 1200, max: 3000 }),
      width1: fc.integer({ min: 50, max: 2900 }),
      height1: fc.integer({ min: 50, max: 2999 }),
      height2: fc.integer({ min: 50, max: 2999 }),
      dividers: bars(postId, mostBars),
      crossbars: bars('S28', mostBars),
    })
    .filter((sizes) => faultsOf(frameShapeId, { ...sizes, width2: 0 }).length === 0)

const check = (kind: Kind, mostBars: number, holds: (layout: Layout) => void): void => {
  const model = modelOf(kind.modelId)
  fc.assert(
    fc.property(sizesOf(kind, mostBars), (sizes) =>
      holds(layOut(plainChoices(model, { ...sizes, width2: 0, frameShapeId: kind.frameShapeId }), model)),
    ),
    { seed: SEED, numRuns: RUNS },
  )
}

const isInside = (inner: Polygon, outer: Polygon): boolean =>
  halfPlanesOf(outer).every(({ a, b, c }) => inner.every(([x, y]) => a * x + b * y - c > -TOLERANCE_MM))

/** Parts that run the wrong way round or reach out of what holds them. */
const unsound = (polygons: readonly Polygon[], parent: Polygon): Polygon[] =>
  polygons.filter(
    (polygon) => polygon.length > 0 && !(isCounterClockwise(polygon) && isInside(polygon, parent)),
  )

test.each(kinds)(`frame, posts and cavities fill $name exactly (seed ${SEED})`, (kind) => {
  check(kind, 4, ({ outline, frame, dividers, fields }) => {
    const parts = [
      ...frame.map((member) => member.outline),
      ...dividers.map((post) => post.outline),
      ...fields.map(({ cavity }) => cavity),
    ]
    expect(Math.abs(total(parts) - areaOf(outline))).toBeLessThan(TOLERANCE_MM2)
    expect(unsound(parts, outline)).toEqual([])
  })
})

test.each(kinds)(`members, bars and panes fill every opening of $name exactly (seed ${SEED})`, (kind) => {
  check(kind, 2, ({ fields, crossbars }) => {
    // Bars that meet in the tip of a gable leave no pane between them; the rules refuse such bars.
    fc.pre(fields.every(({ panes }) => panes.every(({ daylight }) => daylight.length > 0)))
    for (const { address, outer, cavity, sash, panes } of fields) {
      const opening = sash?.daylight ?? cavity
      const own = crossbars.filter(({ panel }) => panel === address).map(({ outline }) => outline)
      const filling = [...panes.map(({ daylight }) => daylight), ...own]
      expect(Math.abs(total(filling) - areaOf(opening))).toBeLessThan(TOLERANCE_MM2)
      expect(unsound(filling, opening)).toEqual([])
      expect(
        unsound(
          panes.map(({ glassEdge }) => glassEdge),
          outer,
        ),
      ).toEqual([])
      if (sash === null) continue
      const members = sash.members.map(({ outline }) => outline)
      expect(Math.abs(total([...members, sash.daylight]) - areaOf(sash.outer))).toBeLessThan(TOLERANCE_MM2)
      expect(unsound([sash.outer], outer)).toEqual([])
    }
  })
})
