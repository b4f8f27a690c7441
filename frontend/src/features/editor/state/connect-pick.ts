/**
 * Connecting a row in three steps: the row that it is connected to, the side of that row, and the place along the side. Each
 * step is asked once the one before is answered, and only the last answer makes a connection. Pure.
 */
import type { ConnectionCandidate } from '#domain/contracts/connection'
import type { Connection } from '#domain/quote/connections/connection'

type Position = Connection['position']

export interface Pick {
  readonly toRow: number | null
  readonly position: Position | null
}

export const NOTHING_PICKED: Pick = { toRow: null, position: null }

export type PickAnswer =
  | { readonly step: 'row'; readonly toRow: number }
  | { readonly step: 'position'; readonly position: Position }
  | { readonly step: 'location'; readonly location: Connection['location'] }

/** An earlier step that is answered anew forgets the later ones. */
export const pickAnswered = (
  pick: Pick,
  answer: PickAnswer,
): { readonly pick: Pick; readonly connection: Connection | null } => {
  switch (answer.step) {
    case 'row':
      return { pick: { toRow: answer.toRow, position: null }, connection: null }
    case 'position':
      return { pick: { ...pick, position: answer.position }, connection: null }
    case 'location': {
      const { toRow, position } = pick
      const isComplete = toRow !== null && position !== null
      return { pick, connection: isComplete ? { toRow, position, location: answer.location } : null }
    }
  }
}

/** What can be answered now; null where the step before is not answered. */
export const pickStepsOf = (candidates: readonly ConnectionCandidate[], { toRow, position }: Pick) => {
  const positions = candidates.find(({ rowNumber }) => rowNumber === toRow)?.positions ?? null
  const locations = positions?.find((place) => place.position === position)?.locations ?? null
  return { positions, locations }
}
