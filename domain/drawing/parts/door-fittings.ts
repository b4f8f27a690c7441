/** Cylinders, kick plates, closer, viewer and code lock of a door (trade handbook 2.3 and 7). */
import { closerColors } from '#domain/catalogue/data/fitting-colors'
import type { Point, Polygon } from '#domain/geometry/point'
import { rectangle } from '#domain/geometry/polygon'
import type { Drawable } from '../drawable.ts'
import { CYLINDER, CYLINDER_BELOW_ROSE } from '../fitting-sizes.ts'
import { allRound, blackLacquer, brass, steel } from '../palette.ts'
import type { Material, PartKind, ScenePart } from '../scene.ts'
import { boxAround, circle } from '../shapes.ts'
import { handleKinds } from './handle-kinds.ts'
import { handleAxisOf, lockSideOf } from './handles.ts'
import { type Moving, movingIn } from './moving.ts'
import { poseOf } from './sash.ts'

type Face = 'outside' | 'inside'

/** Below the handle's axis, on a backplate. */
const CYLINDER_ON_PLATE = 90
/** The second lock sits this far above the first. */
const EXTRA_LOCK = 300
const KICKPLATE_BELOW_LEAF_WIDTH = 60
const KICKPLATE_ABOVE_LEAF_BOTTOM = 30
const CODE_LOCK_ABOVE_AXIS = 190
const CLOSER_LENGTHS: Readonly<Record<string, number>> = { DL1: 280, DL2: 450 }
const CLOSER_HEIGHT = 60
/** From the hinge edge and the top of the leaf to the closer's body. */
const CLOSER_PLACE = { side: 70, top: 30 }
const VIEWER_HEIGHTS: Readonly<Record<string, number>> = { K1: 1500, K2: 1200, K3: 1500 }

const onFace = (
  moving: Moving,
  id: string,
  kind: PartKind,
  outline: Polygon,
  face: Face,
  thickness: number,
  material: Material,
): ScenePart => {
  const [back, front] = moving.z
  return {
    id: `${moving.id}/${id}/${face}`,
    kind,
    outlines: [outline],
    z: face === 'outside' ? [front, front + thickness] : [back - thickness, back],
    ...allRound(material),
    pose: poseOf(moving.field),
  }
}

const faces: readonly Face[] = ['outside', 'inside']

const cylinderParts = (drawable: Drawable, moving: Moving): ScenePart[] => {
  const { values } = drawable
  if (values.cylinderId === '00') return []
  const kind = handleKinds[values.doorHandleId]
  const [x, y] = handleAxisOf(drawable, moving)
  const onPlate = (kind?.outside ?? kind?.inside)?.form === 'lever-on-plate'
  const first: Point = [x, y - (onPlate ? CYLINDER_ON_PLATE : CYLINDER_BELOW_ROSE)]
  const places: readonly Point[] = values.extralock ? [first, [first[0], first[1] + EXTRA_LOCK]] : [first]
  const material = kind?.inside?.material ?? steel
  return places.flatMap((place, index) =>
    faces.map((face) => {
      const outline = circle(place, CYLINDER.radius)
      const at = [...place, face === 'outside' ? moving.z[1] : moving.z[0]] as const
      return {
        ...onFace(moving, `cylinder${index + 1}`, 'lock', outline, face, CYLINDER.projection, material),
        model: { mesh: 'lock', fitting: { at, face, towards: 1 } },
      }
    }),
  )
}

const kickplateMaterial = (code: string): Material =>
  code.endsWith('B') ? blackLacquer : code.endsWith('M') ? brass : steel

const kickplateParts = ({ values }: Drawable, moving: Moving): ScenePart[] =>
  faces.flatMap((face) => {
    const code = values.kickplate[face]
    const height = Number.parseInt(code, 10) * 10
    if (!(height > 0)) return []
    const { minX, maxX, minY } = moving.box
    const outline = rectangle({
      minX: minX + KICKPLATE_BELOW_LEAF_WIDTH / 2,
      maxX: maxX - KICKPLATE_BELOW_LEAF_WIDTH / 2,
      minY: minY + KICKPLATE_ABOVE_LEAF_BOTTOM,
      maxY: minY + KICKPLATE_ABOVE_LEAF_BOTTOM + height,
    })
    return [onFace(moving, 'kickplate', 'kickplate', outline, face, 2, kickplateMaterial(code))]
  })

/** The closer one sees on a leaf: its colour and length; one that is built in is not seen. */
export const closersOf = ({
  closerId,
  closerColor,
}: Drawable['values']): { readonly rgbHex: string; readonly length: number }[] => {
  const length = CLOSER_LENGTHS[closerId]
  const rgbHex = closerColors.find(({ code }) => code === closerColor)?.rgbHex ?? steel.rgbHex
  return length === undefined ? [] : [{ rgbHex, length }]
}

const closerParts = ({ values }: Drawable, moving: Moving): ScenePart[] => {
  const [closer] = closersOf(values)
  if (closer === undefined) return []
  const { length, rgbHex } = closer
  const { minX, maxX, maxY } = moving.box
  const start = lockSideOf(moving) === 'RIGHT' ? minX + CLOSER_PLACE.side : maxX - CLOSER_PLACE.side - length
  const outline = rectangle({
    minX: start,
    maxX: start + length,
    minY: maxY - CLOSER_PLACE.top - CLOSER_HEIGHT,
    maxY: maxY - CLOSER_PLACE.top,
  })
  return [onFace(moving, 'closer', 'closer', outline, 'inside', 45, { finish: 'paint', rgbHex })]
}

const viewerParts = ({ values }: Drawable, moving: Moving): ScenePart[] => {
  const height = VIEWER_HEIGHTS[values.binocular]
  if (height === undefined) return []
  const place: Point = [(moving.box.minX + moving.box.maxX) / 2, height]
  return faces.map((face) => onFace(moving, 'viewer', 'viewer', circle(place, 13), face, 4, steel))
}

const codeLockParts = (drawable: Drawable, moving: Moving): ScenePart[] => {
  const [x, y] = handleAxisOf(drawable, moving)
  const { smartlockId } = drawable.values
  const place: Point = [x, y + CODE_LOCK_ABOVE_AXIS]
  if (smartlockId === 'SL1')
    return [onFace(moving, 'code-lock', 'lock', boxAround(place, 62, 132), 'outside', 24, blackLacquer)]
  if (smartlockId === 'SL2')
    return [onFace(moving, 'finger-reader', 'lock', boxAround(place, 36, 70), 'outside', 3, blackLacquer)]
  return []
}

export const doorFittingParts = (drawable: Drawable): ScenePart[] =>
  drawable.frameType.kind === 'WINDOW'
    ? []
    : movingIn(drawable).flatMap((moving) => [
        ...kickplateParts(drawable, moving),
        ...(moving.isPassive
          ? []
          : [
              ...cylinderParts(drawable, moving),
              ...codeLockParts(drawable, moving),
              ...viewerParts(drawable, moving),
            ]),
        ...closerParts(drawable, moving),
      ])
