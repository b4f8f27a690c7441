/** The list of colours that one chooses from. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/color-list')

export const colorListText = texts('editor/color-list', {
  searchColor: 'Søk på navn eller kode',
  searchMinimum: 'Minimum 3 tegn',
  searchNothing: 'Ingen treff',
  colorsFound: (count: number, name: string, code: string) =>
    say`${count === 1 ? say`1 farge` : say`${count} farger`}. Enter velger ${name}, ${code}.`,
  recentColors: 'Sist brukt',
  standardColors: 'Standardfarger',
  otherColors: 'Andre farger',
} as const)
