import { expect, test } from 'vitest'
import { defaultOf } from '#tests/factories/configured'
import { shippedRenderConfig } from '../../config/shipped-render-config.ts'
import type { DrawnRow } from './drawn-row.ts'
import { PICTURE_LOOK, type PictureOptions } from './picture-options.ts'
import { rowSceneOf, viewOf } from './row-scene.ts'

const rowOf = (rowNumber: number, modelId: number): DrawnRow => ({
  component: 'Product',
  rowNumber,
  model: { id: String(modelId) },
  choices: defaultOf(modelId).product.choices,
})
const colorLists = { wood: [], aluminium: [], door: [] }
const options: PictureOptions = {
  view: 'orthogonal',
  renderer: 'svg',
  side: 'outside',
  measurements: true,
  width: 100,
  height: 100,
  transparentBackground: false,
  showErrorMarker: false,
  hideFunctionIndicator: false,
}

test('D-028, D-221: pictures, and doors everywhere, have every edge above 10 degrees; the lens of pictures is 10', () => {
  expect(PICTURE_LOOK).toEqual({ fovDegrees: 10, edgeThreshold: 10 })
  expect(shippedRenderConfig.edgeThresholdDoor).toBe(10)
})

test.each([
  ['window', 1002],
  ['door', 3101],
])('D-044: a %s is drawn with its frame', (_, modelId) => {
  const { parts } = rowSceneOf({ rows: [rowOf(1, modelId)], places: [], colorLists }, viewOf(options))
  expect(parts.filter(({ kind }) => kind === 'frame').length).toBeGreaterThanOrEqual(3)
})

test('D-021: rows stand where their places say, seen from the one that the picture is of', () => {
  const bb = (minX: number) => ({ minX, minY: 500, maxX: minX + 1190, maxY: 1690 })
  const data = {
    rows: [rowOf(2, 1002), rowOf(1, 1002)] as const,
    places: [
      { rowNumber: 1, bb: bb(0) },
      { rowNumber: 2, bb: bb(1190) },
    ],
    colorLists,
  }
  expect(rowSceneOf(data, viewOf(options)).product).toEqual({ minX: -1190, minY: 0, maxX: 1190, maxY: 1190 })
  expect(() => rowSceneOf({ ...data, places: [] }, viewOf(options))).toThrow('stands nowhere')
})

test('D-019: symbols of how it opens are on paper unless left out, and never in the room', () => {
  const hides = (of: Partial<PictureOptions>) => viewOf({ ...options, ...of }).hideFunctionIndicator
  expect([hides({}), hides({ hideFunctionIndicator: true }), hides({ view: 'perspective' })]).toEqual([
    false,
    true,
    true,
  ])
})
