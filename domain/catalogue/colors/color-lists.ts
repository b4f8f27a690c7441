/**
 * The colour lists of the range (trade handbook 6). Read by the server and by tests only: the browser fetches them. A
 * colour whose screen value is unreadable is left out; one without a place comes last.
 */
import type { Color, ColorLists } from '../types.ts'
import data from './color-lists.json' with { type: 'json' }

interface ColorEntry {
  readonly code: string
  readonly description: string
  readonly rgbHex: string
  readonly backendCode: string
  readonly colorType: string
  readonly sorting?: number
  readonly std: boolean
}

const SORTING_LAST = 10_000

/** #rgb or #rrggbb. */
export const isRgbHex = (text: string): boolean => /^#(?:[0-9A-F]{3}|[0-9A-F]{6})$/i.test(text)

/** Always six digits, which is what drawings and three-dimensional views read. */
const sixDigits = (rgbHex: string): string =>
  rgbHex.length === 4 ? rgbHex.replace(/[0-9A-F]/gi, (digit) => digit + digit) : rgbHex

const readColors = (entries: readonly ColorEntry[]): Color[] =>
  entries
    .filter(({ rgbHex }) => isRgbHex(rgbHex))
    .map(
      (entry): Color => ({
        ...entry,
        rgbHex: sixDigits(entry.rgbHex),
        colorType: entry.colorType === 'RAL' ? 'RAL' : 'NCS',
        sorting: entry.sorting ?? SORTING_LAST,
      }),
    )
    .toSorted((one, other) => one.sorting - other.sorting)

export const readColorLists = (
  entries: Readonly<Record<keyof ColorLists, readonly ColorEntry[]>>,
): ColorLists => ({
  wood: readColors(entries.wood),
  aluminium: readColors(entries.aluminium),
  door: readColors(entries.door),
})

export const colorLists: ColorLists = readColorLists(data)
