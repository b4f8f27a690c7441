/** The row that a new one is most often like: the nearest one above it of its kind, door or window. */
import type { OfferRow } from '#domain/contracts/offer'

type Row = Pick<OfferRow, 'rowNumber' | 'isDoor'>

export const rowBefore = <Kind extends Row>(rows: readonly Kind[], rowNumber: number): Kind | undefined => {
  const own = rows.find((row) => row.rowNumber === rowNumber)
  const others = rows.filter((row) => row.rowNumber !== rowNumber)
  const above = others.filter((row) => row.rowNumber < rowNumber)
  return above.findLast(({ isDoor }) => isDoor === own?.isDoor) ?? above.at(-1) ?? others[0]
}
