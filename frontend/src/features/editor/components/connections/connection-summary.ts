import type { ConnectionsProps } from './connections.tsx'
import { connectionSummaryText } from './summary-text.ts'

/** In a line, for the folded group. */
export const connectionSummary = ({ row, offer }: ConnectionsProps): string => {
  const { connectToRow } = row
  const connected = offer?.productRows.find(({ rowNumber }) => rowNumber === row.rowNumber)?.connections ?? []
  if (connectToRow !== null && row.connectPosition === null) return connectionSummaryText.postOf(connectToRow)
  if (connectToRow !== null) return connectionSummaryText.connectedTo(connectToRow)
  return connected.length > 0 ? connectionSummaryText.carries(connected) : connectionSummaryText.none
}
