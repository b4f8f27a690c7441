/**
 * A scene part as a solid: its outline with holes, drawn out over its z range. The outer half is the face outside and the
 * front half of the sides, the inner half the rest. Flat normals.
 */
import { type BufferGeometry, ShapeUtils, Vector2 } from 'three'
import type { ScenePart } from '#domain/drawing/scene'
import type { Polygon } from '#domain/geometry/point'
import { addTriangle, type Corner, emptyHalf, type Half, solidOf } from './halves.ts'

const ringOf = (outline: Polygon, clockwise: boolean): Vector2[] => {
  const ring = outline.map(([x, y]) => new Vector2(x, y))
  return ShapeUtils.isClockWise(ring) === clockwise ? ring : ring.reverse()
}

const addFace = (half: Half, rings: readonly Vector2[][], z: number, towards: 1 | -1): void => {
  const [outer, ...holes] = rings
  if (!outer) return
  const points = rings.flat()
  for (const triangle of ShapeUtils.triangulateShape(outer, holes)) {
    const corners = triangle.flatMap((index): Corner[] => {
      const point = points[index]
      return point ? [[point.x, point.y, z]] : []
    })
    addTriangle(half, towards === 1 ? corners : corners.reverse(), [0, 0, towards])
  }
}

/** The wall along one ring between two depths. Solid lies to the left of the ring's direction. */
const addWall = (half: Half, ring: readonly Vector2[], back: number, front: number): void => {
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length]
    if (!to) continue
    const length = from.distanceTo(to)
    // Repeated points have no direction and bound nothing.
    if (length === 0) continue
    const normal: Corner = [(to.y - from.y) / length, (from.x - to.x) / length, 0]
    const near: Corner = [from.x, from.y, back]
    const far: Corner = [to.x, to.y, front]
    addTriangle(half, [near, [to.x, to.y, back], far], normal)
    addTriangle(half, [near, far, [from.x, from.y, front]], normal)
  }
}

export const extrude = ({
  outlines,
  z: [back, front],
}: Pick<ScenePart, 'outlines' | 'z'>): BufferGeometry => {
  const rings = outlines.map((outline, index) => ringOf(outline, index > 0))
  const middle = (back + front) / 2
  const outside = emptyHalf()
  const inside = emptyHalf()

  addFace(outside, rings, front, 1)
  addFace(inside, rings, back, -1)
  for (const ring of rings) {
    addWall(outside, ring, middle, front)
    addWall(inside, ring, back, middle)
  }

  return solidOf(outside, inside)
}
