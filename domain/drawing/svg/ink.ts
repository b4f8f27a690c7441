/** How a drawing is inked: line weights, colours of lines, and paint in black and white. */

import { heightOf, widthOf } from '#domain/geometry/polygon'
import type { Material, Scene } from '../scene.ts'

export const INK = '#1d2528'
/** Lines on dark paint, where ink would vanish. */
const INK_ON_DARK = '#8d979b'
export const DIMENSION_INK = '#3d474b'
export const ACCENT = '#0f5e66'

/** Three weights, px at a drawing of normal size on the screen. */
const WEIGHTS = { outline: 1.6, part: 1, fine: 0.6 } as const
export type Weight = keyof typeof WEIGHTS

/** The larger side of a drawing of normal size, px: what the weights are stated for. */
const NORMAL_SIZE = 640

/** The larger side of a drawing in a list or a menu, px; finer lines would vanish there. */
export const THUMBNAIL_SIZE = 170

/** Mm of the product under one pixel of a drawing whose larger side is `size` px: a drawing keeps its look at every size. */
export const pixelOf = ({ bounds }: Scene, size = NORMAL_SIZE): number =>
  Math.max(widthOf(bounds), heightOf(bounds)) / size

/** Line widths, mm of the product. */
export const weightsOf = (pixel: number): Readonly<Record<Weight, number>> => ({
  outline: WEIGHTS.outline * pixel,
  part: WEIGHTS.part * pixel,
  fine: WEIGHTS.fine * pixel,
})

/** Brightness by the trade's weights, 0 to 255 (D-251). */
const intensityOf = (rgbHex: string): number => {
  const value = Number.parseInt(rgbHex.slice(1), 16)
  return 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)
}

const DARK = 90

export const isDark = ({ rgbHex }: Material): boolean => intensityOf(rgbHex) < DARK

export const lineColorOn = (material: Material): string => (isDark(material) ? INK_ON_DARK : INK)

/** Paper white for everything opaque, a light grey for glass and a dark one for seals. */
export const inBlackAndWhite = (material: Material): Material => {
  switch (material.finish) {
    case 'glass':
      return { ...material, rgbHex: '#F1F1F1' }
    case 'frosted':
      return { ...material, rgbHex: '#E2E2E2' }
    case 'rubber':
      return { ...material, rgbHex: '#4A4A4A' }
    default:
      return { ...material, rgbHex: '#FFFFFF' }
  }
}
