/** A refusal that is shown as a page of its own. */
import { texts } from '#domain/texts/texts'

export const refusalPageText = texts('functions/http.refusal-page', {
  title: 'Kan ikke vises',
  logIn: 'Logg inn',
  toQuotes: 'Til tilbudene',
} as const)
