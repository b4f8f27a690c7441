/**
 * Where a row may be connected: every other row of the quote, its sides, and the places along each, with the reason in
 * Norwegian where it cannot be. A place is possible exactly when the command `connect` would accept it.
 */
import type { Box, Side } from '#domain/geometry/point'
import { sentenceOf } from '#domain/messages/words'
import { type Refusal, type Result, refusal } from '#domain/result'
import { areTogether, type Connection, LOCATIONS, type Location, membersOf, POSITIONS } from './connection.ts'
import { type Construction, constructionOf, type Frame } from './construction.ts'

export interface JoinableFrame extends Frame {
  readonly isConstructionPart: boolean
}

interface Possibility {
  readonly available: boolean
  /** Norwegian; why not. */
  readonly reason?: string
}

interface PositionChoice extends Possibility {
  readonly position: Side
  readonly locations: readonly (Possibility & { readonly location: Location })[]
}

export interface ConnectableRow extends Possibility {
  readonly rowNumber: number
  /** The place of a row in the same construction, with the asking row's lower left corner as origin. */
  readonly bb: Box | null
  readonly positions: readonly PositionChoice[]
}

/** The rules that need no geometry: what a row can never be connected to. */
const refusalOf = (
  rows: readonly JoinableFrame[],
  row: JoinableFrame,
  target: JoinableFrame,
): Refusal | null => {
  const part = [row, target].find(({ isConstructionPart }) => isConstructionPart)
  if (part !== undefined)
    return refusal('connection.construction-part', { data: { rowNumber: part.rowNumber } })
  if (row.connection !== null)
    return refusal('connection.already-connected', {
      data: { rowNumber: row.rowNumber, toRow: row.connection.toRow },
    })
  return areTogether(rows, row.rowNumber, target.rowNumber)
    ? refusal('connection.invalid', { ruleId: 'R-C-01' })
    : null
}

/** The construction that a connection would give, or why it cannot be made. */
export const connected = (
  rows: readonly JoinableFrame[],
  row: JoinableFrame,
  target: JoinableFrame,
  place: Pick<Connection, 'position' | 'location'>,
): Result<Construction> => {
  const refused = refusalOf(rows, row, target)
  if (refused !== null) return refused
  const connection = { toRow: target.rowNumber, ...place }
  const own = membersOf(rows, row.rowNumber)
  // What stands already stays; what is newly connected finds its place free or taken.
  return constructionOf(
    [
      ...rows.filter((each) => !own.includes(each)),
      ...own.map((each) => (each === row ? { ...each, connection } : each)),
    ],
    row.rowNumber,
  )
}

const possibility = (result: Result<unknown>): Possibility =>
  result.ok ? { available: true } : { available: false, reason: sentenceOf(result) }

/** Possible when one of the ways is; else the reason that the first of them gives. */
const anyOf = (ways: readonly Possibility[]): Possibility =>
  ways.some(({ available }) => available)
    ? { available: true }
    : { available: false, reason: ways[0]?.reason ?? '' }

const positionsAt = (
  rows: readonly JoinableFrame[],
  row: JoinableFrame,
  target: JoinableFrame,
): readonly PositionChoice[] =>
  POSITIONS.map((position) => {
    const locations = LOCATIONS.map((location) => ({
      location,
      ...possibility(connected(rows, row, target, { position, location })),
    }))
    return { position, ...anyOf(locations), locations }
  })

const placesOf = (rows: readonly JoinableFrame[], row: JoinableFrame): ReadonlyMap<number, Box> => {
  const construction = constructionOf(rows, row.rowNumber)
  if (!construction.ok) return new Map()
  const { frames } = construction.value
  const [dx, dy] = frames.find(({ rowNumber }) => rowNumber === row.rowNumber)?.at ?? [0, 0]
  return new Map(
    frames.map(({ rowNumber, box: { minX, minY, maxX, maxY } }) => [
      rowNumber,
      { minX: minX - dx, minY: minY - dy, maxX: maxX - dx, maxY: maxY - dy },
    ]),
  )
}

export const connectionsOf = (
  rows: readonly JoinableFrame[],
  rowNumber: number,
): readonly ConnectableRow[] => {
  const row = rows.find((each) => each.rowNumber === rowNumber)
  if (row === undefined) throw new Error(`row ${rowNumber} is not among the frames`)
  const places = placesOf(rows, row)
  const others = rows.filter((target) => target !== row && !target.isConstructionPart)
  return others.map((target) => {
    const positions = positionsAt(rows, row, target)
    return {
      rowNumber: target.rowNumber,
      ...anyOf(positions),
      bb: places.get(target.rowNumber) ?? null,
      positions,
    }
  })
}
