import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import type { Pose, Scene, ScenePart } from '#domain/drawing/scene'
import { CLOSED } from '../opening.ts'
import { openBoundsOf, placementOf } from './place.ts'

const box = { minX: 50, minY: 50, maxX: 950, maxY: 1150 }

const pose = (overrides: Partial<Pose>): Pose => ({
  id: 'p1',
  field: 'c1r1',
  motion: 'hinge',
  axis: { a: [50, 50], b: [50, 1150], z: 0 },
  inOut: 'OUT',
  angleDegrees: 90,
  travel: 0,
  openIndex: 0,
  ...overrides,
})

const moved = (of: Pose, attitude: Partial<typeof CLOSED>, point: readonly [number, number, number]) =>
  new Vector3(...point).applyMatrix4(placementOf(of, box, { ...CLOSED, ...attitude })).toArray()

test('a sash hinged left that opens out brings its lock side towards the viewer outside', () => {
  const [x, y, z] = moved(pose({}), { turn: 90 }, [950, 600, 0])
  expect(x).toBeCloseTo(50, 6)
  expect(y).toBeCloseTo(600, 6)
  expect(z).toBeCloseTo(900, 6)
})

test('the same sash opening in goes the other way, whichever way its axis is written', () => {
  const inwards = pose({ inOut: 'IN', axis: { a: [50, 1150], b: [50, 50], z: 0 } })
  expect(moved(inwards, { turn: 90 }, [950, 600, 0])[2]).toBeCloseTo(-900, 6)
})

test('a top-hung sash swings its bottom edge out', () => {
  const top = pose({ axis: { a: [50, 1150], b: [950, 1150], z: 0 } })
  expect(moved(top, { turn: 30 }, [500, 50, 0])[2]).toBeCloseTo(1100 * Math.sin(Math.PI / 6), 6)
})

test('the hinge side stays where it is', () => {
  expect(moved(pose({}), { turn: 45 }, [50, 1150, 0])[2]).toBeCloseTo(0, 6)
})

test('a tilted sash leans its top inwards and keeps its foot', () => {
  const tilting = pose({ motion: 'tilt-turn', inOut: 'IN' })
  expect(moved(tilting, { tilt: 22.5 }, [500, 1150, 0])[2]).toBeCloseTo(-1100 * Math.sin(Math.PI / 8), 6)
  expect(moved(tilting, { tilt: 22.5 }, [500, 50, 0])[2]).toBeCloseTo(0, 6)
})

test('a sliding leaf only travels', () => {
  expect(moved(pose({ motion: 'slide' }), { shift: -450 }, [950, 600, -20])).toEqual([500, 600, -20])
})

test('a sash that tilts before it turns needs the room that it leans into', () => {
  const outline = [
    [50, 50],
    [450, 50],
    [450, 1550],
    [50, 1550],
  ] as const
  const sash = { id: 's', outlines: [outline], z: [-70, 0], pose: 'p1' } as unknown as ScenePart
  const closed = { min: [0, 0, -100], max: [500, 1600, 0] } as const
  const tilts = pose({ motion: 'tilt-turn', inOut: 'IN', axis: { a: [50, 50], b: [50, 1550], z: -70 } })
  const { min } = openBoundsOf({ parts: [sash], poses: [tilts] } as unknown as Scene, closed)
  // 1500 mm lean in 574 at 22.5°, more than the 283 that the sash turns to.
  expect(min[2]).toBeLessThan(-70 - 1500 * Math.sin(Math.PI / 8) + 1)
})

test('an open product needs the room that its sash swings through', () => {
  const outline = [
    [50, 50],
    [950, 50],
    [950, 1150],
    [50, 1150],
  ] as const
  const sash = { id: 's', outlines: [outline], z: [-70, 0], pose: 'p1' } as unknown as ScenePart
  const closed = { min: [0, 0, -100], max: [1000, 1200, 0] } as const
  const { min, max } = openBoundsOf({ parts: [sash], poses: [pose({})] } as unknown as Scene, closed)
  expect(min).toEqual([0, 0, -100])
  // 900 mm at 45° reach 636 mm out.
  expect(max[2]).toBeCloseTo(900 * Math.SQRT1_2, 6)
})
