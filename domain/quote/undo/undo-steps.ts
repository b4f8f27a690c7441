/**
 * Takes one's own steps back: what they changed is as it was before them, and everything else stays as it is now. Where somebody
 * has changed the same meanwhile nothing is changed at all. What is as it was already is left alone, so that the same command may
 * come twice.
 */
import { sameChoice } from '#domain/product/same-choice'
import { type Result, refusal, success } from '#domain/result'
import { constructionRows } from '../connections/connected-rows.ts'
import { isConnectedTo } from '../connections/connection.ts'
import type { Revisions } from '../extras/extras.ts'
import { changeHeader, type HeaderContext } from '../header/change-header.ts'
import { editsOf } from '../header/header.ts'
import { type CommandOutcome, MAX_ROWS, noRoom, unchanged } from '../outcome.ts'
import type { Manifest, ManifestRow, RowRevision } from '../quote.ts'
import type { RowContext } from '../rows/make-row.ts'
import { maySetDiscount, maySetMargin } from '../rows/row-figures.ts'
import { isStepOf } from './own-steps.ts'
import { changedRows, isForGood, missingIn, type PastStep, rowHasChanged, rowIn } from './past-step.ts'
import { isAsLeft, putBack, rowBack, sameProduct } from './row-facets.ts'
import { insertedAt, orderBack } from './row-order.ts'

interface UndoContext extends RowContext, HeaderContext {}

/** Rows whose products have to be looked at, in any of the versions. */
export const revisionsOfReturn = (manifest: Manifest, steps: readonly PastStep[]): readonly string[] =>
  steps.flatMap((step) => {
    const { before, after } = step
    const touched = [
      ...missingIn(before, after).map(({ rowNumber }) => rowNumber),
      ...missingIn(after, before).map(({ rowNumber }) => rowNumber),
      ...changedRows(step),
    ]
    return [manifest, before, after].flatMap((version) =>
      touched
        .flatMap((rowNumber) => [
          ...constructionRows(before, rowNumber),
          ...constructionRows(manifest, rowNumber),
        ])
        .map(({ rowNumber }) => rowNumber)
        .concat(touched)
        .flatMap((rowNumber) => rowIn(version, rowNumber)?.revisionId ?? []),
    )
  })

const isHangingOn =
  (rowNumber: number) =>
  (row: ManifestRow): boolean =>
    isConnectedTo(rowNumber)(row) || row.couples === rowNumber

/** A row that the step made goes again, unless it has become something else or carries something meanwhile. */
const withoutAdded = (
  manifest: Manifest,
  { before, after }: PastStep,
  revisions: Revisions,
): Result<Manifest> => {
  const added = missingIn(after, before)
  for (const left of added) {
    const now = rowIn(manifest, left.rowNumber)
    if (now === undefined) continue
    if (!isAsLeft(now, left, revisions)) return rowHasChanged(left.rowNumber)
    const carries = manifest.rows.filter(isHangingOn(left.rowNumber))
    const carried = after.rows.filter(isHangingOn(left.rowNumber)).map(({ rowNumber }) => rowNumber)
    if (carries.some(({ rowNumber }) => !carried.includes(rowNumber))) return rowHasChanged(left.rowNumber)
  }
  const goes = new Set(added.map(({ rowNumber }) => rowNumber))
  return success({ ...manifest, rows: manifest.rows.filter(({ rowNumber }) => !goes.has(rowNumber)) })
}

interface Rows {
  readonly rows: readonly ManifestRow[]
  readonly newRevisions: readonly RowRevision[]
}

const rowsBack = (
  manifest: Manifest,
  { before, after }: PastStep,
  revisions: Revisions,
  context: RowContext,
): Result<Rows> => {
  const newRevisions: RowRevision[] = []
  const rows: ManifestRow[] = []
  for (const now of manifest.rows) {
    const [was, became] = [before, after].map((version) => rowIn(version, now.rowNumber))
    if (was === undefined || became === undefined) {
      rows.push(now)
      continue
    }
    const back = rowBack(
      manifest,
      { now, before: was, after: became },
      before.priceListId,
      revisions,
      context,
    )
    if (!back.ok) return back
    rows.push(back.value.row)
    if (back.value.revision !== null) newRevisions.push(back.value.revision)
  }
  const ordered = orderBack(rows, before.rows, after.rows)
  if (!ordered.ok) return ordered
  const lost: ManifestRow[] = []
  for (const row of missingIn(before, after)) {
    if (rowIn(manifest, row.rowNumber) !== undefined) continue
    const back = putBack(manifest, { row, priceListId: before.priceListId }, row, revisions, context)
    if (!back.ok) return back
    lost.push(back.value.row)
    if (back.value.revision !== null) newRevisions.push(back.value.revision)
  }
  return success({ rows: insertedAt(ordered.value, lost, before.rows), newRevisions })
}

const frameOf = ({ width, height, depth, modelId }: ManifestRow) => [width, height, depth, modelId]

