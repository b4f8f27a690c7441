import { Euler, Quaternion, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { LIGHT_DISTANCE, placeOfLight } from './place-light.ts'

const around = {
  centre: [500, 600, 0],
  height: 1200,
  side: 'outside',
  camera: { position: new Vector3(500, 600, 9000), quaternion: new Quaternion() },
} as const

const place = (light: object, changed: object = {}) =>
  placeOfLight(
    { xOffset: 0, yOffset: 0, yFactor: 0, zOffset: 0, positionMode: 'fixed', ...light },
    { ...around, ...changed },
  ).toArray()

const inside = { side: 'inside' }
const moved = { camera: { position: new Vector3(4000, 900, 100), quaternion: new Quaternion() } }
const turned = {
  camera: { ...around.camera, quaternion: new Quaternion().setFromEuler(new Euler(0, Math.PI / 2, 0)) },
}

test('D-216: a light stands 4000 in front of the middle', () => {
  expect(LIGHT_DISTANCE).toBe(4000)
  expect(place({})).toEqual([500, 600, 4000])
})

test('its height follows the drawing by its factor', () => {
  expect(place({ yOffset: 100, yFactor: 0.5 })).toEqual([500, 600 + 100 + 600, 4000])
})

test('D-214: a fixed light stays when the shown side changes, a flipping one comes along', () => {
  expect(place({ xOffset: 300 }, inside)).toEqual(place({ xOffset: 300 }))
  const flips = { xOffset: 300, positionMode: 'fixed-flip' }
  expect(place(flips)).toEqual([800, 600, 4000])
  expect(place(flips, inside)).toEqual([200, 600, -4000])
})

test('D-215: a light follows where the camera stands, or how it is turned', () => {
  const offset = { xOffset: 300, positionMode: 'follow-camera-offset' }
  expect(place(offset)).toEqual([800, 600, 9000])
  expect(place(offset, moved)).toEqual([4300, 900, 100])
  const rotation = { positionMode: 'follow-camera-rotation' }
  expect(place(rotation, moved)).toEqual([500, 600, 4000])
  const [x, y, z] = place(rotation, turned)
  expect(x).toBeCloseTo(4500)
  expect(y).toBeCloseTo(600)
  expect(z).toBeCloseTo(0)
})
