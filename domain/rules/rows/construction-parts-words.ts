/** What sets off the rules of construction-parts.ts, in the words of the trade. */
import { figure } from '#domain/messages/figures'
import { isPart, type WordsById } from '../words.ts'
import { LENGTH } from './construction-parts.ts'

export const constructionPartsWords: WordsById = {
  'R-M-90': {
    trigger: `Konstruksjonsdelen har feil tykkelse, eller lengden er under ${LENGTH.min} eller over ${figure(LENGTH.max)} mm.`,
    models: isPart,
  },
  'R-M-91': {
    trigger: 'Noe annet enn lengde, dybde og farge er valgt for en konstruksjonsdel.',
    models: isPart,
  },
}
