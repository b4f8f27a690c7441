/** What is said of texts that were typed into a row and are not stored. */
export const refusedText = {
  notStored: 'Ikke lagret:',
  typed: (texts: readonly { readonly label: string; readonly text: string }[]) =>
    texts.map(({ label, text }) => `${label} «${text}»`).join(', '),
} as const
