/**
 * Strike plates (sluttstykker): what takes the bolts of a lock, let into the frame across from the leaf's edge, or into the
 * edge of the leaf that follows in a double door. One sees them when the door stands open: a plate round each bolt, plates
 * that would meet in one piece, and in them the dark mortise that the bolt goes into.
 */
import { boundsOf } from '#domain/geometry/polygon'
import { GAP } from '#domain/layout/fit'
import { HAIR } from '../depths.ts'
import type { Drawable } from '../drawable.ts'
import { shadow, steel } from '../materials.ts'
import { allRound } from '../palette.ts'
import type { ScenePart } from '../scene.ts'
import { sashMoving } from './frame.ts'
import { type LockFace, lockFaceOf, onLockEdge } from './lock-edge.ts'
import { pairAt, passivesIn } from './meeting.ts'
import type { Moving } from './moving.ts'
import { poseOf } from './sash.ts'

/** How far a plate runs past the mortises in it, its width, and how far it stands out of the frame. */
const PLATE = { beyond: 34, width: 26, projection: 1 }
/** A mortise is this much larger than the bolt all round. */
const ROOM = 3
const MORTISE_WIDTH = 16

interface Ends {
  readonly low: number
  readonly high: number
}

const platesFor = ({ bolts }: LockFace): Ends[] => {
  const wanted = bolts
    .map(({ low, high }): Ends => ({ low: low - PLATE.beyond, high: high + PLATE.beyond }))
    .toSorted((one, other) => one.low - other.low)
  const plates: Ends[] = []
  for (const plate of wanted) {
    const last = plates.at(-1)
    if (last && plate.low <= last.high)
      plates.splice(-1, 1, { low: last.low, high: Math.max(last.high, plate.high) })
    else plates.push(plate)
  }
  return plates
}

/**
 * What the plates sit on goes with the leaf beside it where that is a leaf which follows, or a post that swings away; null
 * where nothing is that could hold a plate, as between the leaves of a folding door.
 */
const heldBy = (drawable: Drawable, { field }: Moving, { side }: LockFace): { pose?: string } | null => {
  const { layout } = drawable
  const outer = layout.fields.find(({ address }) => address === field)?.outer
  if (layout.leaf !== null || outer === undefined) return {}
  const edge = boundsOf(outer)[side === 'LEFT' ? 'minX' : 'maxX']
  const isThere = ({ direction, position }: { readonly direction: string; readonly position: number }) =>
    direction === 'VERTICAL' && position === edge
  const meeting = layout.meetings.find(isThere)
  if (meeting) {
    const passive = pairAt(meeting, layout.fields, passivesIn(drawable))?.passive
    return passive ? { pose: poseOf(passive.field) } : null
  }
  const post = layout.dividers.find((divider) => divider.splitsFrame && isThere(divider))
  const along = post && sashMoving(post, layout)
  return along === undefined ? {} : { pose: poseOf(along) }
}

export const strikePlateParts = (drawable: Drawable, moving: Moving): ScenePart[] => {
  const face = lockFaceOf(drawable, moving)
  const holder = face && heldBy(drawable, moving, face)
  if (!face || !holder) return []
  const shared = { kind: 'lock' as const, isHiddenShut: true, ...holder }
  return [
    ...platesFor(face).map(
      (ends, index): ScenePart => ({
        ...shared,
        id: `${moving.id}/lock/strike${index + 1}`,
        ...onLockEdge(face, [GAP - PLATE.projection, GAP], ends, PLATE.width),
        ...allRound(steel),
      }),
    ),
    ...face.bolts.map(
      ({ id, low, high }): ScenePart => ({
        ...shared,
        id: `${moving.id}/lock/strike/${id}`,
        ...onLockEdge(
          face,
          [GAP - PLATE.projection - HAIR, GAP - PLATE.projection],
          { low: low - ROOM, high: high + ROOM },
          MORTISE_WIDTH,
        ),
        ...allRound(shadow),
      }),
    ),
  ]
}
