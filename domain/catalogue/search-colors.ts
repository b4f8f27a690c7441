/** Looking up a colour by what a person types (trade handbook 6): its number, its name, or what people call it. */
import { findOptions } from '#domain/vocabulary/find-options'
import type { Color, ColorListId, ColorLists } from './types.ts'

const LEAST_LETTERS = 3

const squeezed = (text: string): string => text.toLocaleLowerCase('nb').replace(/\s/g, '')

/** People leave out the letters of `NCS S 0502-Y`. */
const namesOf = ({ code }: Color): readonly string[] =>
  code.startsWith('NCS S ')
    ? [code, code.slice(4), code.slice(6), `NCS ${code.slice(6)}`]
    : [code, code.slice(4)]

/** What fits best first, then those in the base price, then in the order of the list; empty for fewer than three letters. */
export const searchColors = (colorLists: ColorLists, list: ColorListId, q: string): readonly Color[] => {
  if (squeezed(q).length < LEAST_LETTERS) return []
  const options = colorLists[list]
    .toSorted((one, other) => one.sorting - other.sorting || (one.code < other.code ? -1 : 1))
    .map((color) => ({ label: color.description, also: namesOf(color), color }))
  return findOptions(q, options).map(({ color }) => color)
}
