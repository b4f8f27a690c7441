import { expect, test } from 'vitest'
import { intensityOf } from './lab.ts'

test.each([
  ['#ffffff', 255],
  ['#000000', 0],
  ['#ff0000', 0.299 * 255],
  ['#00FF00', 0.587 * 255],
  ['#0000ff', 0.114 * 255],
  ['#204060', 0.299 * 32 + 0.587 * 64 + 0.114 * 96],
])('D-251: the intensity of %s is %d', (rgbHex, intensity) => {
  expect(intensityOf(rgbHex)).toBeCloseTo(intensity, 6)
})
