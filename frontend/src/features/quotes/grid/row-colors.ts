/**
 * Which colours a row names: frame and leaf of an entrance door, wood and aluminium of a clad window, otherwise inside
 * and outside. Two sides of one colour are named once.
 */
import type { OfferRow } from '#domain/contracts/offer'
import { rowText } from './text.ts'

type RowColor = NonNullable<OfferRow['innerColor']>

export interface NamedColor {
  readonly label: string
  readonly color: RowColor
}

type Row = Pick<
  OfferRow,
  'isDoor' | 'frameColor' | 'wingColor' | 'innerColor' | 'outerColor' | 'aluminiumClothing'
>

export const rowColorsOf = (row: Row): readonly NamedColor[] => {
  const { frameColor, wingColor, innerColor, outerColor, aluminiumClothing } = row
  const pairs: readonly [string, RowColor | null][] = row.isDoor
    ? [
        [rowText.frame, frameColor],
        [rowText.leaf, wingColor],
      ]
    : aluminiumClothing.color !== null
      ? [
          [rowText.wood, innerColor],
          [rowText.cladding, aluminiumClothing.color],
        ]
      : [
          [rowText.inside, innerColor],
          [rowText.outside, outerColor],
        ]
  const named = pairs.flatMap(([label, color]) => (color === null ? [] : [{ label, color }]))
  const [first, second] = named
  return first && second && first.color.code === second.color.code
    ? [{ label: rowText.bothColors(first.label, second.label), color: first.color }]
    : named
}
