/** Which colour each surface has, resolved through the colour lists (trade handbook 6.4). */

import { findColor } from '#domain/catalogue/catalogue'
import { laminateLooks } from '#domain/catalogue/data/laminates'
import { OAK_THRESHOLD_OPTION } from '#domain/catalogue/data/misc'
import { STANDARD_COLOR } from '#domain/catalogue/data/standard-color'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { isStain } from '#domain/catalogue/stain'
import type { Color, ColorListId, ColorLists, Model } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'
import { bareAluminium, oiledOak, standardPaint } from './materials.ts'
import type { Material } from './scene.ts'

/** The two faces of a part. */
export interface Faces {
  readonly outside: Material
  readonly inside: Material
}

export interface Palette {
  readonly frame: Faces
  readonly sash: Faces
  readonly leaf: Faces
  readonly threshold: Faces
  /** Aluminium outside; null without cladding. */
  readonly cladding: Material | null
}

/** Panel quality 6: the leaf's outside is sheet aluminium in a colour of the aluminium list. */
const ALUMINIUM_LEAF = 6

/** How much of its light a surface keeps in a groove. */
const SHADOW = 0.82

const materialOf = (color: Color | null, list: ColorListId): Material => {
  if (color === null) return standardPaint
  if (list === 'aluminium') return { finish: 'aluminium', rgbHex: color.rgbHex }
  return { finish: isStain(color.code) ? 'stain' : 'paint', rgbHex: color.rgbHex }
}

/** A laminate covers both faces of the leaf; on paper it has its tint, in the room its picture (D-152, D-154). */
const laminated = (code: string): Material | null => {
  const look = laminateLooks[code]
  return look === undefined ? null : { finish: 'paint', rgbHex: look.rgbHex, laminate: code }
}

const both = (material: Material): Faces => ({ outside: material, inside: material })

export const paletteOf = (values: Choices, model: Model, colorLists: ColorLists): Palette => {
  const painted = (list: ColorListId, code: string | null): Material =>
    materialOf(findColor(colorLists, list, code ?? STANDARD_COLOR), list)
  const threshold = both(values.misc.includes(OAK_THRESHOLD_OPTION) ? oiledOak : bareAluminium)
  if (isEntranceDoor(model)) {
    const leaf = both(laminated(values.decorLaminate) ?? painted('door', values.wingColor))
    const aluminiumLeaf =
      values.panelQualityId === ALUMINIUM_LEAF
        ? { ...leaf, outside: painted('aluminium', values.aluminium.color) }
        : leaf
    const frame = both(painted('door', values.frameColor))
    return { frame, sash: leaf, leaf: aluminiumLeaf, threshold, cladding: null }
  }
  const inside = painted('wood', values.innerColor)
  const cladding = values.aluminium.selected
    ? painted('aluminium', values.aluminium.color ?? values.outerColor)
    : null
  const faces = { inside, outside: cladding ?? painted('wood', values.outerColor ?? values.innerColor) }
  return { frame: faces, sash: faces, leaf: faces, threshold, cladding }
}

/** A colour in its own shadow, as in a groove. */
const shade = ({ finish, rgbHex }: Material): Material => {
  const value = Number.parseInt(rgbHex.slice(1), 16)
  const channel = (shift: number): string =>
    Math.round(((value >> shift) & 255) * SHADOW)
      .toString(16)
      .padStart(2, '0')
  return { finish, rgbHex: `#${channel(16)}${channel(8)}${channel(0)}` }
}

export const shaded = ({ outside, inside }: Faces): Faces => ({
  outside: shade(outside),
  inside: shade(inside),
})

/** The same material on both faces, as fittings have. */
export const allRound = (material: Material): { materialOutside: Material; materialInside: Material } => ({
  materialOutside: material,
  materialInside: material,
})

export const facesOf = ({
  outside,
  inside,
}: Faces): { materialOutside: Material; materialInside: Material } => ({
  materialOutside: outside,
  materialInside: inside,
})
