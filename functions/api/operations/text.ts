/** What was given up, in words, and what is said once it has been settled. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('functions/operations')

export const operationText = texts('functions/operations.operation', {
  kinds: {
    'row-image': 'Bilde av et produkt',
    'quote-pdf': 'Tilbud som PDF',
    'quote-html': 'Tilbud som nettside',
    'quote-zip': 'Tilbud som ZIP',
    'quote-elevations': 'Oppriss som PDF',
  },
  mail: (subject: string) => say`E-post: ${subject}`,
  mailGone: 'E-post som er slettet',
  fate: (subject: string) => say`Hva som ble av e-posten: ${subject}`,
  fateOfNone: 'Hva som ble av en e-post som er slettet',
  order: (orderNumber: number) => say`Bestilling av tilbud ${orderNumber}`,
  answer: 'Svar fra fabrikken',
  unreadable: 'Melding som ikke kan leses',
  retried: (count: number) => say`${count} lagt tilbake i køen.`,
  discarded: (count: number) => say`${count} forkastet.`,
} as const)
