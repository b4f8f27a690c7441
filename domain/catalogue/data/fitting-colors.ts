/** Colours of hinges and door closers (trade handbook 7). */
import type { FittingColor } from '../types.ts'

export const galvanised: FittingColor = {
  code: '01',
  name: 'Galvanisert',
  rgbHex: '#B9BDC0',
  finish: 'steel',
}
export const white: FittingColor = { code: '02', name: 'Hvit', rgbHex: '#F1F0EA', finish: 'paint' }
export const black: FittingColor = { code: '03', name: 'Sort', rgbHex: '#1C1C1C', finish: 'paint' }
export const stainless: FittingColor = { code: '04', name: 'Rustfri', rgbHex: '#C9CBCC', finish: 'steel' }

export const closerColors: readonly FittingColor[] = [
  { code: '01', name: 'Sølv', rgbHex: '#BFC2C4', finish: 'paint' },
  white,
  black,
]
