/**
 * Solids of two halves, so that a window may be one colour outside and another inside: group 0 is the outer half, group 1
 * the inner one. Nothing is shared between faces: each corner has the normal of its own face.
 */
import { BufferGeometry, Float32BufferAttribute } from 'three'

export type Corner = readonly [x: number, y: number, z: number]

export interface Half {
  readonly positions: number[]
  readonly normals: number[]
}

export const emptyHalf = (): Half => ({ positions: [], normals: [] })

/** `normals` has one for all corners, or one for each. */
export const addTriangle = (
  half: Half,
  corners: readonly Corner[],
  ...normals: readonly [Corner, ...Corner[]]
): void => {
  for (const [index, corner] of corners.entries()) {
    half.positions.push(...corner)
    half.normals.push(...(normals[index] ?? normals[0]))
  }
}

export const solidOf = (outside: Half, inside: Half): BufferGeometry => {
  const geometry = new BufferGeometry()
  const outsideCount = outside.positions.length / 3
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute([...outside.positions, ...inside.positions], 3),
  )
  geometry.setAttribute('normal', new Float32BufferAttribute([...outside.normals, ...inside.normals], 3))
  geometry.addGroup(0, outsideCount, 0)
  geometry.addGroup(outsideCount, inside.positions.length / 3, 1)
  return geometry
}
