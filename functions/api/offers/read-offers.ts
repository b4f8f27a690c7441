/** One quote, and the search in those that the caller may look at. */

import { refusal } from '#domain/result'
import { offerSummaryFor, rowSummaries } from '#domain/views/offer-summary-for'
import { findAnswers } from '../../data/customer-links/answer-repository.ts'
import { findFactoryOrders } from '../../data/factory-orders/factory-order-repository.ts'
import { findAgentNames, findStoreNames } from '../../data/organisations/organisation-repository.ts'
import { listedOf, type ManifestHead } from '../../data/quotes/quote-item.ts'
import { listFor } from '../../data/quotes/quote-lists.ts'
import { findManifest, findRows } from '../../data/quotes/quote-repository.ts'
import { searchQuotes } from '../../data/quotes/search-quotes.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import * as contracts from './contracts.ts'
import { showOffer } from './show-offer.ts'

export const getOffer = endpoint(contracts.getOffer, async ({ params, caller: { viewer }, at }) => {
  const found = await findQuoteFor(viewer, 'quote.view', params.orderNumber)
  if (!found.ok) return found
  return answered(await showOffer(found.value, { viewer, at }))
})

const readOwnerNames = async (heads: readonly ManifestHead[]) => {
  const [stores, agents] = await Promise.all([
    findStoreNames(heads.map(({ owner }) => owner.storeId)),
    findAgentNames(heads.flatMap(({ owner }) => owner.agentId ?? [])),
  ])
  return ({ owner: { storeId, agentId } }: ManifestHead) => ({
    store: stores.get(storeId) ?? '',
    agent: agentId === null ? null : (agents.get(agentId) ?? ''),
  })
}

/** A quote that has not changed since lists began to show what it comes to is read whole. */
const withListed = (heads: readonly ManifestHead[]): Promise<ManifestHead[]> =>
  Promise.all(
    heads.map(async (head) => {
      const manifest = head.listed === null ? await findManifest(head.orderNumber) : null
      return manifest === null ? head : { ...head, listed: listedOf(manifest) }
    }),
  )

export const searchOffers = endpoint(contracts.searchOffers, async ({ query, caller: { viewer }, at }) => {
  const list = listFor(viewer)
  if (list === null) return refusal('access.denied')
  const found = await searchQuotes(viewer, list, query)
  if (!found.ok) return found
  const heads = await withListed(found.value)
  const [namesOf, orders, answers, rows] = await Promise.all([
    readOwnerNames(heads),
    findFactoryOrders(
      heads.filter(({ toOrderNumber }) => toOrderNumber !== null).map(({ orderNumber }) => orderNumber),
    ),
    findAnswers(heads.map(({ orderNumber }) => orderNumber)),
    query.orderRows === 'true' ? findRows(heads.map(({ orderNumber }) => orderNumber)) : null,
  ])
  return answered(
    heads.map((head) => ({
      ...offerSummaryFor(
        viewer,
        head,
        namesOf(head),
        {
          factoryStatus: orders.get(head.orderNumber) ?? null,
          answered: answers.get(head.orderNumber) ?? null,
        },
        at.toISOString(),
      ),
      ...(rows !== null && { productRows: rowSummaries(rows.get(head.orderNumber) ?? []) }),
    })),
  )
})
