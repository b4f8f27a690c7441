import { expect, test } from 'vitest'
import { colorBook } from '#domain/catalogue/colors/color-book'
import { defaultOf } from '#tests/factories/configured'
import { buildConstruction } from '../build-construction.ts'
import { buildScene } from '../build-scene.ts'
import { svgText } from '../svg-text.ts'
import { toSvgNodes } from '../to-svg.ts'

const view = { side: 'outside', measurements: false } as const
const window = defaultOf(1002)
const drawn = (debug: object) => svgText(toSvgNodes(buildScene(window, colorBook, view), { debug }))

test('DD-50: nothing of it is drawn until somebody asks for it', () => {
  expect(svgText(toSvgNodes(buildScene(window, colorBook, view)))).not.toContain('data-debug')
  expect(drawn({})).not.toContain('data-debug')
})

test('DD-50: the grid has a line every 100 mm from the corner of the product, under the product', () => {
  const text = drawn({ grid: true })
  const [, path = ''] = /d="([^"]+)"[^>]*data-debug="grid"/.exec(text) ?? []
  const upright = [...path.matchAll(/M(-?[\d.]+) [\d.-]+L\1 /g)].map(([, x]) => Number(x))
  expect(upright.slice(0, 3)).toEqual([0, 100, 200])
  expect(upright.at(-1)).toBe(1200)
  expect(text.indexOf('data-debug')).toBeLessThan(text.indexOf('data-kind'))
})

test('DD-50: every pane carries its address', () => {
  expect(drawn({ addresses: true })).toMatch(/data-debug="label"[^>]*>c1r1</)
})

test('DD-50: rows that are mounted together have a box with their number', () => {
  const scene = buildConstruction(
    [
      { rowNumber: 1, configuration: window, at: [0, 0] },
      { rowNumber: 7, configuration: window, at: [1200, 0] },
    ],
    colorBook,
    view,
  )
  const text = svgText(toSvgNodes(scene, { debug: { connections: true } }))
  expect(text.match(/data-debug="connection"/g)).toHaveLength(1)
  expect(text).toMatch(/data-debug="label"[^>]*>7</)
})
