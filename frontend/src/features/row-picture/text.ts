export const rowPictureText = {
  making: 'Bildet lages …',
  alt: (row: number, order: number) => `Rad ${row} i tilbud ${order}`,
  notLoaded: (row: number | null) => `Kunne ikke laste forhåndsvisning for rad ${row ?? 'ukjent'}`,
  notGenerated: (row: number) => `Feil under generering av bilde for rad ${row}`,
} as const
