/** What sets off the rules of posts.ts, in the words of the trade. */

import { sayIn, texts } from '#domain/texts/texts'
import { isOfType, takesDividers, type WordsById } from '../words.ts'
import { FIXED_FIELD_MIN } from './posts.ts'

const say = sayIn('rule-words/posts')

export const postsWords: WordsById = texts('rule-words/posts', {
  'R-F-12': {
    trigger: 'Modellens egne poster er flyttet dit de ikke kan stå, eller fler er satt inn.',
    models: takesDividers,
  },
  'R-F-13': {
    get trigger() {
      return say`Et felt er mindre enn funksjonen i feltet lages i. Faste felt er minst ${FIXED_FIELD_MIN} mm.`
    },
    models: takesDividers,
  },
  'R-F-17': { trigger: 'Rømningspost i et vindu som ikke har to rammer.', models: takesDividers },
  'R-F-23': { trigger: 'En losholt er satt loddrett.', models: isOfType('T', 'B', 'C', 'L') },
})
