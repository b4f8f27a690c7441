/**
 * The scale of the drawings on paper, as on an architect's sheet: one scale for the whole document, so that sizes can
 * be compared by eye and measured with a scale rule. What is too large for its field at that scale is drawn at the
 * first smaller one that fits, and says so.
 */

/** Denominators of 1:n, from large drawings to small; those of a common scale rule, with steps between. */
const denominators = [20, 25, 30, 40, 50, 60, 75, 100, 150, 200] as const

/** No smaller than this for all: at 1:40 a bathroom window of 590 mm is 15 mm on paper, the least one reads with ease. */
const smallestCommon = 40

interface DrawingScale {
  readonly denominator: number
  /** Differs from the document's common scale. */
  readonly isOwn: boolean
}

export interface DocumentScale {
  readonly common: number
  readonly rows: readonly DrawingScale[]
}

/**
 * `fits[i](n)` tells whether drawing i has room in its field at 1:n. The common scale is the largest at which every
 * drawing fits, at most 1:20; where none does, 1:40.
 */
export const chooseScale = (fits: readonly ((denominator: number) => boolean)[]): DocumentScale => {
  const common =
    denominators.find((n) => n <= smallestCommon && fits.every((fitsAt) => fitsAt(n))) ?? smallestCommon
  return { common, rows: fits.map((fitsAt) => scaleFor(fitsAt, common)) }
}

/** The common scale where the drawing fits, else the first smaller one. */
export const scaleFor = (fitsAt: (denominator: number) => boolean, common: number): DrawingScale => {
  const denominator = denominators.find((n) => n >= common && fitsAt(n))
  if (denominator === undefined) throw new Error('a drawing is too large for paper')
  return { denominator, isOwn: denominator !== common }
}
