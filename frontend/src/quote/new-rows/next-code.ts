/** What the new row is called by the row above it, whether or not that is stored yet. */
import type { OfferRow } from '#domain/contracts/offer'
import { nextCode } from '#domain/quote/rows/next-reference'
import type { NewRow } from './new-rows.ts'

type Called = Pick<NewRow, 'orderNumber' | 'place' | 'madeAs' | 'reference'>

/** Counts on from the rows of the quote as it was read and from those made here since; `place` is that of the new row. */
export const codeOfNewRow = (
  stored: readonly Pick<OfferRow, 'rowNumber' | 'reference'>[],
  made: readonly Called[],
  { orderNumber, place }: Pick<NewRow, 'orderNumber' | 'place'>,
): string | null => {
  // The quote may have been read before they were in it, so that one is missing there does not say that it was deleted.
  const own = made.filter((row) => row.orderNumber === orderNumber)
  const isMadeHere = ({ rowNumber }: { readonly rowNumber: number }) =>
    own.some(({ madeAs }) => madeAs === rowNumber)
  const before = stored.filter((row) => !isMadeHere(row)).map(({ reference }) => reference)
  const here = own.filter((row) => row.place > place).map(({ reference }) => reference)
  return nextCode([...before, ...here].at(-1) ?? '', [...before, ...own.map(({ reference }) => reference)])
}
