/**
 * Figures as people type them, the counterpart of figures.ts. Read is what has one meaning; the rest is nobody's number and is
 * asked about, never guessed (decision 32). Three kinds: a length in millimetres, which may also be given in centimetres,
 * decimetres, metres or modules; a whole number of something; a figure with decimals, such as a rate or an angle.
 */
import { roundHalfAway } from '#domain/units'

export type FigureKind = 'length' | 'whole' | 'decimal'

const MILLIMETRES_IN: Readonly<Record<string, number>> = {
  '': 1,
  mm: 1,
  millimeter: 1,
  cm: 10,
  centimeter: 10,
  dm: 100,
  m: 1000,
  meter: 1000,
}

/** What may stand after the figure; a length is turned into millimetres, the rest is only said along. */
const UNITS: Readonly<Record<FigureKind, readonly string[]>> = {
  length: Object.keys(MILLIMETRES_IN),
  whole: ['', 'stk'],
  decimal: ['', '%', '°'],
}

/** Of the opening that its modules name, a frame is less by the joint: «12M» is 1190. */
const MODULE = 100
const JOINT = 10
/** A capital M behind a whole figure; metres are written with decimals or a small one. */
const MODULES = /^(\d{1,2}) ?M$/

export const lengthOfModules = (modules: number): number => Math.round(modules * MODULE - JOINT)

const SPACES = /[\s\u00a0\u2009\u202f]+/g
const PARTS = /^([+-]?)([\d., ]+?) ?([a-z%°]*)\.?$/

/** '1 490', '12 345,5': spaces stand only between groups of three. */
const SPACED = /^\d{1,3}( \d{3})+([.,]\d+)?$/
/** '1.490', '1,490': one mark before the last three digits. */
const ONE_MARK_OF_THREE = /^[1-9]\d{0,2}[.,]\d{3}$/
/** '1.234.567': a mark that comes again stands between groups. */
const GROUPED = /^\d{1,3}([.,])\d{3}(\1\d{3})+$/
/** '1.490,5' and '1,490.5': of two marks the first stands between groups. */
const GROUPED_WITH_DECIMALS = /^\d{1,3}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+)$/
const PLAIN = /^\d+([.,]\d+)?$/

const withoutMarks = (figure: string): string => figure.replaceAll(/[.,]/g, '')

/** `groups`: what is counted in single millimetres or pieces has no thousandths, so three digits after a mark are a group. */
const figureOf = (figure: string, groups: boolean): number | null => {
  if (SPACED.test(figure)) return Number(figure.replaceAll(' ', '').replace(',', '.'))
  if (GROUPED.test(figure) || (groups && ONE_MARK_OF_THREE.test(figure))) return Number(withoutMarks(figure))
  if (GROUPED_WITH_DECIMALS.test(figure))
    return Number(`${withoutMarks(figure.replace(/[.,]\d+$/, ''))}.${/\d+$/.exec(figure)?.[0]}`)
  return PLAIN.test(figure) ? Number(figure.replace(',', '.')) : null
}

/** Null for what is no number, is half typed, or could be two numbers. */
export const readFigure = (text: string, kind: FigureKind): number | null => {
  const [, modules] = MODULES.exec(text.replaceAll(SPACES, ' ').trim()) ?? []
  if (kind === 'length' && modules !== undefined) return lengthOfModules(Number(modules))
  const plain = text.replaceAll(SPACES, ' ').trim().toLowerCase().replace('−', '-')
  const [, sign = '', figure = '', unit = ''] = PARTS.exec(plain) ?? []
  if (!UNITS[kind].includes(unit) || (unit === '' && plain.endsWith('.'))) return null
  const factor = kind === 'length' ? (MILLIMETRES_IN[unit] ?? 1) : 1
  const value = figureOf(figure.trim(), factor === 1 && kind !== 'decimal')
  if (value === null || (kind === 'whole' && !Number.isInteger(value))) return null
  const signed = sign === '-' ? -value : value
  return factor === 1 ? signed : roundHalfAway(signed * factor, 3)
}
