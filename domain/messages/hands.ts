/** Sides and directions, as they are said of what opens. */
import type { Handing, HandSide } from '../catalogue/types.ts'

export const sideWords: Readonly<Record<HandSide, string>> = { LEFT: 'venstre', RIGHT: 'høyre' }

const wayWords: Readonly<Record<Handing['inOut'], string>> = { OUT: 'ut', IN: 'inn' }

/** 'venstre ut' */
export const handingWords = ({ side, inOut }: Handing): string => `${sideWords[side]} ${wayWords[inOut]}`

/** 'Slagretning venstre, ut' */
export const handingText = ({ side, inOut }: Handing): string =>
  `Slagretning ${sideWords[side]}, ${wayWords[inOut]}`
