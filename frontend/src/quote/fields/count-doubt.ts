/** What is asked of a count before it is saved: a measure in the wrong field makes a window into millions. */
import { looksLikeMeasure } from '#domain/quote/rows/looks-like-measure'
import { fieldText } from './text.ts'

export const countDoubt = (count: number): string | null =>
  looksLikeMeasure(count) ? fieldText.countInDoubt(count) : null
