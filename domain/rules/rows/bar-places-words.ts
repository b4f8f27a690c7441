/** What sets off the rules of bar-places.ts, in the words of the trade. */
import { texts } from '#domain/texts/texts'
import { isGlazed, type WordsById } from '../words.ts'

export const barPlacesWords: WordsById = texts('rule-words/bar-places', {
  'R-F-11': {
    trigger:
      'En post, losholt, sprosse eller glassegenskap står i et felt som ikke finnes, eller utenfor det.',
    models: isGlazed,
  },
})
