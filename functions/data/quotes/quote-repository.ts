/**
 * Questions                              | keys
 * the quote by its number                | partition of the quote, manifest
 * revisions by id; a version of before   | partition of the quote
 * quotes of a list, newest first         | partition of the list, order number
 *
 * Absence is null, a lost race is false. A quote is there once its manifest is; whatever was written before that and is not
 * named by a manifest is as good as not written.
 */
import type { Viewer } from '#domain/access/access'
import { kindOf } from '#domain/access/access'
import type { QuoteOwner } from '#domain/access/rights'
import type { Manifest, RowRevision } from '#domain/quote/quote'
import { happens } from '../conditional.ts'
import { readAll } from '../read-all.ts'
import { listingEntity, manifestEntity, revisionEntity, versionEntity } from './quote-entities.ts'
import {
  headAttributes,
  itemOf,
  type ManifestHead,
  parseHead,
  parseManifest,
  parseRevision,
} from './quote-item.ts'

export const findManifest = async (orderNumber: number): Promise<Manifest | null> => {
  const { data } = await manifestEntity().get({ orderNumber }).go({ consistent: true })
  return data === null ? null : parseManifest(data)
}

export const findVersion = async (orderNumber: number, version: number): Promise<Manifest | null> => {
  const { data } = await versionEntity().get({ orderNumber, version }).go({ consistent: true })
  return data === null ? null : parseManifest(data.manifest)
}

/** Replaced versions from `first` on, oldest first. */
export const listVersions = async (orderNumber: number, first: number): Promise<readonly Manifest[]> => {
  const { data } = await versionEntity()
    .query.byVersion({ orderNumber })
    .gte({ version: first })
    .go({ pages: 'all', consistent: true })
  return data.map(({ manifest }) => parseManifest(manifest))
}

export const findRevisions = async (
  orderNumber: number,
  revisionIds: readonly string[],
): Promise<ReadonlyMap<string, RowRevision>> => {
  const keys = [...new Set(revisionIds)].map((revisionId) => ({ orderNumber, revisionId }))
  const items = await readAll(keys, (some) => revisionEntity().get(some).go({ consistent: true }))
  const found = items.map(({ revision }) => parseRevision(revision))
  return new Map(found.map((revision) => [revision.revisionId, revision]))
}

/** The table may take some of a batch only. */
const PUT_TRIES = 8

const ALL = 'all'
const listOf = { chain: 'chain', store: 'store', agent: 'agent' } as const

const listsOf = ({ chainId, storeId, agentId }: QuoteOwner): readonly string[] => [
  ALL,
  `${listOf.chain}-${chainId}`,
  `${listOf.store}-${storeId}`,
  ...(agentId === null ? [] : [`${listOf.agent}-${agentId}`]),
]

/** The list of every quote that the viewer may look at; null for a viewer who may look at none. */
export const listFor = (viewer: Viewer): string | null => {
  const { chainId, storeId, agentId } = viewer
  const ids = { super: ALL, chain: chainId, store: storeId, agent: agentId, unknown: null }
  const kind = kindOf(viewer)
  const id = ids[kind]
  return id === null ? null : id === ALL ? ALL : `${kind}-${id}`
}

/** False when the quote is there already. */
export const insertManifest = async (manifest: Manifest): Promise<boolean> => {
  const { orderNumber } = manifest
  await Promise.all(listsOf(manifest.owner).map((list) => listingEntity().put({ list, orderNumber }).go()))
  return happens(manifestEntity().create(itemOf(manifest)).go())
}

export const insertRevision = async (revision: RowRevision): Promise<void> => {
  const { orderNumber, revisionId } = revision
  await revisionEntity().create({ orderNumber, revisionId, revision }).go()
}

/** Of a quote that is not there yet; the same ones a second time change nothing. */
export const putRevisions = async (revisions: readonly RowRevision[]): Promise<void> => {
  let missing = revisions.map((revision) => {
    const { orderNumber, revisionId } = revision
    return { orderNumber, revisionId, revision }
  })
  for (let tries = 0; missing.length > 0; tries += 1) {
    if (tries === PUT_TRIES) throw new Error(`the table did not take ${missing.length} revisions`)
    const { unprocessed } = await revisionEntity().put(missing).go()
    const left = new Set(unprocessed.map(({ revisionId }) => revisionId))
    missing = missing.filter(({ revisionId }) => left.has(revisionId))
  }
}

/** Keeps `before` for history, then moves the quote on from it; false when somebody else has moved it meanwhile. */
export const replaceManifest = async (before: Manifest, after: Manifest): Promise<boolean> => {
  const { orderNumber, version } = before
  await versionEntity().put({ orderNumber, version, manifest: before }).go()
  return happens(
    manifestEntity()
      .put(itemOf(after))
      .where((stored, { eq }) => eq(stored.version, version))
      .go(),
  )
}

const findHeads = async (orderNumbers: readonly number[]): Promise<readonly ManifestHead[]> => {
  const keys = orderNumbers.map((orderNumber) => ({ orderNumber }))
  const items = await readAll(keys, (some) => manifestEntity().get(some).go({ attributes: headAttributes }))
  return items.map(parseHead)
}

/** One page of a list, newest first; `before` is the last number of the page before. */
export const listHeads = async (
  list: string,
  before: number,
  size: number,
): Promise<{ readonly heads: readonly ManifestHead[]; readonly next: number | null }> => {
  const { data } = await listingEntity()
    .query.ofList({ list })
    .lt({ orderNumber: before })
    .go({ order: 'desc', limit: size })
  const heads = await findHeads(data.map(({ orderNumber }) => orderNumber))
  const last = data.at(-1)
  return {
    heads: heads.toSorted((one, other) => other.orderNumber - one.orderNumber),
    next: data.length < size || last === undefined ? null : last.orderNumber,
  }
}
