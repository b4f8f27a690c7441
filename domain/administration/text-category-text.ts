/** Where texts of a category are read. */
import { texts } from '#domain/texts/texts'

export const categoryText = texts('domain/administration/text-category', {
  JS_CLIENT: 'Papir',
  CLIENT: 'Sidene',
  INTEGRATION: 'E-post og svar',
  DATABASE: 'Andre programmer',
} as const)
