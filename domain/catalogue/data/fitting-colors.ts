/** Colours of hinges and door closers (trade handbook 7). */
interface FittingColor {
  readonly code: string
  readonly name: string
  readonly rgbHex: string
}

/** The hinge that comes in this colour; no hinge comes in brass. */
interface HingeColor extends FittingColor {
  readonly hingeId: string | null
}

export const hingeColors: readonly HingeColor[] = [
  { code: '01', name: 'Galvanisert', rgbHex: '#B9BDC0', hingeId: 'H01' },
  { code: '02', name: 'Hvit', rgbHex: '#F1F0EA', hingeId: 'H02' },
  { code: '03', name: 'Sort', rgbHex: '#1C1C1C', hingeId: 'H03' },
  { code: '04', name: 'Rustfri', rgbHex: '#C9CBCC', hingeId: 'H04' },
  { code: '05', name: 'Messing', rgbHex: '#B08D3C', hingeId: null },
]

export const closerColors: readonly FittingColor[] = [
  { code: '01', name: 'Sølv', rgbHex: '#BFC2C4' },
  { code: '02', name: 'Hvit', rgbHex: '#F1F0EA' },
  { code: '03', name: 'Sort', rgbHex: '#1C1C1C' },
]
