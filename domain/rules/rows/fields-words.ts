/** What sets off the rules of fields.ts, in the words of the trade. */
import { texts } from '#domain/texts/texts'
import { isAny, isGlazed, type WordsById } from '../words.ts'

export const fieldsWords: WordsById = texts('rule-words/fields', {
  'R-F-19': {
    trigger: 'Produktet er delt i felt, og ingen av dem kan åpnes, men funksjonen er en som åpnes.',
    models: isGlazed,
  },
  'R-F-20': { trigger: 'Målet på et felt er utenfor det funksjonen i feltet lages i.', models: isGlazed },
  'R-F-21': { trigger: 'Arealet av et felt er større enn funksjonen i feltet lages i.', models: isGlazed },
  'R-F-22': { trigger: 'En funksjon er valgt for et felt som ikke finnes.', models: isAny },
})