/** What is mounted together again must be what was mounted together before: the same rows, as large and as many. */
const sameMounting = (
  rows: readonly ManifestRow[],
  { before, after }: PastStep,
  revisions: Revisions,
): Result<null> => {
  const again = rows.filter((row) => {
    const [was, became] = [before, after].map((version) => rowIn(version, row.rowNumber))
    if (was === undefined) return false
    if (became === undefined) return true
    const isMountedOtherwise =
      !sameChoice(was.connection, became.connection) || !sameChoice(was.couples, became.couples)
    return (
      isMountedOtherwise || was.numberOf !== became.numberOf || !sameChoice(frameOf(was), frameOf(became))
    )
  })
  for (const { rowNumber } of again) {
    const members = constructionRows({ rows }, rowNumber)
    for (const member of members.length > 1 ? members : []) {
      const was = rowIn(before, member.rowNumber)
      if (was === undefined || was.numberOf !== member.numberOf || !sameProduct(member, was, revisions))
        return rowHasChanged(member.rowNumber)
    }
  }
  return success(null)
}

/** Rates are not every seller's, also when they come back. */
const mayRates = (
  manifest: Manifest,
  rows: readonly ManifestRow[],
  viewer: HeaderContext['viewer'],
): boolean => {
  const isSet = (rate: 'discountRate' | 'marginRateStore' | 'marginRateAgent') =>
    rows.some((row) => {
      const now = rowIn(manifest, row.rowNumber)
      return now !== undefined && now[rate] !== row[rate]
    })
  return (
    (!isSet('discountRate') || maySetDiscount(manifest, viewer)) &&
    (!isSet('marginRateStore') || maySetMargin(manifest, viewer, 'store')) &&
    (!isSet('marginRateAgent') || maySetMargin(manifest, viewer, 'agent'))
  )
}

/** What is in a list or not; what the step put in goes, what it took out comes back. */
const listBack = <Entry>(
  now: readonly Entry[],
  before: readonly Entry[],
  after: readonly Entry[],
  idOf: (entry: Entry) => string,
): readonly Entry[] => {
  const has = (list: readonly Entry[], entry: Entry) => list.some((other) => idOf(other) === idOf(entry))
  const left = now.filter((entry) => has(before, entry) || !has(after, entry))
  return [...left, ...before.filter((entry) => !has(after, entry) && !has(now, entry))]
}

const headerBack = (
  manifest: Manifest,
  { before, after }: PastStep,
  context: HeaderContext,
): Result<Manifest> => {
  if (Object.keys(editsOf(after.header, before.header)).length === 0) return success(manifest)
  const back = changeHeader(manifest, after.header, before.header, context)
  if (back.ok) return success(back.value.manifest)
  return back.code === 'quote.header-changed' ? refusal('undo.header-changed') : back
}

const oneBack = (
  manifest: Manifest,
  step: PastStep,
  revisions: Revisions,
  context: UndoContext,
): Result<CommandOutcome> => {
  const { before, after } = step
  const left = withoutAdded(manifest, step, revisions)
  if (!left.ok) return left
  const back = rowsBack(left.value, step, revisions, context)
  if (!back.ok) return back
  const { rows, newRevisions } = back.value
  if (rows.length > MAX_ROWS) return noRoom()
  if (!mayRates(manifest, rows, context.viewer)) return refusal('access.denied')
  const revisionsById = new Map([
    ...revisions,
    ...newRevisions.map((made) => [made.revisionId, made] as const),
  ])
  const mounting = sameMounting(rows, step, revisionsById)
  if (!mounting.ok) return mounting
  const header = headerBack(manifest, step, context)
  if (!header.ok) return header
  return success({
    manifest: {
      ...header.value,
      rows,
      extras: listBack(manifest.extras, before.extras, after.extras, (id) => id),
      fastlane: before.fastlane === after.fastlane ? manifest.fastlane : before.fastlane,
      acknowledged: listBack(
        manifest.acknowledged,
        before.acknowledged,
        after.acknowledged,
        ({ findingId }) => findingId,
      ),
    },
    newRevisions,
  })
}

/** Undoes the steps; `steps` has the latest first. */
export const undoSteps = (
  manifest: Manifest,
  steps: readonly PastStep[],
  read: Revisions,
  context: UndoContext,
): Result<CommandOutcome> => {
  if (steps.some(isForGood)) return refusal('undo.for-good')
  const others = steps.find((step) => !isStepOf(context.author, step))
  if (others !== undefined) return refusal('undo.not-own', { data: { name: others.after.change.by.name } })
  const revisions = new Map(read)
  let now = manifest
  for (const step of steps) {
    const back = oneBack(now, step, revisions, context)
    if (!back.ok) return back
    now = back.value.manifest
    for (const made of back.value.newRevisions) revisions.set(made.revisionId, made)
  }
  if (sameChoice(now, manifest)) return unchanged(manifest)
  const used = new Set(now.rows.map(({ revisionId }) => revisionId))
  const newRevisions = [...revisions.values()].filter(
    ({ revisionId }) => used.has(revisionId) && !read.has(revisionId),
  )
  return success({ manifest: now, newRevisions })
}
