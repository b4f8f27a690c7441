/** Edges shorter than a length are left out, so that small things do not turn black from afar (D-069). */
import { type BufferGeometry, Float32BufferAttribute } from 'three'

/** Pairs of points, three numbers each, as an EdgesGeometry has them. */
const NUMBERS = 6

export const withoutShortEdges = <Edges extends BufferGeometry>(edges: Edges, least: number): Edges => {
  const position = edges.getAttribute('position')
  if (least <= 0 || !position) return edges
  const { array } = position
  const kept: number[] = []
  for (let at = 0; at < array.length; at += NUMBERS) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0] = array.slice(at, at + NUMBERS)
    if (Math.hypot(bx - ax, by - ay, bz - az) >= least) kept.push(ax, ay, az, bx, by, bz)
  }
  edges.setAttribute('position', new Float32BufferAttribute(kept, 3))
  return edges
}
