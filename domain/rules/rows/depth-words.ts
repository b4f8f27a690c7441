/** What sets off the rules of depth.ts, in the words of the trade. */

import { sayIn, texts } from '#domain/texts/texts'
import { isAny, isOfType, type WordsById } from '../words.ts'
import { JAMB_INWARD_MAX, JAMB_START, JAMB_TOTAL_MAX } from './depth.ts'

const say = sayIn('rule-words/depth')

export const depthLimitWords: WordsById = texts('rule-words/depth.limit', {
  'R-G-02': { trigger: 'Karmen er for grunn for glassets tykkelse.', models: isAny },
  'R-G-03': {
    trigger:
      'En karmdybde som er for liten for glasset, er skrevet inn, eller med utforing en som ikke er dypere enn karmen alene.',
    models: isAny,
  },
  'R-G-04': {
    trigger: 'Karmdybden er ikke blant dem som lages, og utforing er ikke montert.',
    models: isAny,
  },
  'R-G-13': {
    get trigger() {
      return say`Karmdybden med montert utforing er over ${JAMB_TOTAL_MAX} mm.`
    },
    models: isAny,
  },
  'R-J-01': {
    get trigger() {
      return say`Utforing er montert uten foringsspor, eller i den dybden karmen har uten. Spor og ${JAMB_START} mm legges til (${JAMB_INWARD_MAX} mm der rammen slår inn).`
    },
  },
  'R-J-06': {
    get trigger() {
      return say`Utforing dypere enn ${JAMB_INWARD_MAX} mm foran en innadslående ramme.`
    },
    models: isOfType('I', 'J', 'L'),
  },
})
