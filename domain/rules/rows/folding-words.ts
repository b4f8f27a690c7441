/** What sets off the rules of folding.ts, in the words of the trade. */

import { sayIn, texts } from '#domain/texts/texts'
import { isOfType, type WordsById } from '../words.ts'
import { LEAF_WIDTH } from './folding.ts'

const say = sayIn('rule-words/folding')

export const foldingWords: WordsById = texts('rule-words/folding', {
  'R-M-04': {
    get trigger() {
      return say`Et dørblad i en foldedør er smalere enn ${LEAF_WIDTH.min} eller bredere enn ${LEAF_WIDTH.max} mm.`
    },
    models: isOfType('V'),
  },
})
