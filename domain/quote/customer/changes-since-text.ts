/** What is told of a change that has no value of its own. */
import { texts } from '#domain/texts/texts'

export const changesSinceText = texts('domain/quote/customer/changes', { changed: 'endret' } as const)
