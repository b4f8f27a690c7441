import { expect, test } from 'vitest'
import { anglesOf, withAngle } from './angles.ts'
import { defaultDimensions } from './default-dimensions.ts'
import { frameShapes } from './frame-shapes.ts'

const box = { width: 1000, height: 1200, width1: 0, width2: 0, height1: 0, height2: 0 }

test('D-112: a rectangle has no angle to edit', () => {
  expect(anglesOf(0, box)).toEqual({ angle1: null, angle2: null })
  expect(withAngle(0, box, 'angle1', 45)).toBeNull()
})

test('a roof pitch of 30° over 1000 mm falls by 577 mm', () => {
  const changed = withAngle(1, { ...box, height1: 900 }, 'angle1', 30)
  expect(changed).toEqual({ ...box, height1: 623 })
})

test('an edited angle comes back as the angle of the new dimensions, to the millimetre', () => {
  for (const { id, slopes } of frameShapes) {
    const start = defaultDimensions(id, 1190, 1190)
    for (const which of ['angle1', 'angle2'] as const) {
      const angle = anglesOf(id, start)[which]
      if (slopes[which] === undefined || angle === null) continue
      const changed = withAngle(id, start, which, angle + 2)
      expect(changed, `shape ${id} ${which}`).not.toBeNull()
      const back = changed === null ? null : anglesOf(id, changed)[which]
      // Half a millimetre over the shortest run of 300 mm is a tenth of a degree.
      expect(back).toBeCloseTo(Math.round((angle + 2) * 10) / 10, 0)
    }
  }
})

test('the other angle and the other dimensions are kept', () => {
  const start = { ...box, width1: 400, height1: 800, height2: 700 }
  const changed = withAngle(7, start, 'angle2', 35)
  expect(changed).toEqual({ ...start, height2: 780 })
})

test.each([35, 38, 40, 51])('D-113: 90° leaves shape %i no lean and fails', (id) => {
  expect(withAngle(id, defaultDimensions(id, 1200, 1200), 'angle1', 90)).toBeNull()
})

test.each([
  [3, 'angle1'],
  [4, 'angle2'],
] as const)('D-113: 90° makes a triangle of shape %i endlessly high and fails', (id, which) => {
  expect(withAngle(id, box, which, 90)).toBeNull()
  expect(withAngle(id, box, which, 60)).toMatchObject({ height: 1732 })
})

test('D-113: 45° on a square slanted window leaves no low side and fails', () => {
  const square = { ...box, width: 1200, height1: 700 }
  expect(withAngle(1, square, 'angle1', 45)).toBeNull()
})

test('D-115: angles below 1° and above 90° fail', () => {
  const slanted = { ...box, height1: 700 }
  expect(withAngle(1, slanted, 'angle1', 0.9)).toBeNull()
  expect(withAngle(1, slanted, 'angle1', 1)).not.toBeNull()
  expect(withAngle(4, box, 'angle2', 90.1)).toBeNull()
  expect(withAngle(1, slanted, 'angle1', Number.NaN)).toBeNull()
})

test('D-116: an angle counts with one decimal', () => {
  const slanted = { ...box, height1: 700 }
  expect(withAngle(1, slanted, 'angle1', 33.26)).toEqual(withAngle(1, slanted, 'angle1', 33.3))
})
