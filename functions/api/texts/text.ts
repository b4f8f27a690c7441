/** What is said once a text has been changed. */
import { texts } from '#domain/texts/texts'

export const textAnswers = texts('functions/texts', {
  added: 'Tekst lagt til',
  updated: 'Tekst oppdatert',
  deleted: 'Tekst slettet',
} as const)
