/**
 * A product as nodes of a file: the parts that the 3D view shows, by their names, each group that moves about its own pivot,
 * and how it moves. Metres; x right, y up, z towards whoever stands outside; the origin is the lower left corner of the frame.
 */
import { Group, type KeyframeTrack, Matrix4, Vector3 } from 'three'
import type { Pose, Scene, ScenePart } from '#domain/drawing/scene'
import { waitOf } from '../../opening.ts'
import type { LeafSolids } from '../door/leaf-solids.ts'
import { type FittedPart, placedLeafOf } from '../door/placed-leaf.ts'
import { boxOf } from '../place.ts'
import type { FileSurfaces } from './file-surfaces.ts'
import { leafTracks, openingTracks, pivotOf } from './opening-tracks.ts'
import { METRES_PER_MM, type PlacedPart, partNode } from './part-node.ts'

export type FiledScene = Pick<Scene, 'parts' | 'poses' | 'leafModel'>

export interface RowNode {
  readonly node: Group
  /** Named by the uuids of what they move. */
  readonly opening: readonly KeyframeTrack[]
}

const groupAt = (name: string, pivot: Vector3): Group => {
  const group = new Group()
  group.name = name
  group.position.copy(pivot).multiplyScalar(METRES_PER_MM)
  return group
}

const from = ({ x, y, z }: Vector3): Matrix4 => new Matrix4().makeTranslation(-x, -y, -z)

const placedFittings = (fitted: readonly FittedPart[], origin: Vector3): PlacedPart[] =>
  fitted.map(({ part, solid, fitting: { at, face, towards } }) => ({
    part,
    solid,
    placement: from(origin)
      .multiply(new Matrix4().makeTranslation(...at))
      .multiply(new Matrix4().makeScale(towards, 1, face === 'outside' ? 1 : -1)),
  }))

/** Of the group whose pivot is `origin`. */
interface Addition {
  readonly to: Group
  readonly origin: Vector3
  readonly parts: readonly ScenePart[]
  readonly surfaces: FileSurfaces
}

const add = (to: Group, placed: readonly PlacedPart[], surfaces: FileSurfaces): void => {
  for (const each of placed) {
    const node = partNode(each, surfaces)
    if (node) to.add(node)
  }
}

const addDrawn = ({ to, origin, parts, surfaces }: Addition): void =>
  add(
    to,
    parts.map((part) => ({ part, placement: from(origin) })),
    surfaces,
  )

/** As the leaf's model shows them; answers the levers, which turn about their spindle. */
const addModelled = ({ to, origin, parts, surfaces }: Addition, solids: LeafSolids): Group | null => {
  const { inFrame, fitted, levers, about } = placedLeafOf(parts, solids)
  add(
    to,
    inFrame.map((each) => ({ ...each, placement: from(origin) })),
    surfaces,
  )
  add(to, placedFittings(fitted, origin), surfaces)
  if (levers.length === 0) return null
  const spindle = new Vector3(...about, 0)
  const group = groupAt('levers', spindle.clone().sub(origin))
  add(group, placedFittings(levers, spindle), surfaces)
  to.add(group)
  return group
}

const ORIGIN = new Vector3()

export const rowNode = (
  { parts, poses, leafModel }: FiledScene,
  solids: LeafSolids | null,
  surfaces: FileSurfaces,
): RowNode => {
  const node = new Group()
  const byPose = Map.groupBy(parts, ({ pose }) => pose)
  const still = { to: node, origin: ORIGIN, surfaces }
  const isOfFixedLeaf = ({ model }: ScenePart): boolean =>
    solids !== null && leafModel !== undefined && leafModel.pose === undefined && model !== undefined
  const standing = Map.groupBy(byPose.get(undefined) ?? [], isOfFixedLeaf)
  addDrawn({ ...still, parts: standing.get(false) ?? [] })
  if (solids && leafModel && leafModel.pose === undefined)
    addModelled({ ...still, parts: standing.get(true) ?? [] }, solids)

  const moving = (pose: Pose): readonly KeyframeTrack[] => {
    const ofPose = byPose.get(pose.id) ?? []
    const box = boxOf(ofPose)
    const origin = pivotOf(pose, box)
    const group = groupAt(pose.id, origin)
    node.add(group)
    const addition = { to: group, origin, parts: ofPose, surfaces }
    if (solids && leafModel?.pose === pose.id) {
      const levers = addModelled(addition, solids)
      return leafTracks({ leaf: group.uuid, levers: levers?.uuid ?? null }, leafModel, pose)
    }
    addDrawn(addition)
    return openingTracks(group.uuid, { pose, box, wait: waitOf(pose, poses.length, true) })
  }
  return { node, opening: poses.flatMap(moving) }
}
