/**
 * Members of a frame or sash as polygons that meet without gap or overlap: at mitres, or with the through member
 * running past the butted one. The members and the opening they leave together fill the outer polygon exactly.
 */
import { clipAll, type HalfPlane, halfPlanesOf, shifted } from './half-plane.ts'
import type { Polygon } from './point.ts'

export type EndType = 'THROUGH' | 'BUTT' | 'MITRE'

export interface JointedEdge {
  /** Visible width of the member along this edge; above 0. */
  readonly sight: number
  readonly endType: EndType
}

const reversed = ({ a, b, c }: HalfPlane): HalfPlane => ({ a: -a, b: -b, c: -c })

/** Where the mitre of two members favours the first: its depth, as a share of its sight, is the smaller. */
const mitre = (mine: HalfPlane, mySight: number, other: HalfPlane, otherSight: number): HalfPlane => ({
  a: other.a * mySight - mine.a * otherSight,
  b: other.b * mySight - mine.b * otherSight,
  c: other.c * mySight - mine.c * otherSight,
})

/** One outline per edge of a convex counter-clockwise polygon, in the order of its edges. */
export const memberOutlines = (outer: Polygon, edges: readonly JointedEdge[]): Polygon[] => {
  const lines = halfPlanesOf(outer)
  return edges.map((edge, index) => {
    const line = lines[index]
    if (line === undefined) return []
    const limits = [reversed(shifted(line, edge.sight))]
    edges.forEach((other, otherIndex) => {
      const otherLine = lines[otherIndex]
      if (otherIndex === index || otherLine === undefined) return
      if (edge.endType === 'BUTT' && other.endType !== 'BUTT') limits.push(shifted(otherLine, other.sight))
      else if (edge.endType === other.endType && edge.endType !== 'BUTT')
        limits.push(mitre(line, edge.sight, otherLine, other.sight))
    })
    return clipAll(outer, limits)
  })
}
