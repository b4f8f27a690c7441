/** What sets off the rules of panels.ts, in the words of the trade. */
import { texts } from '#domain/texts/texts'
import { assortmentOf } from '../assortment.ts'
import { isGlazed, type WordsById } from '../words.ts'

export const panelsWords: WordsById = texts('rule-words/panels', {
  'R-P-01': {
    trigger: 'Overflate for brystning er valgt, men ingen felt har tett fylling.',
    models: isGlazed,
  },
  'R-P-02': { trigger: 'Et felt har tett fylling. Glatt overflate settes inn.', models: isGlazed },
  'R-P-03': {
    trigger: 'En fylling har egen overflate, men er ikke tett lenger eller finnes ikke. Overflaten tas bort.',
    models: (model) => assortmentOf(model).solidPanelQualities.length > 0,
  },
})
