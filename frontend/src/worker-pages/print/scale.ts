/**
 * The scale of the drawings on paper, as on an architect's sheet: one scale for the whole document, so that sizes can
 * be compared by eye and measured with a scale rule. What is too large for its field at that scale is drawn at the
 * first smaller one that fits, and says so.
 */

/** Denominators of 1:n, from large drawings to small; those of a common scale rule, with steps between, and below it for rows that are mounted together along a whole wall. */
const denominators = [20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 500, 1000] as const

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
 * drawing fits, at most 1:20; where none does, `smallestCommon`.
 */
export const chooseScale = (
  fits: readonly ((denominator: number) => boolean)[],
  smallestCommon: number,
): DocumentScale => {
  const common =
    denominators.find((n) => n <= smallestCommon && fits.every((fitsAt) => fitsAt(n))) ?? smallestCommon
  return { common, rows: fits.map((fitsAt) => scaleFor(fitsAt, common)) }
}

/**
 * The same scale where every figure of the drawing can be read at it, else the next larger one at which they can be and the
 * drawing has room: the angles of a slanted window stand in its corners, and shrink with them.
 */
export const readableScale = (
  chosen: DrawingScale,
  canBeRead: (denominator: number) => boolean,
  hasRoom: (denominator: number) => boolean,
): DrawingScale => {
  if (canBeRead(chosen.denominator)) return chosen
  const larger = denominators.findLast((n) => n < chosen.denominator && hasRoom(n) && canBeRead(n))
  return larger === undefined ? chosen : { denominator: larger, isOwn: true }
}

/** The common scale where the drawing fits, else the first smaller one. */
export const scaleFor = (fitsAt: (denominator: number) => boolean, common: number): DrawingScale => {
  const denominator = denominators.find((n) => n >= common && fitsAt(n))
  if (denominator === undefined) throw new Error('a drawing is too large for paper')
  return { denominator, isOwn: denominator !== common }
}
