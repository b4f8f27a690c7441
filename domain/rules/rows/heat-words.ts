/** What sets off the rules of heat.ts, in the words of the trade. */

import { decimal, figure } from '#domain/messages/figures'
import { U_MEASURE_LEVEL, U_MINIMUM_LEVEL } from '#domain/physics/tek17'
import { sayIn, texts } from '#domain/texts/texts'
import { hasGlass, type WordsById } from '../words.ts'

const say = sayIn('rule-words/heat')

export const heatWords: WordsById = texts('rule-words/heat', {
  'R-G-05': {
    get trigger() {
      return say`U-verdien er over ${figure(U_MINIMUM_LEVEL)}, som er minimumsnivået i TEK17.`
    },
  },
  'R-G-06': {
    get trigger() {
      return say`U-verdien er over ${decimal(U_MEASURE_LEVEL, 2)}, som er energitiltaket i TEK17, men ikke over ${figure(U_MINIMUM_LEVEL)}.`
    },
  },
  'R-G-10': { trigger: 'Avstandslist av aluminium er valgt.', models: hasGlass },
})
