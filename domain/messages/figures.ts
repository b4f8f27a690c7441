/** Figures as Norwegian text: decimal comma, thousands apart by a no-break space, a true minus sign. */
import { roundHalfAway } from '#domain/units'

const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g

export const decimal = (value: number, decimals: number): string => {
  const rounded = roundHalfAway(value, decimals)
  const [whole = '', part] = Math.abs(rounded).toFixed(decimals).split('.')
  const digits = whole.length > 3 ? whole.replace(THOUSANDS, '\u00A0') : whole
  return `${rounded < 0 ? '−' : ''}${digits}${part === undefined ? '' : `,${part}`}`
}

/** '1 190 × 1 480 mm': width before height. */
export const sizeText = (width: number, height: number): string =>
  `${decimal(width, 0)} × ${decimal(height, 0)}\u00A0mm`

/** As few decimals as the figure needs, at most `most`. */
export const figure = (value: number, most = 2): string => {
  const [whole = '', part = ''] = decimal(value, most).split(',')
  const kept = part.replace(/0+$/, '')
  return kept === '' ? whole : `${whole},${kept}`
}

/** '4,5 m²': a figure that stays with its unit at the end of a line. */
export const quantity = (value: number, unit: string, most = 2): string =>
  `${figure(value, most)}\u00A0${unit}`

const UNIT = '(?:mm|cm|m|kg|kr|%|stk\\.|cm²|m²|dB|år|W/\\(m²K\\))(?![\\p{L}\\d²/])'
const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=${UNIT})`, 'gu')
/** Also the first of two: «1 090 × 1 190 mm», «390–1 790 mm», «fra 1 200 til 3 000 mm». */
const LENGTH = /(?<![\d,.\u00A0])\d{4,5}(?=(?:\u00A0mm|(?: × |–| og | til )\d[\d\u00A0]*\u00A0mm)(?!\p{L}))/gu

const BEFORE_PARAGRAPH = /(?<=§) (?=\d)/g

/** A text whose figures stay with their units, and those of paragraphs with their sign. */
export const withUnits = (text: string): string =>
  text.replaceAll(BEFORE_UNIT, '\u00A0').replaceAll(BEFORE_PARAGRAPH, '\u00A0')

/** A sentence whose figures stay with their units, and whose lengths have their thousands apart. */
export const withFigures = (sentence: string): string =>
  withUnits(sentence).replaceAll(LENGTH, (length) => decimal(Number(length), 0))
