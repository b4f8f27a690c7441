/** What was typed into a quote and is not stored, for all rows and row by row: whatever leaves the quote leaves without it. */
import type { Offer } from '#domain/contracts/offer'
import { ALL_ROWS, refusedTexts, type UnsavedRow, useUnsavedRows } from '../../../row/use-refused-texts.ts'

export interface UnsavedOfQuote {
  readonly orderNumber: number
  readonly rows: readonly UnsavedRow[]
}

export const useUnsavedOf = ({
  orderNumber,
  productRows,
}: Pick<Offer, 'orderNumber' | 'productRows'>): readonly UnsavedRow[] =>
  useUnsavedRows(orderNumber, [ALL_ROWS, ...productRows.map(({ rowNumber }) => rowNumber)])

export const dropUnsaved = ({ orderNumber, rows }: UnsavedOfQuote): void => {
  for (const { rowNumber } of rows) refusedTexts.dropAll({ orderNumber, rowNumber })
}
