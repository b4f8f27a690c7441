import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Box } from '#domain/geometry/point'
import { modelOf } from '#domain/layout/plain-choices.fixture'
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import { faultsOf } from '#domain/layout/shapes/faults'
import { frameShapes } from '#domain/layout/shapes/frame-shapes'
import type { Bar } from '#domain/product/product'
import { SEED } from '#tests/factories/seed'
import { elevation } from '../elevation.fixture.ts'
import type { Ruler, Scene } from '../scene.ts'
import { angleText } from './angles.ts'
import { textWidth } from './scale.ts'

const rulerOf = ({ rulers }: Scene, id: string): Ruler | undefined =>
  rulers.find((ruler) => ruler.id === `ruler/${id}`)

const bar = (direction: Bar['direction'], position: number): Bar => ({
  panel: '',
  typeId: 'P60',
  direction,
  position,
})

describe('D-177: sizes', () => {
  test('overall width stands below and overall height on the left', () => {
    const { rulers } = elevation(1001, { width: 1490, height: 990 })
    expect(rulers.map(({ id, edge, text }) => [id, edge, text])).toEqual([
      ['ruler/width', 'BOTTOM', '1490'],
      ['ruler/height', 'LEFT', '990'],
    ])
  })

  test('the overall height stays on the left of the viewer who looks from inside', () => {
    expect(rulerOf(elevation(1001, {}, { side: 'inside' }), 'height')?.edge).toBe('RIGHT')
  })

  test('a chain between product and overall measure adds up to it', () => {
    const scene = elevation(1001, { dividers: [bar('VERTICAL', 300), bar('VERTICAL', 800)] })
    const chain = scene.rulers.filter(({ kind }) => kind === 'divider')
    expect(chain.map(({ text }) => Number(text))).toEqual([300, 500, 390])
    const [first] = chain
    expect(first?.offset).toBeLessThan(rulerOf(scene, 'width')?.offset ?? 0)
  })

  test('D-180: text is 2.5 % of the larger side', () => {
    expect(elevation(1001, { width: 2000, height: 1000 }).textSize).toBe(50)
    expect(rulerOf(elevation(1001, { width: 2000, height: 1000 }), 'width')?.label.size).toBe(50)
  })

  test('the width of a post is as large as any figure, past the end of what is too narrow for it', () => {
    const scene = elevation(9001, { width: 20, height: 2090 })
    const width = rulerOf(scene, 'width')
    expect(width?.text).toBe('20')
    expect(width?.label.size).toBe(scene.textSize)
    expect(width && boxOf(width).minX).toBeGreaterThan(20)
    const behind = rulerOf(elevation(9001, { width: 20, height: 2090 }, { side: 'inside' }), 'width')
    expect(behind && boxOf(behind).maxX).toBeLessThan(0)
  })

  test('partial dimensions stand where their corner is', () => {
    const { rulers } = elevation(1403)
    expect(
      rulers
        .filter(({ kind }) => kind.length > 5 && kind !== 'overall' && kind !== 'divider')
        .map(({ kind, edge }) => [kind, edge]),
    ).toEqual([
      ['width1', 'TOP'],
      ['height1', 'LEFT'],
      ['height2', 'RIGHT'],
    ])
  })

  test('D-183: without measurements there are none and 20 mm round the product', () => {
    const scene = elevation(1001, {}, { measurements: false })
    expect(scene.rulers).toEqual([])
    expect(scene.bounds).toEqual({ minX: -20, minY: -20, maxX: 1210, maxY: 1210 })
  })
})

describe('D-178: angles', () => {
  test('a slanted window has one, a gable two, a rectangle none', () => {
    const textsOf = (id: number, overrides = {}): string[] =>
      elevation(id, overrides)
        .rulers.filter(({ kind }) => kind === 'angle')
        .map(({ text }) => text)
    expect(textsOf(1401, { height1: 590 })).toEqual(['26,8°'])
    expect(textsOf(1403)).toHaveLength(2)
    expect(textsOf(1001)).toEqual([])
  })

  test('D-179: an angle has one decimal and a comma', () => {
    expect(angleText(33.26)).toBe('33,3°')
    expect(angleText(45)).toBe('45,0°')
  })

  test('in the narrow and high corner of a steep slope the figure is turned, and as large as any other', () => {
    const scene = elevation(1405, { frameShapeId: 35, width: 1390, height: 1190, width1: 100, width2: 100 })
    for (const id of ['angle1', 'angle2']) {
      const { label } = rulerOf(scene, id) ?? {}
      expect(label?.turned).toBe(true)
      expect(label?.size).toBeCloseTo(scene.textSize)
    }
    expect(rulerOf(elevation(1403), 'angle1')?.label.turned).toBe(false)
  })

  test('its vertex is the corner whose horizontal runs outside the product', () => {
    const angle = rulerOf(elevation(1401, { height1: 590 }), 'angle1')
    expect(angle?.from).toEqual([1190, 1190])
    expect(angle?.to).toEqual([0, 590])
  })
})

const boxOf = ({ label, text }: Ruler): Box => {
  const [along, across] = [textWidth(text, label.size) / 2, label.size / 2]
  const [halfWidth, halfHeight] = label.turned ? [across, along] : [along, across]
  const [x, y] = label.at
  return { minX: x - halfWidth, maxX: x + halfWidth, minY: y - halfHeight, maxY: y + halfHeight }
}

const overlap = (one: Box, other: Box): boolean =>
  one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY

const contains = (outer: Box, inner: Box): boolean =>
  outer.minX <= inner.minX && outer.maxX >= inner.maxX && outer.minY <= inner.minY && outer.maxY >= inner.maxY

/** Anything a dealer can type: every shape, slender or flat, with up to four posts each way at any place. */
const drawings = fc
  .record({
    shape: fc.constantFrom(...frameShapes.map(({ id }) => id)),
    width: fc.integer({ min: 300, max: 3000 }),
    height: fc.integer({ min: 300, max: 3000 }),
    width1: fc.integer({ min: 50, max: 1500 }),
    width2: fc.integer({ min: 50, max: 1500 }),
    height1: fc.integer({ min: 50, max: 2999 }),
    height2: fc.integer({ min: 50, max: 2999 }),
    posts: fc.array(
      fc.record({
        direction: fc.constantFrom('VERTICAL' as const, 'HORIZONTAL' as const),
        share: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      }),
      { maxLength: 8 },
    ),
    side: fc.constantFrom('outside' as const, 'inside' as const),
  })
  .filter(({ shape, ...sizes }) => faultsOf(shape, sizes).length === 0)

test(`no two figures overlap, and all are inside the picture (seed ${SEED})`, () => {
  fc.assert(
    fc.property(drawings, ({ shape, posts, side, ...sizes }) => {
      const used = { ...defaultDimensions(shape, sizes.width, sizes.height), ...sizes }
      const dividers =
        shape === 0
          ? posts.map(({ direction, share }) =>
              bar(direction, Math.round(share * (direction === 'VERTICAL' ? sizes.width : sizes.height))),
            )
          : []
      const scene = elevation(modelOf(1001), { ...used, frameShapeId: shape, dividers }, { side })
      const boxes = scene.rulers.map(boxOf)
      boxes.forEach((box, index) => {
        expect(contains(scene.bounds, box)).toBe(true)
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
      })
    }),
    { seed: SEED, numRuns: 300 },
  )
})
