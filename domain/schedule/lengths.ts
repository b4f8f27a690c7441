/**
 * Lengths in a line of words. How much one comes to is read as in every field (decision 32); here stands only where it ends, which
 * is narrower than in a field: in a line a space stands between words, a comma between rows, and a unit behind the second side is
 * that of both.
 */
import { lengthOfModules, readFigure } from '#domain/messages/read-figure'

/** In millimetres where a unit is written, or where it cannot be meant otherwise; else the bare figure, which may be in another unit. */
export interface Length {
  readonly value: number
  readonly isBare: boolean
}

/** A capital M behind a figure: the opening's module of 100 mm. */
export const lengthUnits = ['mm', 'cm', 'dm', 'm', 'module'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** `1.490`: a mark before three digits. Of one digit only, since frames are shorter than ten metres. */
const MARKED = String.raw`[1-9][.,]\d{3}`
/** Groups of thousands are told by a no-break space or a mark: in `2 690x1290` the 2 is a count. */
export const FIGURE = String.raw`(?:\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d[.,]\d{3}|\d{1,3},\d{1,2}|\d{1,4}\.\d{1,2}|\d{1,6})`
/** In «990x1390 m/ventil» the letter is no metre. */
export const UNIT_WORD = String.raw`(millimeter|centimeter|meter|mm|cm|dm|m(?!\s*/))`
/** The figure of one side alone; too short a number is something else. */
export const SIDE_FIGURE = String.raw`(?:\d{1,2}[\u00a0\u202f]\d{3}|${MARKED}|\d{1,3}(?:[.,]\d{1,3})?(?=\s*(?:mm|cm|dm|m|millimeter|centimeter|meter)(?![\p{L}\d]))|\d{3,5})`
/** Behind the name of a side a plain space parts thousands too: no count stands there. `h1 790` is a partial measure. */
export const NAMED_SIDE_FIGURE = String.raw`(?:(?<![\p{L}])\d{1,2} \d{3}|${SIDE_FIGURE})`

/** «1190x1390 m ventil»: nobody means 1190 metres. */
const METRES_MAX = 100

/** NaN only on a bug: what stands here has been found by one of the patterns above. */
const millimetres = (text: string): number => readFigure(text, 'length') ?? Number.NaN

/** The figure as it would be in another unit, in whole millimetres. */
export const lengthIn = (figure: number, unit: Exclude<LengthUnit, 'mm'>): number =>
  unit === 'module' ? lengthOfModules(figure) : Math.round(millimetres(`${figure} ${unit}`))

const unitOf = (word: string | undefined): LengthUnit | null => {
  if (word === undefined || word === '') return null
  if (word === 'M') return 'module'
  const lower = word.toLowerCase()
  return lower.startsWith('mi')
    ? 'mm'
    : lower.startsWith('ce')
      ? 'cm'
      : lower === 'meter'
        ? 'm'
        : (lower as LengthUnit)
}

const isMetresOfNobody = (figure: string, unit: LengthUnit | null): boolean =>
  unit === 'm' && millimetres(`${figure} m`) >= METRES_MAX * 1000

/** Null where nothing is written behind it, or «m» that is no metre. */
export const writtenUnit = (figure: string, word: string | undefined): LengthUnit | null => {
  const unit = unitOf(word)
  return isMetresOfNobody(figure, unit) ? null : unit
}

export const readLength = (figure: string, unit: LengthUnit | null): Length => {
  if (unit === null) return { value: millimetres(figure), isBare: true }
  const value = unit === 'module' ? lengthIn(millimetres(figure), unit) : millimetres(`${figure} ${unit}`)
  return { value: Math.round(value), isBare: false }
}

/** The count and the length that `2,590` is where its mark stands between rows: `2, 590x990`. */
export const apartAt = (figure: string): { readonly count: number; readonly width: number } | null => {
  const [, count, width] = /^([1-9]),(\d{3})$/.exec(figure) ?? []
  return count === undefined || width === undefined ? null : { count: Number(count), width: Number(width) }
}
