/** One quote, and the search in those that the caller may look at. */
import { offerSummaryFor } from '#domain/contracts/offer-summary-for'
import { refusal } from '#domain/result'
import { findAgent, findStore } from '../data/organisations/organisation-repository.ts'
import { findQuoteFor } from '../data/quotes/change-quote.ts'
import type { ManifestHead } from '../data/quotes/quote-item.ts'
import { listFor } from '../data/quotes/quote-repository.ts'
import { searchQuotes } from '../data/quotes/search-quotes.ts'
import { endpoint } from '../http/endpoint.ts'
import { answered } from '../http/outcome.ts'
import * as contracts from './contracts.ts'
import { showOffer } from './show-offer.ts'

export const getOffer = endpoint(contracts.getOffer, async ({ params, caller: { viewer }, at }) => {
  const found = await findQuoteFor(viewer, 'quote.view', params.orderNumber)
  if (!found.ok) return found
  return answered(await showOffer(found.value, { viewer, at }))
})

/** Each organisation on the page is read once. */
const readNames = async (
  ids: readonly (number | null)[],
  find: (id: number) => Promise<{ readonly name: string } | null>,
): Promise<ReadonlyMap<number | null, string>> => {
  const known = [...new Set(ids)].filter((id) => id !== null)
  return new Map(await Promise.all(known.map(async (id) => [id, (await find(id))?.name ?? ''] as const)))
}

const readOwnerNames = async (heads: readonly ManifestHead[]) => {
  const [stores, agents] = await Promise.all([
    readNames(
      heads.map(({ owner }) => owner.storeId),
      findStore,
    ),
    readNames(
      heads.map(({ owner }) => owner.agentId),
      findAgent,
    ),
  ])
  return ({ owner }: ManifestHead) => ({
    store: stores.get(owner.storeId) ?? '',
    agent: agents.get(owner.agentId) ?? null,
  })
}

export const searchOffers = endpoint(contracts.searchOffers, async ({ query, caller: { viewer }, at }) => {
  const list = listFor(viewer)
  if (list === null) return refusal('access.denied')
  const heads = await searchQuotes(viewer, list, query)
  const namesOf = await readOwnerNames(heads)
  return answered(heads.map((head) => offerSummaryFor(viewer, head, namesOf(head), at.toISOString())))
})
