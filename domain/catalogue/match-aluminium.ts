/**
 * The aluminium colour that follows a wood colour (trade handbook 6.5): the same paint where it exists, else the same
 * code, else the nearest colour that is not metallic, first in the list where two are equally near.
 */

import { colorDistanceOf, labOf } from './lab.ts'
import type { Color, ColorLists } from './types.ts'

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

const find = (colorLists: ColorLists, wood: Color): AluminiumMatch | null => {
  const same =
    colorLists.aluminium.find(({ backendCode }) => backendCode === wood.backendCode) ??
    colorLists.aluminium.find(({ code }) => normalised(code) === normalised(wood.code))
  if (same !== undefined) return { color: same, how: 'code', distance: 0 }
  const target = labOf(wood.rgbHex)
  return colorLists.aluminium
    .filter(({ code }) => !METALLIC.includes(code))
    .toSorted(byPlace)
    .reduce<AluminiumMatch | null>((nearest, color) => {
      const distance = colorDistanceOf(labOf(color.rgbHex), target)
      return nearest === null || distance < nearest.distance ? { color, how: 'nearest', distance } : nearest
    }, null)
}

const cache = new WeakMap<ColorLists, Map<string, AluminiumMatch | null>>()

/** Null for a code that is no wood colour, or lists without aluminium colours. */
export const matchAluminium = (colorLists: ColorLists, woodCode: string): AluminiumMatch | null => {
  const matches = cache.get(colorLists) ?? new Map<string, AluminiumMatch | null>()
  cache.set(colorLists, matches)
  const found = matches.get(woodCode)
  if (found !== undefined) return found
  const wood = colorLists.wood.find(({ code }) => code === woodCode)
  const match = wood === undefined ? null : find(colorLists, wood)
  matches.set(woodCode, match)
  return match
}
