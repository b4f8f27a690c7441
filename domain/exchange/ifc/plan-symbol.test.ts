// What a floor plan shows of a window or door: the leaf stands open on the side of its hinges, and on the side that it opens to.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { drawableOf } from '#domain/drawing/drawable'
import type { Point } from '#domain/geometry/point'
import { configured } from '#tests/factories/configured'
import { localFrameOf } from './local-frame.ts'
import { planSymbolOf } from './plan-symbol.ts'

const symbolOf = (modelId: number, id: string) => {
  const drawable = drawableOf(configured(modelId, { function: id }), colorLists)
  const frame = localFrameOf(drawable)
  return { frame, strokes: planSymbolOf(drawable, frame) }
}

test.each([
  ['VU', 3001, 'right'],
  ['HU', 3001, 'left'],
  ['VI', 3121, 'right'],
  ['HI', 3121, 'left'],
])(
  'the leaf of %s (model %i) turns out of the wall about hinges on the %s of the plan',
  (id, modelId, side) => {
    const { frame, strokes } = symbolOf(modelId, id)
    const hinge = side === 'left' ? 0 : frame.width
    const arc = strokes.find(({ isArc }) => isArc === true)?.points
    const open: Point = [hinge, frame.depth + frame.width]
    expect(strokes.map(({ points }) => points)).toContainEqual([[hinge, frame.depth], open])
    expect([arc?.[0], arc?.[2]]).toEqual([open, [frame.width - hinge, frame.depth]])
  },
)

test('what slides has an arrow, and what does not open neither arrow nor arc', () => {
  const [sliding, fixed] = [symbolOf(2101, 'SKV'), symbolOf(1001, 'FK')]
  expect(sliding.strokes.length).toBeGreaterThan(fixed.strokes.length)
  expect([...sliding.strokes, ...fixed.strokes].some(({ isArc }) => isArc === true)).toBe(false)
  // Two jambs, two faces, one pane.
  expect(fixed.strokes).toHaveLength(5)
})
