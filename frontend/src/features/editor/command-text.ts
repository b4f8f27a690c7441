/** Norwegian strings of the line in which words change the product at hand. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/command')

export const commandText = texts('editor/command', {
  open: 'Endre med ord',
  keys: 'Ctrl Enter',
  field: 'Hva skal endres?',
  placeholder: 'ute sort 306 2 ventiler',
  loading: 'Leser …',
  hint: 'Skriv som i hurtigregistrering: mål, farge, glass, åpning, tilvalg, referanse.',
  enter: 'Bruk',
  leave: 'Lukk',
  same: 'Slik er raden fra før.',
  becomes: 'blir',
  changed: 'endret',
  each: (delta: string) => say`${delta} per stk.`,
  done: (changes: string) => say`Endret: ${changes}.`,
} as const)
