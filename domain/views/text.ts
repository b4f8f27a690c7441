/** Words of a document, and of a product as it comes. */

import type { DocumentInput } from '#domain/contracts/render'
import { quantity } from '#domain/messages/figures'
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('domain/views')

export const documentText = texts('domain/views.document', {
  title: 'Tilbud',
  customerPrice: 'Kundepris',
  storePrice: 'Forhandlerpris',
  agentPrice: 'Byggmesterpris',
  listPrice: 'Listepris',
  crane: 'Levering med kranbil',
} as const)

/** What paper is called once somebody has ordered. */
export const orderTitles = texts('domain/views.order-titles', {
  'at-store': 'Bestilling',
  ordered: 'Ordrebekreftelse',
  'cancel-requested': 'Ordrebekreftelse',
  cancelled: 'Kansellert ordre',
} as const satisfies Readonly<Record<NonNullable<DocumentInput['order']>['state'], string>>)

export const startChoiceText = texts('domain/views.start-choice', {
  without: 'Uten',
  depth: (depth: number) => quantity(depth, 'mm'),
} as const)

/** What stands at an elevation. */
export const viewText = texts('domain/views.elevation', {
  row: (rowNumber: number) => say`Rad ${rowNumber}`,
  together: (rowNumbers: readonly number[]) => say`Rad ${rowNumbers.join(' + ')}`,
  counted: (numberOf: number, description: string) => say`${numberOf}\u00a0stk. ${description}`,
})
