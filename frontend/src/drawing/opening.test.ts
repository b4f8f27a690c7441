import { expect, test } from 'vitest'
import { ease } from '#domain/drawing/ease'
import type { Pose } from '#domain/drawing/scene'
import { attitudeAt, CLOSED, durationOf, isDoubleTap, restOf, waitOf } from './opening.ts'

const pose = (overrides: Partial<Pose>): Pose => ({
  id: 'p1',
  field: 'c1r1',
  motion: 'hinge',
  axis: { a: [0, 0], b: [0, 1000], z: 0 },
  inOut: 'OUT',
  angleDegrees: 90,
  travel: 0,
  openIndex: 0,
  ...overrides,
})

const openAt = (of: Pose, elapsed: number) => attitudeAt(of, true, CLOSED, elapsed)

test('D-187: a hinged sash comes to rest at 45 degrees', () => {
  expect(openAt(pose({ motion: 'hinge' }), 500)).toEqual({ turn: 45, tilt: 0, shift: 0 })
})

test('D-187: a sash hinged at the bottom stops where its fitting stops', () => {
  expect(restOf(pose({ motion: 'hinge', angleDegrees: 22.5 }), true).turn).toBe(22.5)
})

test.each([
  [30, 30],
  [90, 45],
])('D-188: a glide sash with a fitting of %i degrees opens %i', (fitting, opened) => {
  expect(restOf(pose({ motion: 'glide', angleDegrees: fitting }), true).turn).toBe(opened)
})

test('D-189: a sliding leaf travels, and does not turn', () => {
  expect(openAt(pose({ motion: 'slide', angleDegrees: 0, travel: -600 }), 500)).toEqual({
    turn: 0,
    tilt: 0,
    shift: -600,
  })
})

test('D-190, D-191: a tilt-turn sash tilts 22.5 degrees, comes back and turns 45, in 1500 ms', () => {
  const sash = pose({ motion: 'tilt-turn' })
  expect(openAt(sash, 500)).toEqual({ turn: 0, tilt: 22.5, shift: 0 })
  expect(openAt(sash, 1000)).toEqual(CLOSED)
  expect(openAt(sash, 1500)).toEqual({ turn: 45, tilt: 0, shift: 0 })
  expect(durationOf(sash, true)).toBe(1500)
  expect(durationOf(sash, false)).toBe(500)
})

test('D-192: everything else takes 500 ms', () => {
  for (const motion of ['hinge', 'glide', 'slide'] as const) {
    expect(durationOf(pose({ motion }), true)).toBe(500)
  }
})

test.each([
  [0, 0],
  [0.25, 0.125],
  [0.5, 0.5],
  [0.75, 0.875],
  [1, 1],
])('D-193: easing is quadratic in and out, e(%d) = %d', (t, eased) => {
  expect(ease(t)).toBe(eased)
})

test('a sash that is closed half way through begins where it stands', () => {
  const sash = pose({})
  const half = openAt(sash, 250)
  expect(attitudeAt(sash, false, half, 0)).toEqual(half)
  expect(attitudeAt(sash, false, half, 500)).toEqual(CLOSED)
})

test('D-194: index 0 opens before index 1, and closes after it', () => {
  const [first, second] = [pose({ openIndex: 0 }), pose({ openIndex: 1 })]
  expect([waitOf(first, 2, true), waitOf(second, 2, true)]).toEqual([0, 250])
  expect([waitOf(first, 2, false), waitOf(second, 2, false)]).toEqual([250, 0])
})

test('however many open, the last one begins within a second', () => {
  expect(waitOf(pose({ openIndex: 24 }), 25, true)).toBe(1000)
})

test('D-186: taps 299 ms apart are a double tap, 301 ms apart are not', () => {
  expect(isDoubleTap(1000, 1299)).toBe(true)
  expect(isDoubleTap(1000, 1301)).toBe(false)
})
