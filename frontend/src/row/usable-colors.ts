/** Colours as they came, made fit to show: sorted, and without those whose value is no colour. */
import type { Color } from '#domain/catalogue/types'

export type ApiColor = Omit<Color, 'sorting'> & { readonly sorting?: number }

/** */
const DEFAULT_SORTING = 10_000
const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

const isShown = ({ rgbHex }: ApiColor): boolean => HEX.test(rgbHex)

/** Those that are left out, for the log. */
export const unusableColors = (colors: readonly ApiColor[]): readonly ApiColor[] =>
  colors.filter((color) => !isShown(color))

export const usableColors = (colors: readonly ApiColor[]): readonly Color[] =>
  colors
    .filter(isShown)
    .map((color) => ({ ...color, sorting: color.sorting ?? DEFAULT_SORTING }))
    .toSorted((one, other) => one.sorting - other.sorting || one.code.localeCompare(other.code, 'nb'))
