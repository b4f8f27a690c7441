/** Sides and directions, as they are said of what opens. */

interface Hand {
  readonly side: 'LEFT' | 'RIGHT'
  readonly inOut: 'OUT' | 'IN'
}

export const sideWords: Readonly<Record<Hand['side'], string>> = { LEFT: 'venstre', RIGHT: 'høyre' }

const wayWords: Readonly<Record<Hand['inOut'], string>> = { OUT: 'ut', IN: 'inn' }

/** 'venstre ut' */
export const handingWords = ({ side, inOut }: Hand): string => `${sideWords[side]} ${wayWords[inOut]}`

/** 'Slagretning venstre, ut' */
export const handingText = ({ side, inOut }: Hand): string =>
  `Slagretning ${sideWords[side]}, ${wayWords[inOut]}`
