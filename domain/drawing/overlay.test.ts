import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { defaultOf } from '#tests/factories/configured'
import { buildConstruction } from './build-construction.ts'
import { buildScene } from './build-scene.ts'
import type { OverlayMarks } from './scene.ts'
import { svgText } from './svg-text.ts'
import { toSvgNodes } from './to-svg.ts'

const view = { side: 'outside', measurements: false } as const
const window = defaultOf(1002)
const sceneWith = (overlay: OverlayMarks) => buildScene(window, colorLists, { ...view, overlay })
const drawn = (overlay: OverlayMarks) => svgText(toSvgNodes(sceneWith(overlay)))

test('DD-50: nothing of it is drawn until somebody asks for it', () => {
  expect(svgText(toSvgNodes(buildScene(window, colorLists, view)))).not.toContain('data-overlay')
  expect(drawn({})).not.toContain('data-overlay')
})

test('DD-50: the grid has a line every 100 mm from the corner of the product, under the product', () => {
  const text = drawn({ grid: true })
  const [, path = ''] = /d="([^"]+)"[^>]*data-overlay="grid"/.exec(text) ?? []
  const upright = [...path.matchAll(/M(-?[\d.]+) [\d.-]+L\1 /g)].map(([, x]) => Number(x))
  expect(upright.slice(0, 3)).toEqual([0, 100, 200])
  expect(upright.at(-1)).toBe(1200)
  expect(text.indexOf('data-overlay')).toBeLessThan(text.indexOf('data-kind'))
})

test('DD-50: every pane carries its address', () => {
  expect(drawn({ addresses: true })).toMatch(/data-overlay="label"[^>]*>c1r1</)
})

test('DD-50: rows that are mounted together have a box with their number', () => {
  const scene = buildConstruction(
    [
      { rowNumber: 1, configuration: window, at: [0, 0] },
      { rowNumber: 7, configuration: window, at: [1200, 0] },
    ],
    colorLists,
    { ...view, overlay: { connections: true } },
  )
  const text = svgText(toSvgNodes(scene))
  expect(text.match(/data-overlay="box"/g)).toHaveLength(1)
  expect(text).toMatch(/data-overlay="label"[^>]*>7</)
})
