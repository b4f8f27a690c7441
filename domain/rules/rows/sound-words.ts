/** What sets off the rules of sound.ts, in the words of the trade. */
import { isSoundRated, type WordsById } from '../words.ts'

export const soundWords: WordsById = {
  'R-B-06': { trigger: 'Lydproduktet demper mindre enn klassen i navnet.', models: isSoundRated },
  'R-B-07': { trigger: 'Lydprodukt med vanlig ventil.', models: isSoundRated },
}
