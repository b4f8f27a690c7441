/**
 * Rows that are mounted together (sammenkoblet): each is connected to at most one other, so that they hang together as a
 * tree, a construction. What is asked here is answered by the manifest alone: who hangs together with whom, and which
 * coupling post belongs to which connection. Positions are sides of the row that is connected to, seen from outside.
 */
import type { Side } from '#domain/geometry/point'

export const POSITIONS = ['LEFT', 'RIGHT', 'TOP', 'BOTTOM'] as const satisfies readonly Side[]
/** Along the edge: START is its lower or left end, END its upper or right end. */
export const LOCATIONS = ['START', 'CENTER', 'END'] as const
export type Location = (typeof LOCATIONS)[number]

export interface Connection {
  readonly toRow: number
  readonly position: Side
  readonly location: Location
}

/** What a row says of its connections. */
export interface Connectable {
  readonly rowNumber: number
  /** Null in a row that nobody has connected, also where others are connected to it. */
  readonly connection: Connection | null
  /** Set on a coupling post: the row whose connection it came with. */
  readonly couples: number | null
}

/** All that the tree depends on: who hangs on whom. */
export interface Hanging {
  readonly rowNumber: number
  readonly connection: Pick<Connection, 'toRow'> | null
}

export const isConnectedTo =
  (rowNumber: number) =>
  ({ connection }: Pick<Hanging, 'connection'>): boolean =>
    connection?.toRow === rowNumber

/** The row at the foot of the tree: the one that is connected to nothing. `rowOf` finds a row by its number. */
export const rootOf = (rowOf: (rowNumber: number) => Hanging | undefined, rowNumber: number): number => {
  const seen = new Set<number>()
  let current = rowNumber
  for (;;) {
    const target = rowOf(current)?.connection?.toRow
    if (target === undefined || seen.has(target)) return current
    seen.add(current)
    current = target
  }
}

const among =
  (rows: readonly Hanging[]) =>
  (rowNumber: number): Hanging | undefined =>
    rows.find((row) => row.rowNumber === rowNumber)

/** The rows of the construction that a row belongs to, the root first; a row by itself is one of one. Without posts. */
export const membersOf = <Row extends Hanging>(rows: readonly Row[], rowNumber: number): readonly Row[] => {
  const root = rootOf(among(rows), rowNumber)
  const members = rows.filter((row) => row.rowNumber === root)
  // Grows while it is walked: what is connected to a member is a member.
  for (const member of members)
    members.push(...rows.filter((row) => isConnectedTo(member.rowNumber)(row) && !members.includes(row)))
  return members
}

/** Whether the rows hang together already. */
export const areTogether = (rows: readonly Hanging[], one: number, other: number): boolean =>
  rootOf(among(rows), one) === rootOf(among(rows), other)
