import { expect, test } from 'vitest'
import {
  type Bounds,
  type Direction,
  directionTo,
  fittingScale,
  perspectiveDistance,
  positionAt,
  readableTextSize,
  viewCentreOf,
} from './framing.ts'

const square = { width: 1000, height: 1000 }
const lens = (padding: number) => ({ viewport: square, fovDegrees: 90, padding })
const perspectivePosition = (bounds: Bounds, direction: Direction, through: ReturnType<typeof lens>) => {
  const about = viewCentreOf(bounds)
  return positionAt(about, direction, perspectiveDistance(bounds, about, direction, through))
}

test('seen straight from outside, a flat square of 2000 mm fills a field of view of 90 degrees from 1000 mm', () => {
  const bounds = { min: [0, 0, 0], max: [2000, 2000, 0] } as const
  const position = perspectivePosition(bounds, { azimuth: 0, elevation: 0 }, lens(0))
  expect(position[0]).toBeCloseTo(1000, 6)
  expect(position[1]).toBeCloseTo(1000, 6)
  expect(position[2]).toBeCloseTo(1000, 6)
})

test('depth towards the camera and padding both move it away', () => {
  const bounds = { min: [0, 0, 0], max: [2000, 2000, 200] } as const
  const position = perspectivePosition(bounds, { azimuth: 0, elevation: 0 }, lens(150))
  // Middle of the depth (100), front corner (100) and half the height with its padding (1150).
  expect(position[2]).toBeCloseTo(1350, 6)
})

test('the inside view stands on the other side', () => {
  const bounds = { min: [0, 0, 0], max: [2000, 2000, 0] } as const
  expect(perspectivePosition(bounds, { azimuth: 180, elevation: 0 }, lens(0))[2]).toBeCloseTo(-1000, 6)
})

test('a narrow viewport is fitted by its width', () => {
  expect(fittingScale(1000, 1000, { width: 300, height: 900 }, 0)).toBeCloseTo(0.3, 9)
})

test('padding is kept on both sides', () => {
  expect(fittingScale(960, 960, square, 20)).toBeCloseTo(1, 9)
})

test('D-180: measurement text is 2.5 % of the larger side where there is room', () => {
  expect(readableTextSize({ width: 2000, height: 1000 }, square)).toBe(50)
})

test('on a phone measurement text is as large as can be read', () => {
  const size = readableTextSize({ width: 2000, height: 1000 }, { width: 300, height: 300 })
  // 300 px over 2000 mm, of which the rulers take a part: 13 px are just under 100 mm.
  expect(size).toBeCloseTo(13 / (0.15 * 0.88), 6)
})

test('before the viewport has a size nothing is known', () => {
  expect(readableTextSize({ width: 2000, height: 1000 }, { width: 0, height: 0 })).toBeNull()
})

test('where one stands is told back as direction and distance', () => {
  const about = [100, 200, 300] as const
  const stance = { azimuth: 26, elevation: 9 }
  const direction = directionTo(positionAt(about, stance, 5000), about)
  expect(direction.azimuth).toBeCloseTo(26, 9)
  expect(direction.elevation).toBeCloseTo(9, 9)
  expect(direction.distance).toBeCloseTo(5000, 6)
})
