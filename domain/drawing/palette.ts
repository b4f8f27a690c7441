/** Which colour each surface has, resolved through the colour book (trade handbook 6.4). */

import { findColor, findSpacer } from '#domain/catalogue/catalogue'
import { laminateLooks } from '#domain/catalogue/data/laminates'
import { STANDARD_COLOR } from '#domain/catalogue/data/standard-color'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import type { Color, ColorBook, ColorListId, Model } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'
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

/** The maker's standard white, which everything has until somebody chooses otherwise. */
export const standardPaint: Material = { finish: 'paint', rgbHex: '#F2F0E8' }

/** Panel quality 6: the leaf's outside is sheet aluminium in a colour of the aluminium list. */
const ALUMINIUM_LEAF = 6
const OAK_THRESHOLD_OPTION = 112

/** How much of its light a surface keeps in a groove. */
const SHADOW = 0.82

export const bareAluminium: Material = { finish: 'aluminium', rgbHex: '#B4B8BA' }
const oiledOak: Material = { finish: 'stain', rgbHex: '#B98B57' }
const pine: Material = { finish: 'stain', rgbHex: '#E3C798' }
const varnishedPine: Material = { finish: 'stain', rgbHex: '#D9AE6B' }
const oakVeneer: Material = { finish: 'stain', rgbHex: '#C49A63' }
const whiteBoard: Material = { finish: 'paint', rgbHex: '#F4F4F1' }
const compositeStone: Material = { finish: 'stain', rgbHex: '#A9A7A2' }

/** Boards of a jamb extension and flower boards, by their material (trade handbook 7); painted pine is standard white. */
const JAMB_BOARDS: Readonly<Record<string, Material>> = {
  '02': pine,
  '03': whiteBoard,
  '04': varnishedPine,
  '05': oakVeneer,
}
const FLOWER_BOARDS: Readonly<Record<string, Material>> = {
  '02': oiledOak,
  '03': whiteBoard,
  '04': compositeStone,
}

export const jambBoard = (material: string): Material => JAMB_BOARDS[material] ?? standardPaint
export const flowerBoard = (material: string): Material => FLOWER_BOARDS[material] ?? standardPaint

const isStain = ({ code }: Color): boolean => code.startsWith('BEIS')

const materialOf = (color: Color | null, list: ColorListId): Material => {
  if (color === null) return standardPaint
  if (list === 'aluminium') return { finish: 'aluminium', rgbHex: color.rgbHex }
  return { finish: isStain(color) ? 'stain' : 'paint', rgbHex: color.rgbHex }
}

/** A laminate covers both faces of the leaf; on paper it has its tint, in the room its picture (D-152, D-154). */
const laminated = (code: string): Material | null => {
  const look = laminateLooks[code]
  return look === undefined ? null : { finish: 'paint', rgbHex: look.rgbHex, laminate: code }
}

const both = (material: Material): Faces => ({ outside: material, inside: material })

export const paletteOf = (values: Choices, model: Model, book: ColorBook): Palette => {
  const painted = (list: ColorListId, code: string | null): Material =>
    materialOf(findColor(book, list, code ?? STANDARD_COLOR), list)
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

/** Steel and lacquer of fittings, by the colours that the trade handbook gives for hinges. */
export const steel: Material = { finish: 'steel', rgbHex: '#C9CBCC' }
export const whiteLacquer: Material = { finish: 'paint', rgbHex: '#F1F0EA' }
export const blackLacquer: Material = { finish: 'paint', rgbHex: '#1C1C1C' }
export const brass: Material = { finish: 'steel', rgbHex: '#B08D3C' }
/** The dark of a narrow joint. */
export const shadow: Material = { finish: 'rubber', rgbHex: '#7C8589' }

const BLACK_SPACER = '#1E1E1E'

export const spacerMaterial = (code: string): Material => ({
  finish: 'rubber',
  rgbHex: findSpacer(code)?.rgbHex ?? BLACK_SPACER,
})

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
