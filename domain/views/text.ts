/** Words of a document, and of a product as it comes. */
import { quantity } from '#domain/messages/figures'

export const documentText = {
  title: 'Tilbud',
  customerPrice: 'Kundepris',
  storePrice: 'Forhandlerpris',
  agentPrice: 'Byggmesterpris',
  listPrice: 'Listepris',
  crane: 'Levering med kranbil',
} as const

export const startChoiceText = {
  without: 'Uten',
  depth: (depth: number) => quantity(depth, 'mm'),
} as const
