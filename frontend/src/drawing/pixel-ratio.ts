/** How many pixels a canvas may have (D-209 to D-211): on a weak machine fewer, so that turning the model stays smooth. */
import type { Viewport } from './framing.ts'

/** Drawn pixels per pixel of the screen; more than `most` is not worth the work. */
const RATIO = { low: 0.9, least: 1, most: 2 }

export interface PixelNeeds {
  /** The ratio of the screen itself. */
  readonly screen: number
  readonly isLow: boolean
  /** Pixels of a canvas on a weak machine; 0 is no limit. */
  readonly limit: number
}

export const pixelRatioOf = ({ width, height }: Viewport, { screen, isLow, limit }: PixelNeeds): number => {
  if (!isLow) return Math.min(Math.max(screen, RATIO.least), RATIO.most)
  const pixels = width * height
  if (limit === 0 || pixels === 0) return RATIO.low
  return Math.min(RATIO.low, Math.sqrt(limit / pixels))
}
