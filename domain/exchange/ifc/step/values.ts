/**
 * Values as ISO 10303-21 writes them, the «clear text encoding» that IFC files are in (docs/formats/ifc.md). What is encoded is a type of its
 * own, so that nothing reaches a file by chance as somebody has typed it. Pure.
 */

declare const encoded: unique symbol
/** A value, or a reference to an entity, ready to stand in a file. */
export type Encoded = string & { readonly [encoded]: true }

export const asEncoded = (written: string): Encoded => written as Encoded

/** Nothing is said. */
export const UNSET = asEncoded('$')
/** Follows from other attributes. */
export const DERIVED = asEncoded('*')

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0')

const PLAIN = /^[\x20-\x7e]*$/

const doubled = (plain: string): string => plain.replaceAll('\\', '\\\\').replaceAll("'", "''")

/** One run of characters that are not plain: all of the first plane, or all of the others (ISO 10303-21, 6.4.3). */
const escapedRun = (run: string): string => {
  const points = [...run].map((character) => character.codePointAt(0) ?? 0)
  return (points[0] ?? 0) > 0xffff
    ? `\\X4\\${points.map((point) => hex(point, 8)).join('')}\\X0\\`
    : `\\X2\\${points.map((point) => hex(point, 4)).join('')}\\X0\\`
}

const planeOf = (character: string): 'plain' | 'first' | 'other' => {
  if (PLAIN.test(character)) return 'plain'
  return (character.codePointAt(0) ?? 0) > 0xffff ? 'other' : 'first'
}

/** The inside of a string: apostrophes and backslashes doubled, everything but printable ASCII by its code. */
const escaped = (text: string): string => {
  if (PLAIN.test(text)) return doubled(text)
  const runs: { plane: string; text: string }[] = []
  // Half of a pair of code units is no character and no other program's text.
  for (const character of text.toWellFormed()) {
    const plane = planeOf(character)
    const last = runs.at(-1)
    if (last?.plane === plane) last.text += character
    else runs.push({ plane, text: character })
  }
  return runs.map(({ plane, text: run }) => (plane === 'plain' ? doubled(run) : escapedRun(run))).join('')
}

export const characters = (value: string): Encoded => asEncoded(`'${escaped(value)}'`)

/** IfcLabel and IfcIdentifier hold no more. */
const LABEL = 255

export const label = (value: string): Encoded =>
  characters(value.length > LABEL ? [...value].slice(0, LABEL).join('') : value)

/** A micrometre: far below what is made and measured, and 4 digits shorter than what is reckoned with. */
const DECIMALS = 3
const SCALE = 10 ** DECIMALS

/** A length rounded as it is written. */
export const rounded = (value: number): number => Math.round(value * SCALE) / SCALE

/** A mantissa always has a point. */
const decimalPoint = (written: string): string => written.replace(/^(-?\d+)(?=e|$)/, '$1.').replace('e', 'E')

/** A length in mm, or a coordinate. Throws on what is no number, which is a bug. */
export const real = (value: number): Encoded => exact(rounded(value))

/** Any other number, as it is. */
export const exact = (value: number): Encoded => {
  if (!Number.isFinite(value)) throw new Error(`${value} cannot be written`)
  return asEncoded(decimalPoint(String(value + 0)))
}

export const integer = (value: number): Encoded => asEncoded(String(value))

export const enumeration = (name: string): Encoded => asEncoded(`.${name}.`)

export const logical = (value: boolean): Encoded => enumeration(value ? 'T' : 'F')

export const list = (values: readonly Encoded[]): Encoded => asEncoded(`(${values.join(',')})`)

/** A value whose type must be said, because the attribute takes several: IFCLABEL('Stue'). */
export const typed = (type: string, value: Encoded): Encoded => asEncoded(`${type}(${value})`)
