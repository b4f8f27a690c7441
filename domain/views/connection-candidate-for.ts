/** A row that another one may be connected to, and where. */
import type { ConnectionCandidate } from '#domain/contracts/connection'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import type { ConnectableRow } from '#domain/quote/connections/connections-of'
import type { ManifestRow } from '#domain/quote/quote'
import type { Configuration } from '#domain/rules/configuration'

export const connectionCandidateFor = (
  { rowNumber, bb, available, reason, positions }: ConnectableRow,
  { description, reference }: Pick<ManifestRow, 'description' | 'reference'>,
  { model }: Pick<Configuration, 'model'>,
): ConnectionCandidate => ({
  rowNumber,
  description,
  reference,
  frameType: model.frameType,
  bb: bb && { ...bb, width: widthOf(bb), height: heightOf(bb) },
  available,
  ...(reason !== undefined && { reason }),
  positions: positions.map(({ locations, ...position }) => ({ ...position, locations: [...locations] })),
})
