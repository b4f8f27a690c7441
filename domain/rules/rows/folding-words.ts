/** What sets off the rules of folding.ts, in the words of the trade. */

import { isOfType, type WordsById } from '../words.ts'
import { LEAF_WIDTH } from './folding.ts'

export const foldingWords: WordsById = {
  'R-M-04': {
    trigger: `Et dørblad i en foldedør er smalere enn ${LEAF_WIDTH.min} eller bredere enn ${LEAF_WIDTH.max} mm.`,
    models: isOfType('V'),
  },
}
