/** Which rows of a quote are mounted together with one, as the quote tells: coupling posts hang on rows that do not name them. */
import type { OfferRow } from '#domain/contracts/offer'
import { constructionRows } from '#domain/quote/connections/connected-rows'

type Row = Pick<OfferRow, 'rowNumber' | 'connectToRow' | 'connections'>

/** In the order of the quote, the row itself among them. */
export const rowsTogether = (rows: readonly Row[], rowNumber: number): readonly number[] => {
  const hanging = rows.map((row) => {
    const target = rows.find((other) => other.rowNumber === row.connectToRow)
    const isConnected = target?.connections.includes(row.rowNumber) ?? false
    return {
      rowNumber: row.rowNumber,
      connection: isConnected && target ? { toRow: target.rowNumber } : null,
      couples: isConnected ? null : row.connectToRow,
    }
  })
  const together = constructionRows({ rows: hanging }, rowNumber)
  return hanging.filter((row) => together.includes(row)).map((row) => row.rowNumber)
}
