/**
 * How values stand in a DXF file: pairs of lines, a group code and its value. What people have typed can never become a pair of its
 * own nor a code of the CAD program's (sources: DXF).
 */

export type Value = string | number

/** A ten-thousandth of a mm, and no exponent, which some readers do not know. */
const rounded = (value: number): string => {
  const text = value.toFixed(4).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

export const pair = (code: number, value: Value): string =>
  `${code}\n${typeof value === 'number' ? rounded(value) : value}\n`

/** Line breaks and other characters that are none, and halves of characters. */
const UNWRITABLE = /[\p{Cc}\u2028\u2029]+|\p{Cs}/gu

/** Longest text of an entity that every reader takes. */
const LONGEST = 250

const shortened = (text: string, longest: number): string => {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}

const oneLine = (text: string): string => text.replace(UNWRITABLE, ' ').trim()

/**
 * A line of text. `\U+00E6` and `\M+…` would be read as characters, `%%d` as a degree sign, and `^` as the beginning of a control
 * character.
 */
export const textOnOneLine = (text: string): string =>
  shortened(oneLine(text), LONGEST)
    .replace(/\\(?=[UuMm]\+)/g, '\\U+005C')
    .replace(/%{2,}/g, (signs) => '%%%'.repeat(signs.length))
    .replaceAll('^', '^ ')

/** Words before a figure that the program writes by itself, where backslashes and braces format. */
export const measureText = (name: string): string =>
  name === '' ? '' : `${textOnOneLine(name).replace(/[\\{}]/g, ' ')} <>`

const LONGEST_NAME = 120

/** A name of a layer; what no name may hold becomes a dash. */
export const layerName = (name: string): string =>
  shortened(oneLine(name).replace(/[<>/\\":;?*|=`,]/g, '-'), LONGEST_NAME) || '-'
