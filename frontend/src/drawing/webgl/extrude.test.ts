import type { BufferGeometry } from 'three'
import { Box3, Vector3 } from 'three'
import { expect, test } from 'vitest'
import type { Polygon } from '#domain/geometry/point'
import { extrude } from './extrude.ts'

const rectangle = (x: number, y: number, width: number, height: number): Polygon => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Signed volume by the divergence theorem: right only when the surface is closed and every face looks outwards. */
const volumeOf = (geometry: BufferGeometry): number => {
  const position = geometry.getAttribute('position')
  const corner = (index: number) => new Vector3().fromBufferAttribute(position, index)
  let six = 0
  for (let i = 0; i < position.count; i += 3) {
    six += corner(i).dot(corner(i + 1).cross(corner(i + 2)))
  }
  return six / 6
}

test('a frame around an opening has the volume of its wood', () => {
  const frame = extrude({
    outlines: [rectangle(0, 0, 1000, 1200), rectangle(50, 50, 900, 1100)],
    z: [-105, 0],
  })
  expect(volumeOf(frame)).toBeCloseTo((1000 * 1200 - 900 * 1100) * 105, 0)
})

test('a slanted piece is as solid as a straight one', () => {
  const triangle = extrude({
    outlines: [
      [
        [0, 0],
        [1000, 0],
        [1000, 500],
      ],
    ],
    z: [-40, -10],
  })
  expect(volumeOf(triangle)).toBeCloseTo((1000 * 500 * 30) / 2, 3)
})

test('an outline that runs the wrong way round gives the same solid', () => {
  const backwards = [...rectangle(0, 0, 100, 100)].reverse()
  expect(volumeOf(extrude({ outlines: [backwards], z: [0, 10] }))).toBeCloseTo(100_000, 3)
})

test('the front half wears the colour outside, the back half the colour inside', () => {
  const geometry = extrude({ outlines: [rectangle(0, 0, 100, 100)], z: [-100, 0] })
  const position = geometry.getAttribute('position')
  const depths = geometry.groups.map(({ start, count, materialIndex }) => {
    const box = new Box3()
    for (let i = start; i < start + count; i++)
      box.expandByPoint(new Vector3().fromBufferAttribute(position, i))
    return { materialIndex, back: box.min.z, front: box.max.z }
  })
  expect(depths).toEqual([
    { materialIndex: 0, back: -50, front: 0 },
    { materialIndex: 1, back: -100, front: -50 },
  ])
})
