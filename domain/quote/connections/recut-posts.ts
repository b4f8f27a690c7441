/**
 * A row of a construction has become another: the construction must still hold, and the coupling posts of its joints are cut to
 * their new lengths and follow in depth and colour, each as a revision of its own.
 */
import { apply } from '#domain/configurator/apply'
import { type Result, success } from '#domain/result'
import { type CommandOutcome, changed, replaceRow, unchanged } from '../outcome.ts'
import type { Manifest } from '../quote.ts'
import { makeRevision, type RowContext } from '../rows/make-row.ts'
import { isConnectedTo, membersOf } from './connection.ts'
import { constructionOf, type PlacedJoint } from './construction.ts'
import { type Coupled, followingFrames, postSize } from './coupling-post.ts'
import { type Configurations, configurationOfRow, joinable } from './joinable.ts'

/** All rows of a construction, posts included, before and after one of them has become another. */
interface Changed {
  readonly before: Configurations
  readonly now: Configurations
}

const coupledBy = (configurations: Configurations, rowNumber: number, toRow: number): Coupled => ({
  row: configurationOfRow(configurations, rowNumber),
  target: configurationOfRow(configurations, toRow),
})

const recut = (
  manifest: Manifest,
  joint: PlacedJoint,
  { before, now }: Changed,
  context: RowContext,
): Result<CommandOutcome> => {
  const { rowNumber } = joint
  const post = manifest.rows.find(({ couples }) => couples === rowNumber)
  const toRow = manifest.rows.find((row) => row.rowNumber === rowNumber)?.connection?.toRow
  if (post === undefined || toRow === undefined)
    throw new Error(`row ${rowNumber} is connected without a coupling post`)
  const size = postSize(joint)
  const current = configurationOfRow(now, post.rowNumber)
  const following = followingFrames(
    current,
    coupledBy(before, rowNumber, toRow),
    coupledBy(now, rowNumber, toRow),
    context.colorLists,
  )
  const fits = post.width === size.width && post.height === size.height
  if (fits && Object.keys(following).length === 0) return unchanged(manifest)
  const applied = apply(current.product, { ...size, ...following }, context.colorLists)
  if (!applied.ok) return applied
  const made = makeRevision(manifest, post.rowNumber, applied.value.configuration, {
    ...context,
    // Named after the revision that it follows, which is the only one that is given out.
    revisionId: `${context.revisionId}-${post.rowNumber}`,
  })
  if (!made.ok) return made
  return changed(replaceRow(manifest, { ...post, ...made.value.fromProduct }), {
    newRevisions: [made.value.revision],
  })
}

export const recutPosts = (
  manifest: Manifest,
  rowNumber: number,
  changedOf: () => Changed,
  context: RowContext,
): Result<CommandOutcome> => {
  const row = manifest.rows.find((each) => each.rowNumber === rowNumber)
  const isConnected = row?.connection !== null || manifest.rows.some(isConnectedTo(rowNumber))
  if (!isConnected) return unchanged(manifest)
  const configurations = changedOf()
  const frames = membersOf(manifest.rows, rowNumber).map((each) => joinable(each, configurations.now))
  const construction = constructionOf(frames, rowNumber)
  if (!construction.ok) return construction
  let outcome: CommandOutcome = { manifest, newRevisions: [] }
  for (const joint of construction.value.joints) {
    const next = recut(outcome.manifest, joint, configurations, context)
    if (!next.ok) return next
    outcome = {
      manifest: next.value.manifest,
      newRevisions: [...outcome.newRevisions, ...next.value.newRevisions],
    }
  }
  return success(outcome)
}
