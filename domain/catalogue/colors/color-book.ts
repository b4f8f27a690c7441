/**
 * The colour lists of the range (trade handbook 6). Read by the server and by tests only: the browser fetches them. A
 * colour whose screen value is unreadable is left out; one without a place comes last.
 */
import type { Color, ColorBook } from '../types.ts'
import data from './color-book.json' with { type: 'json' }

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

const isRgbHex = (text: string): boolean => /^#[0-9A-F]{6}$/i.test(text)

const readColors = (entries: readonly ColorEntry[]): Color[] =>
  entries
    .filter(({ rgbHex }) => isRgbHex(rgbHex))
    .map((entry) => ({
      ...entry,
      colorType: entry.colorType === 'RAL' ? 'RAL' : 'NCS',
      sorting: entry.sorting ?? SORTING_LAST,
    }))

export const readColorBook = (
  entries: Readonly<Record<keyof ColorBook, readonly ColorEntry[]>>,
): ColorBook => ({
  wood: readColors(entries.wood),
  aluminium: readColors(entries.aluminium),
  door: readColors(entries.door),
})

export const colorBook: ColorBook = readColorBook(data)
