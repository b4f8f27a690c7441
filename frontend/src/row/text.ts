/** What is said of texts that were typed into a row and are not stored. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('row')

export const refusedText = texts('row.refused', {
  notStored: 'Ikke lagret:',
  typed: (typed: readonly { readonly label: string; readonly text: string }[]) =>
    typed.map(({ label, text }) => say`${label} «${text}»`).join(', '),
} as const)
