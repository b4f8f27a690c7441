import { expect, test } from 'vitest'
import {
  cameraPlaceBetween,
  cameraPlaceFor,
  framingDistance,
  LENS,
  leastDistance,
  PERSPECTIVE_PADDING,
  type Seen,
} from './camera-place.ts'
import { positionAt, viewCentreOf } from './framing.ts'

/** A door of 990 × 2090 whose leaf swings 700 mm out. */
const seen = (changes: Partial<Seen> = {}): Seen => ({
  bounds: { min: [0, 0, -105], max: [990, 2090, 0] },
  openBounds: { min: [0, 0, -105], max: [990, 2090, 700] },
  open: false,
  viewport: { width: 1000, height: 1000 },
  fovDegrees: 30,
  ...changes,
})
const straight = { azimuth: 0, elevation: 0 }

test('D-244: the camera sees from 200 to 300000 mm', () => {
  expect(LENS).toEqual({ near: 200, far: 300_000 })
})

test('D-184: 150 mm are left free around what is seen in perspective', () => {
  expect(PERSPECTIVE_PADDING).toBe(150)
  const half = Math.tan((15 * Math.PI) / 180)
  expect(framingDistance(seen(), straight)).toBeCloseTo(105 / 2 + (2090 / 2 + 150) / half, 6)
})

test('what stands open is framed too, from further back', () => {
  expect(framingDistance(seen({ open: true }), straight)).toBeGreaterThan(framingDistance(seen(), straight))
})

test('D-035: from outside to inside is half a turn, and back again leads to where one came from', () => {
  const [outside, inside] = [cameraPlaceFor('outside', seen()), cameraPlaceFor('inside', seen())]
  expect(inside.azimuth - outside.azimuth).toBe(180)
  const [x, , z] = positionAt(viewCentreOf(seen().bounds), inside, inside.distance)
  expect(z).toBeLessThan(0)
  expect(x).toBeLessThan(495)
  const back = cameraPlaceBetween(inside, outside, 1, seen())
  expect(back.azimuth % 360).toBeCloseTo(outside.azimuth, 9)
})

test('from wherever a person has turned the model the way to the other side is the short one', () => {
  const turned = { ...cameraPlaceFor('outside', seen()), azimuth: 100 }
  const half = cameraPlaceBetween(turned, cameraPlaceFor('inside', seen()), 0.5, seen())
  expect(half.azimuth).toBeCloseTo((100 + 206) / 2, 9)
})

test('nothing that stands open reaches the lens on the way round', () => {
  const open = seen({ open: true })
  // As near as the wheel lets one come to a door that is shut.
  const near = { azimuth: 0, elevation: 0, distance: leastDistance(seen(), straight) }
  const far = { azimuth: 180, elevation: 0, distance: near.distance }
  for (let t = 0; t <= 1; t += 0.05) {
    const place = cameraPlaceBetween(near, far, t, open)
    const [x, , z] = positionAt(viewCentreOf(open.bounds), place, place.distance)
    const isInside = x > 0 && x < 990 && z > -105 && z < 700
    expect(isInside).toBe(false)
    expect(place.distance).toBeGreaterThanOrEqual(leastDistance(open, place))
  }
})
