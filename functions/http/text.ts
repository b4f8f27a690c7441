/** A refusal that is shown as a page of its own. */
export const refusalPageText = {
  title: 'Kan ikke vises',
  logIn: 'Logg inn',
  toQuotes: 'Til tilbudene',
} as const
