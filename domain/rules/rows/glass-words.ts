/** What sets off the rules of glass.ts, in the words of the trade. */

import { figure } from '#domain/messages/figures'
import { listText } from '#domain/messages/list-text'
import { sayIn, texts } from '#domain/texts/texts'
import { glassCodes, hasGlass, isGlazed, type WordsById } from '../words.ts'
import { GLASS_EDGE_MIN, STRONGER } from './glass.ts'

const say = sayIn('rule-words/glass')

const strongerSteps = STRONGER.map(({ above, upTo, frameTypes }) => {
  const panes = say`fra ${figure(above)} til ${figure(upTo)} m²`
  return frameTypes === null ? panes : say`på karmtype ${listText(frameTypes)} også ${panes}`
})

export const glassWords: WordsById = texts('rule-words/glass', {
  'R-D-06': { trigger: 'En rute er større enn glasset lages i.', models: hasGlass },
  'R-D-07': {
    get trigger() {
      return say`Vanlig glass (${glassCodes(({ isPlain }) => isPlain === true)}) og en rute ${strongerSteps.join(', ')}.`
    },
    models: hasGlass,
  },
  'R-D-08': {
    get trigger() {
      return say`Den korteste glasskanten er under ${GLASS_EDGE_MIN} mm.`
    },
    models: isGlazed,
  },
  'R-G-01': { trigger: 'Glasset er tynnere eller tykkere enn karmtypen tar.', models: hasGlass },
  'R-M-02': {
    trigger: 'Glasset er ikke blant dem modellen leveres med.',
    models: ({ glassCodes }) => glassCodes !== undefined,
  },
})
