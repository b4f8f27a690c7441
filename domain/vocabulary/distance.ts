/** How far apart two words are: letters that are wrong, missing, extra or swapped (optimal string alignment). */

/** `most` + 1 for anything farther apart. */
export const distanceOf = (one: string, other: string, most: number): number => {
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

/** How wrong a word of this length may be and still be meant. */
export const toleranceOf = (word: string): number => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)
