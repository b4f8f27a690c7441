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
const sceneOf = (side: number) =>
  buildScene(
    configured(1001, { width: side, height: side, crossbars: [bar('VERTICAL'), bar('HORIZONTAL')] }),
    colorLists,
    { side: 'outside', measurements: false },
  )

const barsIn = ({ attributes, children }: SvgNode): SvgNode['attributes'][] => [
  ...(attributes['data-kind'] === 'crossbar' ? [attributes] : []),
  ...children.flatMap((child) => (typeof child === 'string' ? [] : barsIn(child))),
]
const inkOf = (side: number, pixel?: number) =>
  barsIn(toSvgNodes(sceneOf(side), pixel === undefined ? {} : { pixel })).map(({ stroke }) => stroke ?? null)

/** Paper has a line weight of 0.22 mm for a pixel of the screen (paper-drawing.ts). */
const onPaper = (denominator: number) => inkOf(1190, 0.22 * denominator)

test.each([590, 1190, 1990])('a bar and its ridge are inked on the screen, of a window of %i', (side) => {
  expect(inkOf(side)).toHaveLength(6)
  expect(inkOf(side)).not.toContain(null)
})

test('on paper a ridge whose lines would cover the bar has none, and neither has a bar at the scale of a whole house', () => {
  expect(onPaper(20).filter((ink) => ink === null)).toHaveLength(3)
  expect(onPaper(50).filter((ink) => ink === null)).toHaveLength(6)
})
