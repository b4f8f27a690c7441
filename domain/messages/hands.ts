/** Sides and directions, as they are said of what opens. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('messages/hands')

interface Hand {
  readonly side: 'LEFT' | 'RIGHT'
  readonly inOut: 'OUT' | 'IN'
}

export const sideWords: Readonly<Record<Hand['side'], string>> = texts('messages/hands.side', {
  LEFT: 'venstre',
  RIGHT: 'høyre',
})

const wayWords: Readonly<Record<Hand['inOut'], string>> = texts('messages/hands.way', {
  OUT: 'ut',
  IN: 'inn',
})

/** 'venstre ut' */
export const handingWords = ({ side, inOut }: Hand): string => `${sideWords[side]} ${wayWords[inOut]}`

/** 'Slagretning venstre ut' */
export const handingText = (hand: Hand): string => {
  const handing = handingWords(hand)
  return say`Slagretning ${handing}`
}
