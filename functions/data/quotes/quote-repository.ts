/**
 * Questions                              | keys
 * the quote by its number                | partition of the quote, manifest
 * revisions by id; a version of before   | partition of the quote
 * what was acknowledged, by finding      | partition of the quote
 * quotes of a list, newest first         | quote-lists.ts
 *
 * Absence is null, a lost race is false. A quote is there once its manifest is; whatever was written before that and is not
 * named by a manifest is as good as not written.
 */
import type { Manifest, ManifestRow, ReadSentence, RowRevision } from '#domain/quote/quote'
import { newId } from '../../ids.ts'
import { happens } from '../conditional.ts'
import { pack } from '../packed.ts'
import { listPartition, partitionOfQuote, removeItems } from '../partition.ts'
import { readAll } from '../read-all.ts'
import { writeAll } from '../write-all.ts'
import { monthsOf } from './month-lists.ts'
import { manifestEntity, revisionEntity, sentenceEntity, versionEntity } from './quote-entities.ts'
import {
  headAttributes,
  itemOf,
  type ManifestHead,
  parseHead,
  parseManifest,
  parseRevision,
  parseRows,
  parseVersion,
} from './quote-item.ts'
import { enterLists, leaveLists, placesOf } from './quote-lists.ts'
import { makeRevisionMemory } from './revision-memory.ts'

const memory = makeRevisionMemory()

export const findManifest = async (orderNumber: number): Promise<Manifest | null> => {
  const { data } = await manifestEntity().get({ orderNumber }).go({ consistent: true })
  return data === null ? null : parseManifest(data)
}

export const findVersion = async (orderNumber: number, version: number): Promise<Manifest | null> => {
  const { data } = await versionEntity().get({ orderNumber, version }).go({ consistent: true })
  return data === null ? null : parseVersion(data)
}

/** The quote at one version; null when it has not come so far, or when its history is gone. */
export const findManifestAt = async (orderNumber: number, version: number): Promise<Manifest | null> => {
  const manifest = await findManifest(orderNumber)
  if (manifest === null || manifest.version < version) return null
  return manifest.version === version ? manifest : findVersion(orderNumber, version)
}

/** Replaced versions from `first` on, oldest first. */
export const listVersions = async (orderNumber: number, first: number): Promise<readonly Manifest[]> => {
  const { data } = await versionEntity()
    .query.byVersion({ orderNumber })
    .gte({ version: first })
    .go({ pages: 'all', consistent: true })
  return data.map(parseVersion)
}

export const findRevisions = async (
  orderNumber: number,
  revisionIds: readonly string[],
): Promise<ReadonlyMap<string, RowRevision>> => {
  const asked = [...new Set(revisionIds)]
  const remembered = asked.flatMap((revisionId) => memory.find(orderNumber, revisionId) ?? [])
  const isRemembered = new Set(remembered.map(({ revisionId }) => revisionId))
  const keys = asked
    .filter((revisionId) => !isRemembered.has(revisionId))
    .map((revisionId) => ({ orderNumber, revisionId }))
  const items = await readAll(keys, (some) => revisionEntity().get(some).go({ consistent: true }))
  const read = items.map(parseRevision)
  read.forEach(memory.remember)
  return new Map([...remembered, ...read].map((revision) => [revision.revisionId, revision]))
}

/** False when the quote is there already. */
export const insertManifest = async (manifest: Manifest): Promise<boolean> => {
  await enterLists(placesOf(manifest), manifest.orderNumber, manifest.version)
  return happens(manifestEntity().create(itemOf(manifest)).go())
}

/** The quote that is there now: this one, or the very same of a try before. */
export const storeNew = async (manifest: Manifest): Promise<Manifest> => {
  if (await insertManifest(manifest)) return manifest
  const earlier = await findManifest(manifest.orderNumber)
  if (earlier === null) throw new Error('a quote was neither written nor there')
  return earlier
}

/** A revision never changes, so the same one a second time changes nothing. */
export const insertRevision = async (revision: RowRevision): Promise<void> => {
  const { orderNumber, revisionId } = revision
  await revisionEntity()
    .put({ orderNumber, revisionId, packed: pack(revision) })
    .go()
}

/** As it was read last: the same finding may have been worded otherwise before. */
export const insertSentence = async (orderNumber: number, { rows, ...rest }: ReadSentence): Promise<void> => {
  await sentenceEntity()
    .put({ orderNumber, ...rest, ...(rows && { rows: [...rows] }) })
    .go()
}

