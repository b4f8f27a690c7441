/** «Mente du …?»: the phrases nearest to a word that nobody knows, by letters that are wrong, missing, extra or swapped. */
import { fold } from './fold.ts'
import type { Term, Vocabulary } from './vocabulary.ts'

const AS_MANY = 4

/** Optimal string alignment distance; `most` + 1 for anything farther apart. */
const distanceOf = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? most + 1
}

const tolerance = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)

/** Beginnings count as nearer than misspellings; shorter phrases before longer ones. */
const rankOf = (word: string, { key }: Term): number | null => {
  if (word.length > 1 && key.startsWith(word)) return key.length / 1000
  const most = tolerance(word)
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
