/** Products side by side in one file, each piece where it stands; pieces of one product share their meshes. */
import { Group, type KeyframeTrack, type Object3D } from 'three'
import type { Point } from '#domain/geometry/point'
import { METRES_PER_MM } from './part-node.ts'
import type { RowNode } from './row-node.ts'

export interface StandingNode extends RowNode {
  readonly name: string
  /** Lower left corners of its pieces, seen from outside, mm. */
  readonly at: readonly Point[]
}

export interface FiledModel {
  readonly root: Group
  readonly opening: readonly KeyframeTrack[]
}

const nodesOf = (root: Object3D): readonly Object3D[] => {
  const found: Object3D[] = []
  root.traverse((node) => found.push(node))
  return found
}

/** Tracks of a node as tracks of its copy. */
const copied = (
  tracks: readonly KeyframeTrack[],
  original: Object3D,
  copy: Object3D,
): readonly KeyframeTrack[] => {
  const copies = nodesOf(copy)
  const uuids = new Map(nodesOf(original).map(({ uuid }, index) => [uuid, copies[index]?.uuid]))
  return tracks.map((track) => {
    const own = track.clone()
    const [uuid = '', property] = track.name.split('.')
    own.name = `${uuids.get(uuid)}.${property}`
    return own
  })
}

export const sideBySide = (name: string, rows: readonly StandingNode[]): FiledModel => {
  const root = new Group()
  root.name = name
  const opening = rows.flatMap((row) =>
    row.at.flatMap(([x, y]) => {
      const piece = row.node.clone()
      piece.name = row.name
      piece.position.set(x * METRES_PER_MM, y * METRES_PER_MM, 0)
      root.add(piece)
      return copied(row.opening, row.node, piece)
    }),
  )
  return { root, opening }
}
