/**
 * A construction: connected rows in their places, in one frame of reference whose origin is the lower left corner of the
 * row that all others hang on. Refused when it cannot be built: frames that slope where they should meet, edges too short
 * or too long for a coupling post, frames in each other's way.
 */
import type { Box, Point, Polygon } from '#domain/geometry/point'
import { boundsOf, unionOf } from '#domain/geometry/polygon'
import { type Result, refusal, success } from '#domain/result'
import { BAR_LENGTH } from '#domain/rules/rows/construction-parts'
import { type Connection, membersOf } from './connection.ts'
import { type Joint, meet, moved, overlap } from './joint.ts'

/** A row as the others of its construction see it. */
export interface Frame {
  readonly rowNumber: number
  readonly connection: Connection | null
  /** Outer edge of the frame, in its own frame of reference. */
  readonly outline: Polygon
}

interface PlacedFrame {
  readonly rowNumber: number
  /** Where the frame's own origin lies. */
  readonly at: Point
  readonly box: Box
}

export interface PlacedJoint extends Joint {
  /** The row whose connection it is. */
  readonly rowNumber: number
}

export interface Construction {
  /** The row that all others hang on comes first. */
  readonly frames: readonly PlacedFrame[]
  readonly joints: readonly PlacedJoint[]
  readonly box: Box
}

interface MountedFrame extends PlacedFrame {
  readonly outline: Polygon
}

const mount = ({ rowNumber, outline }: Frame, at: Point): MountedFrame => {
  const placed = moved(outline, at)
  return { rowNumber, at, outline: placed, box: boundsOf(placed) }
}

const findTarget = (
  mounted: readonly MountedFrame[],
  connection: Connection | null,
): MountedFrame | undefined => mounted.find(({ rowNumber }) => rowNumber === connection?.toRow)

const joinTo = (
  target: MountedFrame,
  frame: Frame,
  { position, location }: Connection,
  others: readonly MountedFrame[],
): Result<{ readonly mounted: MountedFrame; readonly joint: PlacedJoint }> => {
  const meeting = meet(target.outline, frame.outline, position, location)
  if (meeting === null)
    return refusal('connection.sloping-edge', {
      data: { rowNumber: frame.rowNumber, toRow: target.rowNumber },
    })
  const { length } = meeting.joint
  if (length < BAR_LENGTH.min || length > BAR_LENGTH.max)
    return refusal('connection.joint-length', { data: { length, ...BAR_LENGTH } })
  const mounted = mount(frame, meeting.at)
  const inTheWay = others.find(({ box }) => overlap(box, mounted.box))
  if (inTheWay !== undefined)
    return refusal('connection.place-taken', { data: { rowNumber: inTheWay.rowNumber } })
  return success({ mounted, joint: { rowNumber: frame.rowNumber, ...meeting.joint } })
}

/**
 * The construction that a row belongs to; one of one frame for a row by itself. Frames are put up in the order of `rows`, each
 * as soon as the one that it hangs on stands, so of two in each other's way it is the later one that finds its place taken.
 */
export const constructionOf = (rows: readonly Frame[], rowNumber: number): Result<Construction> => {
  const members = membersOf(rows, rowNumber)
  const [root] = members
  if (root === undefined) throw new Error(`row ${rowNumber} is not among the frames`)
  const mounted = [mount(root, [0, 0])]
  const joints: PlacedJoint[] = []
  const waiting = rows.filter((row) => row !== root && members.includes(row))
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ connection }) => findTarget(mounted, connection) !== undefined)
    const [frame] = waiting.splice(next, 1)
    const target = findTarget(mounted, frame?.connection ?? null)
    if (frame === undefined || frame.connection === null || target === undefined)
      throw new Error('a row of a construction hangs on nothing')
    const joined = joinTo(target, frame, frame.connection, mounted)
    if (!joined.ok) return joined
    mounted.push(joined.value.mounted)
    joints.push(joined.value.joint)
  }
  return success({
    frames: mounted.map(({ rowNumber: number, at, box }) => ({ rowNumber: number, at, box })),
    joints,
    box: unionOf(mounted.map(({ box }) => box)),
  })
}
