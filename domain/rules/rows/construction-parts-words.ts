/** What sets off the rules of construction-parts.ts, in the words of the trade. */

import { figure } from '#domain/messages/figures'
import { sayIn, texts } from '#domain/texts/texts'
import { isPart, type WordsById } from '../words.ts'
import { BAR_LENGTH } from './construction-parts.ts'

const say = sayIn('rule-words/construction-parts')

export const constructionPartsWords: WordsById = texts('rule-words/construction-parts', {
  'R-M-90': {
    get trigger() {
      return say`Konstruksjonsdelen har feil tykkelse, eller lengden er under ${BAR_LENGTH.min} eller over ${figure(BAR_LENGTH.max)} mm.`
    },
    models: isPart,
  },
  'R-M-91': {
    trigger: 'Noe annet enn lengde, dybde og farge er valgt for en konstruksjonsdel.',
    models: isPart,
  },
})
