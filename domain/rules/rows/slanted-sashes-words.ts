/** What sets off the rules of slanted-sashes.ts, in the words of the trade. */
import { isSlantable, type WordsById } from '../words.ts'

export const slantedSashesWords: WordsById = {
  'R-S-09': {
    trigger: 'Skrå dreh-kipp med hengslene på den korte siden. De flyttes til den lange.',
    models: isSlantable,
  },
}
