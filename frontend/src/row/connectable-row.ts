/** How a row is mounted together with others, as the engine reads it: a coupling post names a row, but no side of it. */
import type { ProductRow } from '#domain/contracts/product'
import type { Connectable } from '#domain/quote/connections/connection'

type Read = Pick<ProductRow, 'rowNumber' | 'connectToRow' | 'connectPosition' | 'connectLocation'>

export const connectableRow = (row: Read): Connectable => {
  const { rowNumber, connectToRow: toRow, connectPosition: position, connectLocation: location } = row
  const isConnected = toRow !== null && position !== null && location !== null
  return {
    rowNumber,
    connection: isConnected ? { toRow, position, location } : null,
    couples: isConnected ? null : toRow,
  }
}
