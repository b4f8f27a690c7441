/** Handles of windows and doors, where a hand expects them (trade handbook 2.3). */
import type { Point, Polygon, Side } from '#domain/geometry/point'
import { centreOf, oppositeSide } from '#domain/geometry/sides'
import type { Drawable } from '../drawable.ts'
import { DOOR_HANDLE, LEVER, ROSE_RADIUS } from '../fitting-sizes.ts'
import { allRound } from '../palette.ts'
import type { ScenePart } from '../scene.ts'
import { boxAround, circle, roundedBar } from '../shapes.ts'
import { type Grip, handleKinds } from './handle-kinds.ts'
import { type Moving, movingIn } from './moving.ts'
import { poseOf } from './sash.ts'

/** W06, the low window handle: above the sash's lower edge, and at most this far above the frame's. */
const LOW_HANDLE = 'W06'
const LOW_HEIGHT = 400
const LOW_HEIGHT_MAX = 1200

/** A pull clears the cylinder: it stands this far from the lock's axis, towards the hinges. */
const PULL_BESIDE_LOCK = 45

/** The side that the handle is on: away from the hinges; of a sliding leaf the edge it closes against. */
export const lockSideOf = ({ kind: { component, side } }: Moving): Side =>
  component === 'SlideConfiguration' ? side : oppositeSide[side]

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
  const [middleX, middleY] = centreOf(box)
  if (lockSide === 'BOTTOM') return [middleX, box.minY + middle]
  if (lockSide === 'TOP') return [middleX, box.maxY - middle]
  const height =
    values.doorHandleId === LOW_HANDLE ? Math.min(box.minY + LOW_HEIGHT, LOW_HEIGHT_MAX) : middleY
  return [lockSide === 'LEFT' ? box.minX + middle : box.maxX - middle, height]
}

const lever = ([x, y]: Point, towards: -1 | 1): Polygon =>
  roundedBar([x, y], [x + towards * LEVER.reach, y], LEVER.thickness)

/** Outlines from back to front. */
const outlinesOf = ({ form, length = 0 }: Grip, axis: Point, moving: Moving): Polygon[] => {
  const [x, y] = axis
  const lockSide = lockSideOf(moving)
  const towardsHinges = lockSide === 'LEFT' ? 1 : -1
  const isLevel = lockSide === 'TOP' || lockSide === 'BOTTOM'
  switch (form) {
    case 'lever-on-rose':
      return [circle(axis, ROSE_RADIUS), lever(axis, towardsHinges)]
    case 'lever-on-plate':
      return [boxAround([x, y - 45], 38, 210), lever(axis, towardsHinges)]
    case 'window-lever':
      return isLevel
        ? [boxAround(axis, 66, 26), roundedBar(axis, [x + 104, y], 17)]
        : [boxAround(axis, 26, 66), roundedBar(axis, [x, y - 104], 17)]
    case 'slide-grip':
      return [roundedBar([x, y - 110], [x, y + 110], 34), roundedBar([x, y - 75], [x, y + 75], 14)]
    case 'pull':
    case 'recess': {
      const beside = x + towardsHinges * PULL_BESIDE_LOCK
      return [roundedBar([beside, y - length / 2], [beside, y + length / 2], form === 'pull' ? 32 : 44)]
    }
  }
}

/** What shows a grip's outlines in the 3D model of a door; pulls and plates are drawn out as they are. */
const meshesOf = ({ form }: Grip): readonly (string | undefined)[] =>
  form === 'lever-on-rose' ? ['rose', 'lever'] : form === 'lever-on-plate' ? [undefined, 'lever'] : []

const gripParts = (
  drawable: Drawable,
  moving: Moving,
  grip: Grip | undefined,
  side: 'outside' | 'inside',
): ScenePart[] => {
  if (grip === undefined) return []
  const [back, front] = moving.z
  const axis = handleAxisOf(drawable, moving)
  const at = [...axis, side === 'outside' ? front : back] as const
  const towards = lockSideOf(moving) === 'LEFT' ? 1 : -1
  return outlinesOf(grip, axis, moving).map((outline, index): ScenePart => {
    const mesh = meshesOf(grip)[index]
    const reach = index === 0 ? LEVER.projection / 5 : LEVER.projection
    return {
      id: `${moving.id}/handle/${side}${index + 1}`,
      kind: 'handle',
      outlines: [outline],
      z: side === 'outside' ? [front, front + reach] : [back - reach, back],
      ...allRound(grip.material),
      pose: poseOf(moving.field),
      onlySide: side,
      ...(mesh && { model: { mesh, fitting: { at, face: side, towards } } }),
    }
  })
}

export const handleParts = (drawable: Drawable): ScenePart[] => {
  const kind = handleKinds[drawable.values.doorHandleId]
  if (kind === undefined) return []
  return movingIn(drawable)
    .filter(({ isPassive }) => !isPassive)
    .flatMap((moving) => [
      ...gripParts(drawable, moving, kind.outside, 'outside'),
      ...gripParts(drawable, moving, kind.inside, 'inside'),
    ])
}
