/** Handles of windows and doors, where a hand expects them (trade handbook 2.3). */
import { findFitting } from '#domain/catalogue/catalogue'
import type { Point, Side } from '#domain/geometry/point'
import { edgesOf } from '#domain/geometry/polygon'
import { centreOf, oppositeSide } from '#domain/geometry/sides'
import type { Drawable } from '../drawable.ts'
import { DOOR_HANDLE } from '../fitting-sizes.ts'
import type { ScenePart, ViewSide } from '../scene.ts'
import { gripPieces } from './grips.ts'
import { type Grip, handleKinds } from './handle-kinds.ts'
import type { Moving } from './moving.ts'
import { pieceOn } from './piece.ts'

/** A low handle: so far above the sash's lower edge, at most so far above the frame's, and never off the sash. */
const LOW_HEIGHT = 400
const LOW_HEIGHT_MAX = 1200
const LOW_ABOVE_CORNER = 150

/** The side that the handle is on: away from the hinges; of a sliding leaf the edge it closes against. */
export const lockSideOf = ({ kind: { component, side } }: Moving): Side =>
  component === 'SlideConfiguration' ? side : oppositeSide[side]

/** From where to where the upright edge on that side goes: a slanted sash has one that is shorter than the other. */
const stileEnds = (
  { outline, box }: Moving,
  side: 'LEFT' | 'RIGHT',
): readonly [low: number, high: number] => {
  const at = side === 'LEFT' ? box.minX : box.maxX
  const heights = edgesOf(outline)
    .filter(([[x1], [x2]]) => x1 === at && x2 === at)
    .flatMap(([[, y1], [, y2]]) => [y1, y2])
  return heights.length === 0 ? [box.minY, box.maxY] : [Math.min(...heights), Math.max(...heights)]
}

/** Where the handle's axis goes through the sash or leaf. */
export const handleAxisOf = ({ frameType, values }: Drawable, moving: Moving): Point => {
  const { box, sight } = moving
  const lockSide = lockSideOf(moving)
  if (frameType.kind === 'DOOR')
    return [
      lockSide === 'LEFT' ? box.minX + DOOR_HANDLE.inset : box.maxX - DOOR_HANDLE.inset,
      DOOR_HANDLE.height,
    ]
  const middle = sight[lockSide] / 2
  const [middleX] = centreOf(box)
  if (lockSide === 'BOTTOM') return [middleX, box.minY + middle]
  if (lockSide === 'TOP') return [middleX, box.maxY - middle]
  const [low, high] = stileEnds(moving, lockSide)
  const height = findFitting('doorHandle', values.doorHandleId)?.sitsLow
    ? Math.max(Math.min(low + LOW_HEIGHT, LOW_HEIGHT_MAX), low + LOW_ABOVE_CORNER)
    : (low + high) / 2
  return [lockSide === 'LEFT' ? box.minX + middle : box.maxX - middle, height]
}

const gripParts = (
  drawable: Drawable,
  moving: Moving,
  grip: Grip | undefined,
  face: ViewSide,
): ScenePart[] => {
  if (grip === undefined) return []
  const axis = handleAxisOf(drawable, moving)
  const lockSide = lockSideOf(moving)
  return gripPieces(grip, axis, lockSide).map((piece, index) =>
    pieceOn(moving, face, piece, {
      id: `handle/${face}${index + 1}`,
      kind: 'handle',
      material: grip.material,
      at: axis,
      towards: lockSide === 'LEFT' ? 1 : -1,
    }),
  )
}

/** Each is seen from its own side only: a lever does not show through the leaf. */
export const handleParts = (drawable: Drawable): ScenePart[] => {
  const kind = handleKinds[drawable.values.doorHandleId]
  if (kind === undefined) return []
  return drawable.moving
    .filter(({ isPassive }) => !isPassive)
    .flatMap((moving) => [
      ...gripParts(drawable, moving, kind.outside, 'outside'),
      ...gripParts(drawable, moving, kind.inside, 'inside'),
    ])
}
