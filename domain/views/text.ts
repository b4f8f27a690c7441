/** Words of a document, and of a product as it comes. */

import { quantity } from '#domain/messages/figures'
import { texts } from '#domain/texts/texts'

export const documentText = texts('domain/views.document', {
  title: 'Tilbud',
  customerPrice: 'Kundepris',
  storePrice: 'Forhandlerpris',
  agentPrice: 'Byggmesterpris',
  listPrice: 'Listepris',
  crane: 'Levering med kranbil',
} as const)

export const startChoiceText = texts('domain/views.start-choice', {
  without: 'Uten',
  depth: (depth: number) => quantity(depth, 'mm'),
} as const)
