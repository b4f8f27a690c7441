/** Hinge barrels (D-169 to D-171); places by trade handbook 2.3. Gliding, sliding and concealed ones are not seen. */

import { findFitting } from '#domain/catalogue/catalogue'
import { galvanised } from '#domain/catalogue/data/fitting-colors'
import type { Point } from '#domain/geometry/point'
import { GAP } from '#domain/layout/fit'
import { THREE_HINGES_MAX_HEIGHT, THREE_HINGES_MAX_KG } from '#domain/rules/hardware'
import type { Drawable } from '../drawable.ts'
import { BARREL } from '../fitting-sizes.ts'
import { allRound } from '../palette.ts'
import type { Material, ScenePart } from '../scene.ts'
import { boxAround } from '../shapes.ts'
import type { Moving } from './moving.ts'
import { poseOf } from './sash.ts'

interface Barrel {
  readonly length: number
  readonly radius: number
}

const STANDARD: Barrel = BARREL
const GLAZED_DOOR: Barrel = { length: 120, radius: 8 }
const TOP_HUNG: Barrel = { length: 60, radius: 4 }
const GLAZED_DOOR_FORM = 'B0001'

const barrelOf = (side: string, formType: string): Barrel =>
  side === 'TOP' || side === 'BOTTOM' ? TOP_HUNG : formType === GLAZED_DOOR_FORM ? GLAZED_DOOR : STANDARD

const WINDOW_END = 150
const SIDE_HUNG_THIRD_ABOVE = 1390
const TOP_HUNG_THIRD_ABOVE = 1290
const DOOR_END = 200
const DOOR_SECOND_BELOW_TOP = 500

/** Middles of the barrels along the hinge side, from its low end. */
const windowPlaces = (length: number, thirdAbove: number): number[] => [
  WINDOW_END,
  ...(length > thirdAbove ? [length / 2] : []),
  length - WINDOW_END,
]

/** Middles of the barrels of a door's leaf, from its low end. */
export const doorPlaces = (height: number, kg: number): number[] => [
  DOOR_END,
  ...(height > THREE_HINGES_MAX_HEIGHT || kg > THREE_HINGES_MAX_KG ? [height / 2] : []),
  height - DOOR_END - DOOR_SECOND_BELOW_TOP,
  height - DOOR_END,
]

type Hung = Pick<Moving, 'kind' | 'box' | 'field'>

const placesOf = ({ frameType, weight }: Pick<Drawable, 'frameType' | 'weight'>, hung: Hung): number[] => {
  const { kind, box, field } = hung
  const height = box.maxY - box.minY
  if (kind.side === 'TOP' || kind.side === 'BOTTOM')
    return windowPlaces(box.maxX - box.minX, TOP_HUNG_THIRD_ABOVE)
  return frameType.kind === 'DOOR'
    ? doorPlaces(height, weight.sashKg[field] ?? 0)
    : windowPlaces(height, SIDE_HUNG_THIRD_ABOVE)
}

/** The axis lies in the middle of the joint between frame and sash. */
const onAxis = ({ kind: { side }, box }: Moving, place: number): Point => {
  const out = GAP / 2
  if (side === 'TOP') return [box.minX + place, box.maxY + out]
  if (side === 'BOTTOM') return [box.minX + place, box.minY - out]
  return [side === 'LEFT' ? box.minX - out : box.maxX + out, box.minY + place]
}

/** Null where they are hidden. A hinge that is not known is drawn as the ordinary one. */
const materialOf = (hingeId: string): Material | null => {
  const hinge = findFitting('hinge', hingeId)
  const color = hinge === null ? galvanised : hinge.color
  return color && { finish: color.finish, rgbHex: color.rgbHex }
}

const isSeen = ({ kind: { component } }: Hung): boolean =>
  component === 'HingeConfiguration' || component === 'TiltTurnConfiguration'

/** The hinges one sees on a sash or leaf: colour, and where their middles are along the hinge side, mm from its low end. */
export const hingesOf = (
  product: Pick<Drawable, 'frameType' | 'weight' | 'values'>,
  hung: Hung,
): { readonly rgbHex: string; readonly placement: number }[] => {
  const material = materialOf(product.values.hingeId)
  return isSeen(hung) && material !== null
    ? placesOf(product, hung).map((placement) => ({ rgbHex: material.rgbHex, placement }))
    : []
}

export const hingeParts = (drawable: Drawable): ScenePart[] => {
  const { values, model } = drawable
  const material = materialOf(values.hingeId)
  if (material === null) return []
  return drawable.moving.filter(isSeen).flatMap((moving) => {
    const { length, radius } = barrelOf(moving.kind.side, model.formType)
    const isLevel = moving.kind.side === 'TOP' || moving.kind.side === 'BOTTOM'
    const opensOut = moving.kind.inOut === 'OUT'
    const face = opensOut ? moving.z[1] : moving.z[0]
    return placesOf(drawable, moving).map(
      (place, index): ScenePart => ({
        model: {
          mesh: 'hinge',
          fitting: { at: [...onAxis(moving, place), face], face: 'outside', towards: 1 },
        },
        id: `${moving.id}/hinge${index + 1}`,
        kind: 'hinge',
        outlines: [
          boxAround(onAxis(moving, place), isLevel ? length : 2 * radius, isLevel ? 2 * radius : length),
        ],
        z: [face - radius, face + radius],
        rounded: radius,
        ...allRound(material),
        pose: poseOf(moving.field),
      }),
    )
  })
}
