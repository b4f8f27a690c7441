/** What a quote can tell of itself: what has changed since the customer got it, and how the price of a row comes about. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { changesSince, type QuoteVersion } from '#domain/quote/customer/changes-since'
import { priceBuildUp } from '#domain/quote/money/price-build-up'
import { findRow } from '#domain/quote/outcome'
import type { Manifest } from '#domain/quote/quote'
import { NEVER_SENT, offerChangesFor } from '#domain/views/offer-changes-for'
import { priceBuildUpFor } from '#domain/views/price-build-up-for'
import { findRevisions, findVersion } from '../../data/quotes/quote-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import * as contracts from './contracts.ts'

/** The version that went with the latest mail; null when the customer has got none. */
const readSent = async (current: Manifest): Promise<Manifest | null> => {
  const { orderNumber, version, sent } = current
  if (sent === null) return null
  return sent.version === version ? current : findVersion(orderNumber, sent.version)
}

/** The revisions of the rows that differ between the two versions. */
const revisionsThatDiffer = (one: Manifest, other: Manifest): readonly string[] => {
  const idsOf = ({ rows }: Manifest) => rows.map(({ revisionId }) => revisionId)
  const [these, those] = [idsOf(one), idsOf(other)]
  return [...these.filter((id) => !those.includes(id)), ...those.filter((id) => !these.includes(id))]
}

export const getOfferChanges = endpoint(contracts.getOfferChanges, async ({ params, caller: { viewer } }) => {
  const found = await findQuoteFor(viewer, 'quote.view', params.orderNumber)
  if (!found.ok) return found
  const manifest = found.value
  const sent = await readSent(manifest)
  if (sent === null) return answered(NEVER_SENT)
  const revisions = await findRevisions(manifest.orderNumber, revisionsThatDiffer(sent, manifest))
  const version = (of: Manifest): QuoteVersion => ({ manifest: of, revisions })
  const changes = changesSince(viewer, version(sent), version(manifest), colorLists)
  const sentAt = manifest.taken.findLast(({ kind }) => kind === 'send')?.at ?? sent.updatedAt
  return answered(offerChangesFor(sentAt, changes))
})

export const getPriceBuildUp = endpoint(contracts.getPriceBuildUp, async ({ params, caller: { viewer } }) => {
  const found = await findQuoteFor(viewer, 'quote.view', params.orderNumber)
  if (!found.ok) return found
  const manifest = found.value
  const row = findRow(manifest, params.rowNumber)
  if (!row.ok) return row
  const { revisionId } = row.value
  const revision = (await findRevisions(manifest.orderNumber, [revisionId])).get(revisionId)
  if (revision === undefined) throw new Error(`revision ${revisionId} is missing`)
  const built = priceBuildUp(viewer, manifest, row.value, revision)
  return built.ok ? answered(priceBuildUpFor(built.value)) : built
})
