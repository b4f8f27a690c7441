/** Rows of a quote in another order, as the server will answer: what is connected moves together. Pure. */
import type { OfferRow } from '#domain/contracts/offer'
import { inConstructions } from '#domain/quote/connections/connected-rows'
import { inOrder, placeBeside } from '#domain/quote/rows/move-rows'

type Row = Pick<OfferRow, 'rowNumber' | 'connectToRow'>

/** On the wire a coupling post is connected to its row. */
const hanging = <Each extends Row>(rows: readonly Each[]) =>
  rows.map((row) => ({
    rowNumber: row.rowNumber,
    connection: row.connectToRow === null ? null : { toRow: row.connectToRow },
    couples: null,
    row,
  }))

export const movedRows = <Each extends Row>(
  rows: readonly Each[],
  rowNumber: number,
  before: number | null,
): Each[] => inOrder(hanging(rows), [rowNumber], before).map(({ row }) => row)

export type RowPosition = 'up' | 'down' | 'first' | 'last'

/** Before which row a row goes; undefined where it stands there already. */
export const placeFor = (
  rows: readonly Row[],
  rowNumber: number,
  place: RowPosition,
): number | null | undefined => {
  const all = hanging(rows)
  if (place === 'up' || place === 'down') return placeBeside(all, rowNumber, place)
  const blocks = inConstructions(all)
  const at = blocks.findIndex((block) => block.some((row) => row.rowNumber === rowNumber))
  if (place === 'first') return at <= 0 ? undefined : blocks[0]?.[0]?.rowNumber
  return at === blocks.length - 1 ? undefined : null
}
