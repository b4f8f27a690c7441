/**
 * A row of a construction has got another frame: the construction must still hold, and the coupling posts of its joints are
 * cut to their new lengths, each as a revision of its own.
 */
import { apply } from '#domain/configurator/apply'
import { type Result, success } from '#domain/result'
import { type CommandOutcome, changed, replaceRow, unchanged } from '../outcome.ts'
import type { Manifest } from '../quote.ts'
import { makeRevision, type RowContext } from '../rows/make-row.ts'
import { isConnectedTo, membersOf } from './connection.ts'
import { constructionOf, type PlacedJoint } from './construction.ts'
import { postSize } from './coupling-post.ts'
import { type Configurations, configurationOfRow, joinable } from './joinable.ts'

const recut = (
  manifest: Manifest,
  joint: PlacedJoint,
  configurations: Configurations,
  context: RowContext,
): Result<CommandOutcome> => {
  const post = manifest.rows.find(({ couples }) => couples === joint.rowNumber)
  if (post === undefined) throw new Error(`row ${joint.rowNumber} is connected without a coupling post`)
  const size = postSize(joint)
  if (post.width === size.width && post.height === size.height) return unchanged(manifest)
  const { product } = configurationOfRow(configurations, post.rowNumber)
  const applied = apply(product, size, context.colorLists)
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

/** `configurationsOf` gives those of the whole construction, posts included, with the new frame among them. */
export const recutPosts = (
  manifest: Manifest,
  rowNumber: number,
  configurationsOf: () => Configurations,
  context: RowContext,
): Result<CommandOutcome> => {
  const row = manifest.rows.find((each) => each.rowNumber === rowNumber)
  const isConnected = row?.connection !== null || manifest.rows.some(isConnectedTo(rowNumber))
  if (!isConnected) return unchanged(manifest)
  const configurations = configurationsOf()
  const frames = membersOf(manifest.rows, rowNumber).map((each) => joinable(each, configurations))
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
