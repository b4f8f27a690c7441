import { Box3, type BufferGeometry, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { circle, roundedBar } from '#domain/drawing/shapes'
import type { Polygon } from '#domain/geometry/point'
import { roundOff } from './round-off.ts'

const square: Polygon = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

/** Signed volume by the divergence theorem: right only when the surface is closed and every face looks outwards. */
const volumeOf = (geometry: BufferGeometry): number => {
  const position = geometry.getAttribute('position')
  const corner = (index: number) => new Vector3().fromBufferAttribute(position, index)
  let six = 0
  for (let i = 0; i < position.count; i += 3) six += corner(i).dot(corner(i + 1).cross(corner(i + 2)))
  return six / 6
}

const extentOf = (geometry: BufferGeometry): number[] => {
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox ?? new Box3()
  return [...min, ...max].map((value) => Math.round(value * 100) / 100)
}

describe('a plate', () => {
  test('keeps its size and loses the wood of its edges', () => {
    const plate = roundOff({ outlines: [square], z: [0, 8] }, 2.5)
    expect(extentOf(plate)).toEqual([0, 0, 0, 100, 100, 8])
    // A quarter round of radius r takes (1 − π/4) r² off each edge; there are eight of 100 mm, less their corners.
    const lost = 100 * 100 * 8 - volumeOf(plate)
    expect(lost).toBeGreaterThan(0.9 * 8 * 95 * (1 - Math.PI / 4) * 2.5 ** 2)
    expect(lost).toBeLessThan(1.4 * 8 * 100 * (1 - Math.PI / 4) * 2.5 ** 2)
  })

  test('that runs the wrong way round is the same solid', () => {
    expect(volumeOf(roundOff({ outlines: [square.toReversed()], z: [0, 8] }, 2.5))).toBeCloseTo(
      volumeOf(roundOff({ outlines: [square], z: [0, 8] }, 2.5)),
      6,
    )
  })
})

test('a bar rounded by half its thickness is a round rod', () => {
  const rod = roundOff({ outlines: [roundedBar([0, 0], [0, 800], 32)], z: [40, 72] }, 16)
  const round = Math.PI * 16 ** 2 * 800 + (4 / 3) * Math.PI * 16 ** 3
  expect(volumeOf(rod) / round).toBeGreaterThan(0.93)
  expect(volumeOf(rod) / round).toBeLessThan(1)
})

test('every corner has light of length one, and on a curve it runs on without a break', () => {
  const button = roundOff({ outlines: [circle([0, 0], 20)], z: [0, 10] }, 3)
  const [place, light] = [button.getAttribute('position'), button.getAttribute('normal')]
  for (let i = 0; i < light.count; i++) {
    const normal = new Vector3().fromBufferAttribute(light, i)
    expect(normal.length()).toBeCloseTo(1, 5)
    if (Math.abs(place.getZ(i) - 5) > 1) continue
    const outwards = new Vector3(place.getX(i), place.getY(i), 0).normalize()
    expect(normal.dot(outwards)).toBeGreaterThan(0.999)
  }
})
