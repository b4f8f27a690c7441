/**
 * Solids of two halves, so that a window may be one colour outside and another inside: group 0 is the outer half, group 1
 * the inner one. Nothing is shared between faces: each corner has the normal of its own face.
 */
import { BufferAttribute, BufferGeometry } from 'three'

export type Corner = readonly [x: number, y: number, z: number]

export interface Half {
  readonly positions: number[]
  readonly normals: number[]
}

export const emptyHalf = (): Half => ({ positions: [], normals: [] })

/** `normals` has one for all corners, or one for each. */
export const addTriangle = (
  { positions, normals: lights }: Half,
  corners: readonly Corner[],
  ...normals: readonly [Corner, ...Corner[]]
): void => {
  // By index: every corner of everything that is drawn passes here at each edit.
  for (let index = 0; index < corners.length; index += 1) {
    const corner = corners[index]
    const light = normals[index] ?? normals[0]
    if (corner === undefined) continue
    positions.push(corner[0], corner[1], corner[2])
    lights.push(light[0], light[1], light[2])
  }
}

const joined = (outside: readonly number[], inside: readonly number[]): BufferAttribute => {
  const numbers = new Float32Array(outside.length + inside.length)
  numbers.set(outside)
  numbers.set(inside, outside.length)
  return new BufferAttribute(numbers, 3)
}

export const solidOf = (outside: Half, inside: Half): BufferGeometry => {
  const geometry = new BufferGeometry()
  const outsideCount = outside.positions.length / 3
  geometry.setAttribute('position', joined(outside.positions, inside.positions))
  geometry.setAttribute('normal', joined(outside.normals, inside.normals))
  geometry.addGroup(0, outsideCount, 0)
  geometry.addGroup(outsideCount, inside.positions.length / 3, 1)
  return geometry
}
