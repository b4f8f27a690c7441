/** Cylinders with the thumb-turn inside, and code locks (trade handbook 7, cylinderId and smartlockId). */
import { findFitting } from '#domain/catalogue/catalogue'
import { NONE } from '#domain/catalogue/none'
import type { Point } from '#domain/geometry/point'
import type { Drawable } from '../drawable.ts'
import { CYLINDER, CYLINDER_BELOW_ROSE } from '../fitting-sizes.ts'
import { blackLacquer, shadow, steel } from '../materials.ts'
import type { Material, ScenePart, ViewSide } from '../scene.ts'
import { boxAround, circle, roundedBar } from '../shapes.ts'
import { handleKinds } from './handle-kinds.ts'
import { handleAxisOf } from './handles.ts'
import type { Moving } from './moving.ts'
import { type Piece, pieceOn } from './piece.ts'

/** Below the handle's axis, on a backplate. */
const CYLINDER_ON_PLATE = 90
/** The second lock sits this far above the first. */
const EXTRA_LOCK = 300

const TURN = { half: 13, thickness: 10, projection: 17 }

const cylinderPieces = (place: Point, hasTurn: boolean): Piece[] => {
  const [x, y] = place
  const ring: Piece = {
    outline: circle(place, CYLINDER.radius),
    extent: [0, CYLINDER.projection],
    rounded: 2.5,
    mesh: 'lock',
  }
  if (!hasTurn) {
    const keyway = boxAround(place, 2.6, 10)
    const extent = [CYLINDER.projection, CYLINDER.projection + 0.3] as const
    return [ring, { outline: keyway, extent, rounded: 0, material: shadow }]
  }
  const turn: Piece = {
    outline: roundedBar([x, y - TURN.half], [x, y + TURN.half], TURN.thickness),
    extent: [CYLINDER.projection - 2, CYLINDER.projection + TURN.projection],
    rounded: TURN.thickness / 2,
  }
  return [ring, turn]
}

interface Cylinder {
  readonly place: Point
  readonly number: number
  readonly face: ViewSide
  readonly hasTurn: boolean
  readonly material: Material
}

const cylinderOn = (moving: Moving, { place, number, face, hasTurn, material }: Cylinder): ScenePart[] =>
  cylinderPieces(place, hasTurn).map((piece, index) =>
    pieceOn(moving, face, piece, {
      id:
        index === 0
          ? `cylinder${number}/${face}`
          : `cylinder${number}/${face}/${hasTurn ? 'turn' : 'keyway'}`,
      kind: 'lock',
      material,
      at: place,
      towards: 1,
    }),
  )

export const cylinderParts = (drawable: Drawable, moving: Moving): ScenePart[] => {
  const { cylinderId, doorHandleId, extralock } = drawable.values
  if (cylinderId === NONE) return []
  const kind = handleKinds[doorHandleId]
  const [x, y] = handleAxisOf(drawable, moving)
  const onPlate = (kind?.outside ?? kind?.inside)?.form === 'lever-on-plate'
  const first: Point = [x, y - (onPlate ? CYLINDER_ON_PLATE : CYLINDER_BELOW_ROSE)]
  const places: readonly Point[] = extralock ? [first, [first[0], first[1] + EXTRA_LOCK]] : [first]
  const material = kind?.inside?.material ?? steel
  const hasTurn = findFitting('cylinder', cylinderId)?.isKeyedInside !== true
  return places.flatMap((place, index) => {
    const lock = { place, number: index + 1, material }
    return [
      ...cylinderOn(moving, { ...lock, face: 'outside', hasTurn: false }),
      ...cylinderOn(moving, { ...lock, face: 'inside', hasTurn }),
    ]
  })
}

const CODE_LOCK_ABOVE_AXIS = 190
const KEYPAD = { columns: [-17, 0, 17], rows: [38, 16, -6, -28], radius: 6 }

/** A keypad of twelve, or the eye of a finger reader. */
const codeLockPieces = ([x, y]: Point, smartlockId: string): Piece[] => {
  if (smartlockId === 'SL1')
    return [
      { outline: boxAround([x, y], 62, 132), extent: [0, 24], rounded: 7 },
      ...KEYPAD.rows.flatMap((up) =>
        KEYPAD.columns.map(
          (right): Piece => ({
            outline: circle([x + right, y + up], KEYPAD.radius),
            extent: [24, 25.2],
            rounded: 0.5,
            material: steel,
          }),
        ),
      ),
    ]
  if (smartlockId === 'SL2')
    return [
      { outline: boxAround([x, y], 36, 70), extent: [0, 3], rounded: 1.4 },
      { outline: circle([x, y], 11), extent: [3, 3.6], rounded: 0.3, material: steel },
    ]
  return []
}

export const codeLockParts = (drawable: Drawable, moving: Moving): ScenePart[] => {
  const [x, y] = handleAxisOf(drawable, moving)
  const place: Point = [x, y + CODE_LOCK_ABOVE_AXIS]
  return codeLockPieces(place, drawable.values.smartlockId).map((piece, index) =>
    pieceOn(moving, 'outside', piece, {
      id: index === 0 ? 'code-lock' : `code-lock/key${index}`,
      kind: 'lock',
      material: blackLacquer,
      at: place,
      towards: 1,
    }),
  )
}
