/** How a drawing is inked: line weights, colours of lines, and paint in black and white. */

import { heightOf, widthOf } from '#domain/geometry/polygon'
import type { Material, Scene } from '../scene.ts'

export const INK = '#1d2528'
/** Lines on dark paint, where ink would vanish. */
const INK_ON_DARK = '#8d979b'
export const DIMENSION_INK = '#3d474b'
export const ACCENT = '#0f5e66'

/** Weights of lines, px at a drawing of normal size on the screen; `symbol` is for what is drawn on the product, as how it opens. */
const WEIGHTS = { outline: 1.6, part: 1, fine: 0.6, symbol: 0.6 } as const
export type StrokeWeight = keyof typeof WEIGHTS

/** The larger side of a drawing of normal size, px: what the weights are stated for. */
const NORMAL_SIZE = 640

/**
 * In a list or a menu the larger side is about this many px. Symbols are a whole pixel wide there: a slanting line that is
 * thinner falls apart into dots where it is drawn without half tones.
 */
const THUMBNAIL = { size: 104, weights: { outline: 1.1, part: 0.75, fine: 0.75, symbol: 1 } } as const

/**
 * A part of a thumbnail that is narrower than this, px, has no line of its own: with one on each side, and its neighbour over
 * half of it, fewer than three pixels would be left to say which colour it has.
 */
const LEAST_BAND = 8

/** A glazing bar, or its ridge, that is narrower than so many of its lines has none: on paper, and on a customer's small screen, they would be all that one sees of it. */
const LEAST_LINES = 7

/** Line widths, mm of the product. */
export type Weights = Readonly<Record<StrokeWeight, number>>

/** Mm of the product under one pixel of a drawing whose larger side is `size` px: a drawing keeps its look at every size. */
export const pixelOf = ({ bounds }: Scene, size = NORMAL_SIZE): number =>
  Math.max(widthOf(bounds), heightOf(bounds)) / size

const scaled = (weights: Weights, pixel: number): Weights => ({
  outline: weights.outline * pixel,
  part: weights.part * pixel,
  fine: weights.fine * pixel,
  symbol: weights.symbol * pixel,
})

export const weightsOf = (pixel: number): Weights => scaled(WEIGHTS, pixel)

export const thumbnailWeightsOf = (scene: Scene): Weights =>
  scaled(THUMBNAIL.weights, pixelOf(scene, THUMBNAIL.size))

/** Mm: the narrowest part that has lines in a thumbnail. */
export const leastBandOf = (scene: Scene): number => LEAST_BAND * pixelOf(scene, THUMBNAIL.size)

/** Mm: the narrowest glazing bar that has lines in a drawing of these weights. */
export const leastBarOf = ({ fine }: Weights): number => LEAST_LINES * fine

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
