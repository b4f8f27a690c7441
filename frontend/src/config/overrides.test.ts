import { describe, expect, test } from 'vitest'
import { appConfigSchema } from './app-config.ts'
import { readOverrides, writeOverrides } from './overrides.ts'
import { renderConfigSchema } from './render-config.ts'
import { performanceModes } from './shipped-app-config.ts'
import { fieldOfViewOf, positionModes, shippedRenderConfig } from './shipped-render-config.ts'

test('D-181, D-209, D-243, D-245, D-246: shipped values', () => {
  expect(shippedRenderConfig).toMatchObject({
    measurementText: 25,
    measurementDimension: 20,
    measurementPadding: 10,
    measurementSpacing: 5,
    lowPerformancePixelLimit: 640 * 480,
    cameraFov: 30,
    cameraFovNarrow: 42,
  })
  expect(appConfigSchema.parse({})).toMatchObject({ debounceTime: 750, frameTickerIntervalMs: 1000 })
})

test('D-217 D-218 D-219: edges are full on a drawing, a hint in the room, fainter on doors', () => {
  const { edgeOpacity, edgeOpacity3d, edgeOpacityDoor } = shippedRenderConfig
  expect([edgeOpacity, edgeOpacity3d, edgeOpacityDoor]).toEqual([1, 0.3, 0.15])
})

test('D-220: edges are drawn from 15 to 25 degrees', () => {
  expect(shippedRenderConfig.edgeThreshold).toBeGreaterThanOrEqual(15)
  expect(shippedRenderConfig.edgeThreshold).toBeLessThanOrEqual(25)
})

test('D-221: doors show every edge from 10 degrees on', () => {
  expect(shippedRenderConfig.edgeThresholdDoor).toBe(10)
})

test('D-243: the lens is 30 degrees, 42 on a narrow screen; one of 0 sees as one of 1', () => {
  expect(fieldOfViewOf(shippedRenderConfig, false)).toBe(30)
  expect(fieldOfViewOf(shippedRenderConfig, true)).toBe(42)
  expect(fieldOfViewOf({ ...shippedRenderConfig, cameraFov: 0 }, false)).toBe(1)
})

test('D-204, D-213: the modes', () => {
  expect(performanceModes.toSorted()).toEqual(['auto', 'fallback', 'high', 'low', 'svg'])
  expect(positionModes).toEqual(['fixed', 'fixed-flip', 'follow-camera-offset', 'follow-camera-rotation'])
})

describe('what is stored', () => {
  test('a setting of the wrong kind is left out and the others hold', () => {
    const text = '{"cameraFov": 400, "edgeThreshold": 15, "unknown": 1}'
    expect(readOverrides(renderConfigSchema, text)).toEqual({ edgeThreshold: 15 })
  })

  test.each(['', '{', '[]', 'null', '"text"'])('%j is no setting', (text) => {
    expect(readOverrides(appConfigSchema, text)).toEqual({})
  })

  test('D-206: back to auto, and nothing else stored: the key goes; with others it stays', () => {
    expect(writeOverrides(readOverrides(appConfigSchema, '{"forcePerformanceMode":"auto"}'))).toBeNull()
    expect(
      writeOverrides(readOverrides(appConfigSchema, '{"forcePerformanceMode":"auto","showGrid":true}')),
    ).toBe('{"showGrid":true}')
  })
})
