/**
 * Sizes of measurement text and lines. The specification's figures are thousandths of the product's larger side, which
 * makes text the stated 2.5 % of it (D-180, D-181).
 */
import type { Box } from '#domain/geometry/point'
import { heightOf, widthOf } from '#domain/geometry/polygon'

export interface RulerScale {
  /** Height of measurement text. */
  readonly text: number
  /** Length of the ticks at the ends of a measurement line. */
  readonly tick: number
  /** From the product to the nearest ruler. */
  readonly padding: number
  /** Between text and line, and between rulers. */
  readonly spacing: number
}

/** How far an oblique tick reaches to each side of its end of the line, and above and below it. */
export const reachOfTick = (length: number): number => length / 2 / Math.SQRT2

/** Thousandths of the product's larger side. */
export interface MeasurementSizes {
  readonly text: number
  /** The tick at the ends of a measurement line. */
  readonly dimension: number
  readonly padding: number
  readonly spacing: number
}

export const MEASUREMENT_SIZES: MeasurementSizes = { text: 25, dimension: 20, padding: 10, spacing: 5 }

/** Everything follows from the height of the text. */
export const rulerScaleOf = (text: number, sizes: MeasurementSizes = MEASUREMENT_SIZES): RulerScale => ({
  text,
  tick: (sizes.dimension / sizes.text) * text,
  padding: (sizes.padding / sizes.text) * text,
  spacing: (sizes.spacing / sizes.text) * text,
})

/** Where nobody states another. */
export const textSizeOf = (product: Box, sizes: MeasurementSizes = MEASUREMENT_SIZES): number =>
  (sizes.text * Math.max(widthOf(product), heightOf(product))) / 1000

/** Advance of a digit as a share of its height, in the drawing's typeface with some air. */
const DIGIT_ADVANCE = 0.56

export const textWidth = (text: string, size: number): number => text.length * DIGIT_ADVANCE * size

/** The text height at which a text fits a length; never above the ordinary one. */
export const fittingSize = (text: string, length: number, ordinary: number): number =>
  Math.min(ordinary, length / (text.length * DIGIT_ADVANCE))