/** The sentences that are stored, by the id of their finding. */
export const findSentences = async (
  orderNumber: number,
  findingIds: readonly string[],
): Promise<ReadonlyMap<string, ReadSentence>> => {
  const keys = findingIds.map((findingId) => ({ orderNumber, findingId }))
  const items = await readAll(keys, (some) => sentenceEntity().get(some).go({ consistent: true }))
  return new Map(
    items.map(({ findingId, sentence, rows, basis, isPictured }) => [
      findingId,
      {
        findingId,
        sentence,
        ...(rows !== undefined && { rows }),
        ...(basis !== undefined && { basis }),
        ...(isPictured !== undefined && { isPictured }),
      },
    ]),
  )
}

/** Writes the revisions of a quote that is not stored yet; writing the same ones again changes nothing. */
export const putRevisions = (revisions: readonly RowRevision[]): Promise<void> =>
  writeAll(
    revisions.map((revision) => {
      const { orderNumber, revisionId } = revision
      return { orderNumber, revisionId, packed: pack(revision) }
    }),
    (some) => revisionEntity().put(some).go(),
    ({ revisionId }) => revisionId,
  )

const isWrittenAs = async (orderNumber: number, writeId: string): Promise<boolean> => {
  const { data } = await manifestEntity()
    .get({ orderNumber })
    .go({ consistent: true, attributes: ['writeId'] })
  return data?.writeId === writeId
}

/**
 * What a change that came too late leaves behind. Of a quote that was deleted meanwhile, because it is kept no longer or its customer is
 * forgotten, nothing: it would be found by nobody any more, and numbers are given once. Of any other the months that are not its own,
 * because nobody looks at a quote when they are counted.
 */
const withdrawLost = async (after: Manifest, entered: readonly string[]): Promise<void> => {
  const { orderNumber, version } = after
  const stored = await findManifest(orderNumber)
  if (stored === null) {
    await removeItems(await listPartition(partitionOfQuote(orderNumber)))
    await leaveLists(entered, orderNumber, Number.MAX_SAFE_INTEGER)
    return
  }
  const months = new Set(monthsOf(stored))
  const foreign = monthsOf(after).filter((list) => entered.includes(list) && !months.has(list))
  await leaveLists(foreign, orderNumber, version)
}

/** Keeps `before` for history, then moves the quote on from it; false when somebody else has moved it meanwhile. */
export const replaceManifest = async (before: Manifest, after: Manifest): Promise<boolean> => {
  const { orderNumber, version } = before
  const [places, nextPlaces] = [placesOf(before), placesOf(after)]
  const entered = nextPlaces.filter((place) => !places.includes(place))
  const left = places.filter((place) => !nextPlaces.includes(place))
  await Promise.all([
    versionEntity()
      .put({ orderNumber, version, packed: pack(before) })
      .go(),
    enterLists(entered, orderNumber, after.version),
  ])
  const writeId = newId('wrt')
  const isMoved =
    (await happens(
      manifestEntity()
        .put({ ...itemOf(after), writeId })
        .where((stored, { eq }) => eq(stored.version, version))
        .go(),
    )) || (await isWrittenAs(orderNumber, writeId))
  if (isMoved) await leaveLists(left, orderNumber, version)
  else await withdrawLost(after, entered)
  return isMoved
}

/** Those that are there, in the order of the numbers. */
export const findHeads = async (orderNumbers: readonly number[]): Promise<readonly ManifestHead[]> => {
  const keys = orderNumbers.map((orderNumber) => ({ orderNumber }))
  const items = await readAll(keys, (some) => manifestEntity().get(some).go({ attributes: headAttributes }))
  const found = new Map(items.map((item) => [item.orderNumber, parseHead(item)]))
  return orderNumbers.flatMap((orderNumber) => found.get(orderNumber) ?? [])
}

/** The rows of several quotes, by number. */
export const findRows = async (
  orderNumbers: readonly number[],
): Promise<ReadonlyMap<number, readonly ManifestRow[]>> => {
  const keys = orderNumbers.map((orderNumber) => ({ orderNumber }))
  const items = await readAll(keys, (some) =>
    manifestEntity()
      .get(some)
      .go({ attributes: ['orderNumber', 'packedRows', 'rows'] }),
  )
  return new Map(items.map((item) => [item.orderNumber, parseRows(item)]))
}
