/** What sets off the rules of sound.ts, in the words of the trade. */
import { texts } from '#domain/texts/texts'
import { isSoundRated, type WordsById } from '../words.ts'

export const soundWords: WordsById = texts('rule-words/sound', {
  'R-B-06': { trigger: 'Lydproduktet demper mindre enn klassen i navnet.', models: isSoundRated },
  'R-B-07': { trigger: 'Lydprodukt med vanlig ventil.', models: isSoundRated },
})
