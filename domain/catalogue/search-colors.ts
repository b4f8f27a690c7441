/** Looking up a colour by what a person types (trade handbook 6). */
import type { Color, ColorBook, ColorListId } from './types.ts'

const LEAST_LETTERS = 3

const squeezed = (text: string): string => text.toLocaleLowerCase('nb').replace(/\s/g, '')

/** In the order of the list; empty for fewer than three letters. Case and spaces do not matter. */
export const searchColors = (book: ColorBook, list: ColorListId, q: string): readonly Color[] => {
  const wanted = squeezed(q)
  if (wanted.length < LEAST_LETTERS) return []
  return book[list]
    .filter(
      ({ code, description }) => squeezed(code).includes(wanted) || squeezed(description).includes(wanted),
    )
    .toSorted((one, other) => one.sorting - other.sorting || (one.code < other.code ? -1 : 1))
}
