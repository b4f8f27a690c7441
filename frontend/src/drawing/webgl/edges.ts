/**
 * The edges of a part that are drawn: where two of its faces meet at an angle. Of what is drawn out from an outline they
 * follow from the outline, and of what is round there are none; only of the rest are they looked for among its triangles.
 */
import { type BufferGeometry, EdgesGeometry, Float32BufferAttribute, BufferGeometry as Lines } from 'three'
import type { ScenePart } from '#domain/drawing/scene'
import type { Point, Polygon } from '#domain/geometry/point'

/** Fittings are round: only their rims are edges. Larger than the steps in which round-off.ts turns from side to face. */
export const ROUND_THRESHOLD = 40

/** Degrees by which an outline turns at each of its corners. */
const turnsOf = (ring: Polygon): number[] => {
  const headings = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return Math.atan2(nextY - y, nextX - x)
  })
  return headings.map((heading, index) => {
    const before = headings[(index + ring.length - 1) % ring.length] ?? heading
    return Math.abs(Math.atan2(Math.sin(heading - before), Math.cos(heading - before))) * (180 / Math.PI)
  })
}

/** Round both its faces, and through its thickness at every corner that turns enough. */
const prismEdges = ({ outlines, z: [back, front] }: Pick<ScenePart, 'outlines' | 'z'>, threshold: number) => {
  const places: number[] = []
  const line = (from: Point, fromZ: number, to: Point, toZ: number) =>
    places.push(from[0], from[1], fromZ, to[0], to[1], toZ)
  for (const ring of outlines) {
    const turns = turnsOf(ring)
    for (const [index, from] of ring.entries()) {
      const to = ring[(index + 1) % ring.length] ?? from
      line(from, back, to, back)
      line(from, front, to, front)
      if ((turns[index] ?? 0) >= threshold) line(from, back, from, front)
    }
  }
  return new Lines().setAttribute('position', new Float32BufferAttribute(places, 3))
}

/** `solid` is what the part looks like; `isModelled` when it is a model's and not drawn out from the part's outline. */
export const edgeLinesOf = (
  part: Pick<ScenePart, 'outlines' | 'z' | 'rounded'>,
  solid: BufferGeometry,
  isModelled: boolean,
  threshold: number,
): BufferGeometry => {
  if (isModelled) return new EdgesGeometry(solid, threshold)
  if (part.rounded === undefined) return prismEdges(part, threshold)
  const isRound = part.outlines.every((ring) => turnsOf(ring).every((turn) => turn < threshold))
  return isRound ? prismEdges({ outlines: [], z: part.z }, threshold) : new EdgesGeometry(solid, threshold)
}
