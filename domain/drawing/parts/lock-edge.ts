/**
 * What one sees of a lock when the door stands open: the forend in the leaf's edge with the faces of its bolts (trade
 * handbook 7, lockId). A hook bolt is a long slot, a latch a short one, an espagnolette has cams; bolts are drawn back.
 */
import type { Point } from '#domain/geometry/point'
import { rectangle } from '#domain/geometry/polygon'
import type { Drawable } from '../drawable.ts'
import { DOOR_HANDLE } from '../fitting-sizes.ts'
import { blackLacquer, steel } from '../materials.ts'
import { allRound } from '../palette.ts'
import type { Material, ScenePart } from '../scene.ts'
import { handleAxisOf, lockSideOf } from './handles.ts'
import type { Moving } from './moving.ts'
import { poseOf } from './sash.ts'

type Bolt = 'latch' | 'hook' | 'cam'

interface LockKind {
  /** A forend of its own length round the handle, or along the whole edge. */
  readonly forend: 'short' | 'full'
  /** Where each bolt is, from the handle's axis upwards, mm. */
  readonly bolts: readonly (readonly [Bolt, number])[]
}

const atTheHandle = (second: Bolt): LockKind['bolts'] => [
  ['latch', 0],
  [second, -105],
]

const espagnolette: LockKind = {
  forend: 'full',
  bolts: [
    ['cam', -800],
    ['cam', -300],
    ['cam', 300],
    ['cam', 800],
  ],
}
const slidingHook: LockKind = { forend: 'short', bolts: [['hook', 0]] }
const threePoints: LockKind = {
  forend: 'full',
  bolts: [...atTheHandle('hook'), ['hook', -750], ['hook', 750]],
}

export const lockKinds: Readonly<Record<string, LockKind>> = {
  L10: { forend: 'short', bolts: atTheHandle('latch') },
  L20: { forend: 'short', bolts: atTheHandle('hook') },
  L30: threePoints,
  L31: { forend: 'full', bolts: [...threePoints.bolts, ['hook', -450], ['hook', 450]] },
  // Opened without a key from inside: one latch that the handle draws, no hook.
  L40: { forend: 'short', bolts: [['latch', 0]] },
  L50: espagnolette,
  L51: { forend: 'full', bolts: [...espagnolette.bolts, ['latch', -105]] },
  L60: slidingHook,
  L61: { forend: 'short', bolts: [...slidingHook.bolts, ['latch', -105]] },
}

const FOREND = { thickness: 2, width: 20, above: 100, below: 160, fromEnds: 60 }
/** Faces of bolts stand in the play of 4 mm between leaf and frame. */
const BOLTS: Readonly<
  Record<Bolt, { length: number; width: number; projection: number; material: Material }>
> = {
  latch: { length: 34, width: 14, projection: 1.2, material: steel },
  hook: { length: 64, width: 10, projection: 0.6, material: blackLacquer },
  cam: { length: 18, width: 12, projection: 1.6, material: steel },
}

/** The upright edge of the leaf that shuts: its x, and from where to where it is straight. */
const lockEdgeOf = (
  { layout }: Drawable,
  moving: Moving,
): { x: number; low: number; high: number } | null => {
  const outline =
    layout.leaf?.id === moving.id
      ? layout.leaf.outline
      : layout.fields.find(({ sash }) => sash?.id === moving.id)?.sash?.outer
  const x = lockSideOf(moving) === 'LEFT' ? moving.box.minX : moving.box.maxX
  const heights = (outline ?? []).flatMap((point: Point) => (Math.abs(point[0] - x) < 0.01 ? [point[1]] : []))
  return heights.length < 2 ? null : { x, low: Math.min(...heights), high: Math.max(...heights) }
}

/** A bolt's face in the leaf's edge. */
interface BoltFace {
  readonly id: string
  readonly bolt: Bolt
  /** Its ends, from below. */
  readonly low: number
  readonly high: number
}

/** A lock as the leaf's edge shows it: where the edge is, how far the forend runs, and which bolts are in it. */
export interface LockFace {
  readonly side: 'LEFT' | 'RIGHT'
  readonly x: number
  readonly low: number
  readonly high: number
  /** The middle of the leaf's thickness. */
  readonly depth: number
  readonly bolts: readonly BoltFace[]
}

export const lockFaceOf = (drawable: Drawable, moving: Moving): LockFace | null => {
  const kind = lockKinds[drawable.values.lockId]
  const side = lockSideOf(moving)
  const edge = lockEdgeOf(drawable, moving)
  if (kind === undefined || edge === null || (side !== 'LEFT' && side !== 'RIGHT')) return null
  const axis = drawable.frameType.kind === 'DOOR' ? DOOR_HANDLE.height : handleAxisOf(drawable, moving)[1]
  const ends = { low: edge.low + FOREND.fromEnds, high: edge.high - FOREND.fromEnds }
  const short = {
    low: Math.max(ends.low, axis - FOREND.below),
    high: Math.min(ends.high, axis + FOREND.above),
  }
  const { low, high } = kind.forend === 'full' ? ends : short
  if (high <= low) return null
  const bolts = kind.bolts.map(([bolt, above], index): BoltFace => {
    const [middle, half] = [axis + above, BOLTS[bolt].length / 2]
    return { id: `${bolt}${index + 1}`, bolt, low: middle - half, high: middle + half }
  })
  return {
    side,
    x: edge.x,
    low,
    high,
    depth: (moving.z[0] + moving.z[1]) / 2,
    bolts: bolts.filter((bolt) => bolt.low >= low && bolt.high <= high),
  }
}

/** What stands on the leaf's edge, or on the frame across from it: `from` and `to` are measured out from the edge. */
export const onLockEdge = (
  { x, side, depth }: LockFace,
  [from, to]: readonly [from: number, to: number],
  { low, high }: Pick<BoltFace, 'low' | 'high'>,
  width: number,
): Pick<ScenePart, 'outlines' | 'z'> => {
  const [near, far] = side === 'LEFT' ? [x - to, x - from] : [x + from, x + to]
  return {
    outlines: [rectangle({ minX: near, maxX: far, minY: low, maxY: high })],
    z: [depth - width / 2, depth + width / 2],
  }
}

export const lockEdgeParts = (drawable: Drawable, moving: Moving): ScenePart[] => {
  const face = lockFaceOf(drawable, moving)
  if (face === null) return []
  const shared = { kind: 'lock' as const, pose: poseOf(moving.field), isHiddenShut: true }
  const forend: ScenePart = {
    ...shared,
    id: `${moving.id}/lock/forend`,
    ...onLockEdge(face, [0, FOREND.thickness], face, FOREND.width),
    ...allRound(steel),
    // The 3D model of a leaf has its own in the same place.
    ...(drawable.layout.leaf !== null && { model: { mesh: 'forend' } }),
  }
  const bolts = face.bolts.map(({ id, bolt, ...ends }): ScenePart => {
    const { width, projection, material } = BOLTS[bolt]
    return {
      ...shared,
      id: `${moving.id}/lock/${id}`,
      ...onLockEdge(face, [FOREND.thickness, FOREND.thickness + projection], ends, width),
      ...allRound(material),
    }
  })
  return [forend, ...bolts]
}
