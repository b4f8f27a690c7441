/** /api/v1/chains: read only. */
import { chainFor as shownChain } from '#domain/views/organisation-for'
import { searchChains } from '../../data/organisations/organisation-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { findChainFor } from '../../organisations/find-organisation.ts'
import { showChanges } from '../../organisations/show-changes.ts'
import * as contracts from './contracts.ts'

const listChains = endpoint(contracts.listChains, async ({ query }) => {
  const found = await searchChains(query)
  return found.ok ? answered([...found.value]) : found
})

export const getChain = endpoint(contracts.getChain, async ({ params, caller }) => {
  const found = await findChainFor(caller.viewer, params.id)
  return found.ok ? answered(shownChain(caller.viewer, found.value)) : found
})

export const listChainChanges = endpoint(
  contracts.listChainChanges,
  async ({ params, query, caller, at }) => {
    const found = await findChainFor(caller.viewer, params.id, 'organisation.view-changes')
    if (!found.ok) return found
    const { before = null, limit } = query
    return answered(await showChanges(caller.viewer, 'chain', found.value, { at, before, limit }))
  },
)

export const handler = handle(resource([listChains, getChain, listChainChanges]))
