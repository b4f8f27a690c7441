/** Colours of hinges and door closers (trade handbook 7). */
export interface FittingColor {
  readonly code: string
  readonly name: string
  readonly rgbHex: string
}

export const hingeColors: readonly FittingColor[] = [
  { code: '01', name: 'Galvanisert', rgbHex: '#B9BDC0' },
  { code: '02', name: 'Hvit', rgbHex: '#F1F0EA' },
  { code: '03', name: 'Sort', rgbHex: '#1C1C1C' },
  { code: '04', name: 'Rustfri', rgbHex: '#C9CBCC' },
  { code: '05', name: 'Messing', rgbHex: '#B08D3C' },
]

export const closerColors: readonly FittingColor[] = [
  { code: '01', name: 'Sølv', rgbHex: '#BFC2C4' },
  { code: '02', name: 'Hvit', rgbHex: '#F1F0EA' },
  { code: '03', name: 'Sort', rgbHex: '#1C1C1C' },
]
