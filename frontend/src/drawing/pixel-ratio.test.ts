import { expect, test } from 'vitest'
import { pixelRatioOf } from './pixel-ratio.ts'

const large = { width: 2000, height: 1000 }
const low = { screen: 2, isLow: true, limit: 640 * 480 }

test('D-209: a weak machine draws at most 640 × 480 pixels, in the shape of the view', () => {
  const ratio = pixelRatioOf(large, low)
  expect(2000 * ratio * 1000 * ratio).toBeLessThanOrEqual(307_200 + 1e-6)
  expect(2000 * ratio * 1000 * ratio).toBeGreaterThan(307_000)
})

test('D-210: a limit of 0 is no limit', () => {
  expect(pixelRatioOf(large, { ...low, limit: 0 })).toBe(0.9)
})

test('D-211: nine tenths of the pixels on a weak machine, all of them otherwise', () => {
  expect(pixelRatioOf({ width: 400, height: 300 }, low)).toBe(0.9)
  expect(pixelRatioOf(large, { ...low, isLow: false, screen: 1 })).toBe(1)
})

test('a sharp screen gets its pixels, but never more than two by two', () => {
  expect(pixelRatioOf(large, { ...low, isLow: false, screen: 1.5 })).toBe(1.5)
  expect(pixelRatioOf(large, { ...low, isLow: false, screen: 3.5 })).toBe(2)
})
