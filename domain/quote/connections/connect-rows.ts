/**
 * Commands that mount rows together and take them apart (trade handbook 11, C-01 to C-05). A connection brings a coupling
 * post as a row of its own, which lives as long as the connection and is counted with the row.
 */
import { configure } from '#domain/configurator/configure'
import { noticeOf } from '#domain/messages/notices'
import { type Result, refusal } from '#domain/result'
import {
  appendRow,
  type CommandOutcome,
  changed,
  findRow,
  hasRoom,
  noRoom,
  replaceRow,
  unchanged,
} from '../outcome.ts'
import type { Manifest, ManifestRow, QuoteCommand } from '../quote.ts'
import { makeRevision, newRow, type RowContext } from '../rows/make-row.ts'
import { constructionRows, withCount } from './connected-rows.ts'
import { isConnectedTo } from './connection.ts'
import { connected } from './connections-of.ts'
import type { PlacedJoint } from './construction.ts'
import { couplingPost } from './coupling-post.ts'
import { type Configurations, configurationOfRow, joinable } from './joinable.ts'

type Connect = Extract<QuoteCommand, { readonly kind: 'connect' }>

/** The joint that the connection would give, or why it cannot be made. */
const jointOf = (
  manifest: Manifest,
  { rowNumber, toRow, position, location }: Connect,
  configurations: Configurations,
): Result<PlacedJoint> => {
  const rows = [...constructionRows(manifest, rowNumber), ...constructionRows(manifest, toRow)]
  const frames = rows.map((row) => joinable(row, configurations))
  const [own, target] = [rowNumber, toRow].map((number) => frames.find((frame) => frame.rowNumber === number))
  if (own === undefined || target === undefined) throw new Error('a row is not part of its construction')
  const construction = connected(frames, own, target, { position, location })
  if (!construction.ok) return construction
  const joint = construction.value.joints.find((each) => each.rowNumber === rowNumber)
  if (joint === undefined) throw new Error(`row ${rowNumber} was placed without a joint`)
  return { ok: true, value: joint }
}

const addPost = (
  manifest: Manifest,
  { rowNumber: couples, toRow, postId: id }: Connect,
  joint: PlacedJoint,
  numberOf: number,
  configurations: Configurations,
  context: RowContext,
): Result<CommandOutcome> => {
  if (!hasRoom(manifest)) return noRoom()
  const [row, target] = [couples, toRow].map((number) => configurationOfRow(configurations, number))
  if (row === undefined || target === undefined) throw new Error('two rows have two configurations')
  const product = couplingPost(joint, { row, target }, context.colorLists)
  if (!product.ok) return product
  const rowNumber = manifest.nextRowNumber
  const made = makeRevision(manifest, rowNumber, configure(product.value, context.colorLists), context)
  if (!made.ok) return made
  const post = newRow(manifest, { id, numberOf, couples }, made.value)
  return changed(appendRow(manifest, post), { newRevisions: [made.value.revision] })
}

/** A row that is connected as asked already is left as it is: the same request came a second time. */
export const connectRows = (
  manifest: Manifest,
  command: Connect,
  configurations: Configurations,
  context: RowContext,
): Result<CommandOutcome> => {
  const { rowNumber, toRow, position, location } = command
  const row = findRow(manifest, rowNumber)
  if (!row.ok) return row
  const target = findRow(manifest, toRow)
  if (!target.ok) return target
  const now = row.value.connection
  if (now?.toRow === toRow && now.position === position && now.location === location)
    return unchanged(manifest)
  if (rowNumber === toRow) return refusal('connection.invalid', { ruleId: 'R-C-01' })
  const joint = jointOf(manifest, command, configurations)
  if (!joint.ok) return joint

  const { numberOf } = target.value
  const counted = withCount(manifest, rowNumber, numberOf)
  const connection = { toRow, position, location }
  const joined = replaceRow(counted, { ...row.value, numberOf, connection })
  const added = addPost(joined, command, joint.value, numberOf, configurations, context)
  if (!added.ok) return added
  const said = [
    noticeOf('connection.post-added'),
    ...(row.value.numberOf === numberOf ? [] : [noticeOf('connection.same-count')]),
  ]
  return changed(added.value.manifest, {
    newRevisions: added.value.newRevisions,
    message: said.join(' '),
  })
}

const withoutConnection = (rows: readonly ManifestRow[], rowNumber: number): readonly ManifestRow[] =>
  rows
    .filter(({ couples }) => couples !== rowNumber)
    .map((row) => (row.rowNumber === rowNumber ? { ...row, connection: null } : row))

/** R-C-04: the coupling post goes with the connection. Asked of the post, it is its connection that ends. */
export const disconnectRow = (manifest: Manifest, rowNumber: number): Result<CommandOutcome> => {
  const found = findRow(manifest, rowNumber)
  if (!found.ok) return found
  const { connection, couples } = found.value
  if (connection === null && couples === null) return unchanged(manifest)
  return changed({ ...manifest, rows: withoutConnection(manifest.rows, couples ?? rowNumber) })
}

/** R-C-04 when a row is taken away: what was connected to it is so no longer. */
export const withoutRow = ({ rows }: Manifest, rowNumber: number): readonly ManifestRow[] =>
  rows
    .filter(isConnectedTo(rowNumber))
    .reduce((left, row) => withoutConnection(left, row.rowNumber), withoutConnection(rows, rowNumber))
    .filter((row) => row.rowNumber !== rowNumber)
