/** What the statuses of a quote are called. */
import { texts } from '#domain/texts/texts'
import type { QUOTE_STATUS } from '../quote.ts'

export const statusNames = texts('domain/quote/life/status.names', {
  offer: 'Tilbud',
  sent: 'Sendt til kunde',
  orderedByAgent: 'Bestilt fra byggmester',
  ordered: 'Bestilt',
  cancelRequested: 'Kansellering forespurt',
  cancelled: 'Kansellert',
} as const satisfies Readonly<Record<keyof typeof QUOTE_STATUS, string>>)
