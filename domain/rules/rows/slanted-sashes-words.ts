/** What sets off the rules of slanted-sashes.ts, in the words of the trade. */
import { texts } from '#domain/texts/texts'
import { isSlantable, type WordsById } from '../words.ts'

export const slantedSashesWords: WordsById = texts('rule-words/slanted-sashes', {
  'R-S-09': {
    trigger: 'Skrå dreh-kipp med hengslene på den korte siden. De flyttes til den lange.',
    models: isSlantable,
  },
})
