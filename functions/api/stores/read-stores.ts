/** Stores to look at: lists, one of them, its builders and people, what it has ordered, and who changed what. */
import type { Viewer } from '#domain/access/access'
import { directoryScope, mayViewBuilders } from '#domain/access/admin-rights'
import type { Store, Stored } from '#domain/administration/organisation'
import type { ApiStore } from '#domain/contracts/organisation'
import { refusal } from '#domain/result'
import { placeOfStore, storeFor as shownStore, storeSummaryOf } from '#domain/views/organisation-for'
import { findChain, searchAgents, searchStores } from '../../data/organisations/organisation-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { countOrders } from '../../organisations/count-orders.ts'
import { findStoreFor } from '../../organisations/find-organisation.ts'
import { summarize } from '../../organisations/show-agent.ts'
import { showChanges } from '../../organisations/show-changes.ts'
import { showPeople } from '../../organisations/show-people.ts'
import * as contracts from './contracts.ts'

export const showStore = async (viewer: Viewer, store: Stored<Store>): Promise<ApiStore> =>
  shownStore(viewer, store, (await findChain(store.chainId))?.name ?? '')

export const listStores = endpoint(contracts.listStores, async ({ query, caller }) => {
  const scope = directoryScope(caller.viewer, 'stores')
  if (scope === null) return refusal('access.denied')
  const found = await searchStores(scope === 'all' ? 'all' : `chain-${caller.viewer.chainId ?? 0}`, query)
  return found.ok ? answered(found.value.map(storeSummaryOf)) : found
})

export const getStore = endpoint(contracts.getStore, async ({ params, caller }) => {
  const found = await findStoreFor(caller.viewer, params.id)
  return found.ok ? answered(await showStore(caller.viewer, found.value)) : found
})

export const listStoreAgents = endpoint(contracts.listStoreAgents, async ({ params, query, caller }) => {
  const store = await findStoreFor(caller.viewer, params.id)
  if (!store.ok) return store
  if (!mayViewBuilders(caller.viewer, placeOfStore(store.value))) return refusal('access.denied')
  const found = await searchAgents(`store-${params.id}`, { q: '', ...query })
  return found.ok ? answered(await summarize(found.value)) : found
})

export const getStoreStatistics = endpoint(
  contracts.getStoreStatistics,
  async ({ params, query, caller, at }) => {
    const found = await findStoreFor(caller.viewer, params.id)
    if (!found.ok) return found
    const whose = query.includeAgents === 'true' ? 'below' : 'store'
    return answered(await countOrders(`${whose}-${params.id}`, at))
  },
)

export const listStoreUsers = endpoint(contracts.listStoreUsers, async ({ params, query, caller, at }) => {
  const found = await findStoreFor(caller.viewer, params.id)
  if (!found.ok) return found
  const people = await showPeople('store', params.id, { ...query, at })
  return people.ok ? answered(people.value) : people
})

export const listStoreChanges = endpoint(
  contracts.listStoreChanges,
  async ({ params, query, caller, at }) => {
    const found = await findStoreFor(caller.viewer, params.id, 'organisation.view-changes')
    if (!found.ok) return found
    const { before = null, limit } = query
    const store = { kind: 'store', place: placeOfStore(found.value) } as const
    return answered(await showChanges(caller.viewer, store, found.value, { at, before, limit }))
  },
)
