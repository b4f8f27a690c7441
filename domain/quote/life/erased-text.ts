/** What stands where somebody has been forgotten. */
import { texts } from '#domain/texts/texts'

export const erasedText = texts('quote/life/erased', {
  customer: 'Slettet kunde',
  firstname: 'Slettet',
  lastname: 'bruker',
} as const)
