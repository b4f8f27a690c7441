/**
 * The aluminium colour that follows a wood colour (trade handbook 6.5): the same paint where it exists, else the same
 * code, else the nearest colour that is not metallic, first in the list where two are equally near.
 */

import { distanceOf, labOf } from './lab.ts'
import type { Color, ColorBook } from './types.ts'

export interface AluminiumMatch {
  readonly color: Color
  readonly how: 'code' | 'nearest'
  /** CIE76; 0 for the same colour. */
  readonly distance: number
}

/** Above this distance the colour is chosen, but the seller is asked to look at it. */
export const NEAR_ENOUGH = 10

const METALLIC = ['RAL 9006', 'RAL 9007']

const normalised = (code: string): string => code.toUpperCase().replace(/NCS|\s/g, '')

const byPlace = (one: Color, other: Color): number =>
  one.sorting - other.sorting || one.code.localeCompare(other.code, 'nb')

const find = (book: ColorBook, wood: Color): AluminiumMatch | null => {
  const same =
    book.aluminium.find(({ backendCode }) => backendCode === wood.backendCode) ??
    book.aluminium.find(({ code }) => normalised(code) === normalised(wood.code))
  if (same !== undefined) return { color: same, how: 'code', distance: 0 }
  const target = labOf(wood.rgbHex)
  return book.aluminium
    .filter(({ code }) => !METALLIC.includes(code))
    .toSorted(byPlace)
    .reduce<AluminiumMatch | null>((nearest, color) => {
      const distance = distanceOf(labOf(color.rgbHex), target)
      return nearest === null || distance < nearest.distance ? { color, how: 'nearest', distance } : nearest
    }, null)
}

const known = new WeakMap<ColorBook, Map<string, AluminiumMatch | null>>()

/** Null for a code that is no wood colour, or a book without aluminium colours. */
export const matchAluminium = (book: ColorBook, woodCode: string): AluminiumMatch | null => {
  const matches = known.get(book) ?? new Map<string, AluminiumMatch | null>()
  known.set(book, matches)
  const found = matches.get(woodCode)
  if (found !== undefined) return found
  const wood = book.wood.find(({ code }) => code === woodCode)
  const match = wood === undefined ? null : find(book, wood)
  matches.set(woodCode, match)
  return match
}
