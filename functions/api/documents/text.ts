/** What a tab says while its document is made. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('functions/documents')

export const waitingText = texts('functions/documents.waiting', {
  title: (orderNumber: number) => say`Tilbud ${orderNumber}`,
  heading: (orderNumber: number) => say`Tilbud ${orderNumber} gjøres klart`,
  queued: 'Står i kø',
  running: 'Tegner og setter sider',
  failed: 'Dokumentet ble ikke laget',
  noContact: 'Får ikke kontakt med serveren. Prøver igjen.',
  again: 'Prøv igjen',
} as const)
