import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('row-picture')

export const rowPictureText = texts('row-picture', {
  making: 'Bildet lages …',
  alt: (row: number, order: number) => say`Rad ${row} i tilbud ${order}`,
  notLoaded: (row: number | null) => say`Kunne ikke laste forhåndsvisning for rad ${row ?? say`ukjent`}`,
  notGenerated: (row: number) => say`Feil under generering av bilde for rad ${row}`,
} as const)
