/** «Mente du …?»: the phrases nearest to a word that nobody knows, by letters that are wrong, missing, extra or swapped. */
import { distanceOf, toleranceOf } from '#domain/vocabulary/distance'
import { fold } from '#domain/vocabulary/fold'
import type { Term, Vocabulary } from './vocabulary.ts'

const AS_MANY = 4

/** Beginnings count as nearer than misspellings; shorter phrases before longer ones. */
const rankOf = (word: string, { key }: Term): number | null => {
  if (word.length > 1 && key.startsWith(word)) return key.length / 1000
  const most = toleranceOf(word)
  const distance = distanceOf(word, key, most)
  return distance <= most ? distance + key.length / 1000 : null
}

export const nearest = (text: string, { terms }: Vocabulary): readonly Term[] => {
  const word = fold(text)
  return terms
    .flatMap((term) => {
      const rank = rankOf(word, term)
      return rank === null ? [] : [{ term, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, AS_MANY)
    .map(({ term }) => term)
}
