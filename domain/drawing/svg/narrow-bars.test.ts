// Glazing bars keep the colour of the product at every size in which they are drawn.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configured } from '#tests/factories/configured'
import { buildScene } from '../build-scene.ts'
import type { SvgNode } from '../scene.ts'
import { toSvgNodes } from '../to-svg.ts'

const bar = (direction: 'VERTICAL' | 'HORIZONTAL') => ({
  panel: '',
  direction,
  typeId: 'S28',
  position: null,
})
const scene = buildScene(
  configured(1001, { width: 1190, height: 1190, crossbars: [bar('VERTICAL'), bar('HORIZONTAL')] }),
  colorLists,
  { side: 'outside', measurements: false },
)

const barsIn = ({ attributes, children }: SvgNode): SvgNode['attributes'][] => [
  ...(attributes['data-kind'] === 'crossbar' ? [attributes] : []),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : barsIn(child))),
]
const inkOf = (pixel?: number) =>
  barsIn(toSvgNodes(scene, pixel === undefined ? {} : { pixel })).map(({ stroke }) => stroke ?? null)

/** Paper has a line weight of 0.22 mm for a pixel of the screen (paper-drawing.ts). */
const onPaper = (denominator: number) => inkOf(0.22 * denominator)

test('a bar and its ridge are inked on the screen', () => {
  expect(inkOf()).toHaveLength(6)
  expect(inkOf()).not.toContain(null)
})

test('on paper a ridge whose lines would cover the bar has none, and neither has a bar at the scale of a whole house', () => {
  expect(onPaper(20).filter((ink) => ink === null)).toHaveLength(3)
  expect(onPaper(50).filter((ink) => ink === null)).toHaveLength(6)
})
