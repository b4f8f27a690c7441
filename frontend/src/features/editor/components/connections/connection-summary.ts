import { connectionText } from '../../text.ts'
import type { ConnectionsProps } from './connections.tsx'

/** In a line, for the folded group. */
export const connectionSummary = ({ row, offer }: ConnectionsProps): string => {
  const { connectToRow } = row
  const connected = offer?.productRows.find(({ rowNumber }) => rowNumber === row.rowNumber)?.connections ?? []
  if (connectToRow !== null && row.connectPosition === null) return connectionText.postOf(connectToRow)
  if (connectToRow !== null) return connectionText.connectedTo(connectToRow)
  return connected.length > 0 ? connectionText.carries(connected) : connectionText.none
}
