/** Builders to look at: lists, one of them, its people, what it has ordered, and who changed what. */

import type { Viewer } from '#domain/access/access'
import { directoryScope } from '#domain/access/admin-rights'
import { refusal } from '#domain/result'
import { placeOfAgent } from '#domain/views/organisation-for'
import type { Scope } from '../../data/directory/directory.ts'
import { searchAgents } from '../../data/organisations/organisation-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { countOrders } from '../../organisations/count-orders.ts'
import { findAgentFor } from '../../organisations/find-organisation.ts'
import { showAgent, summarize } from '../../organisations/show-agent.ts'
import { showChanges } from '../../organisations/show-changes.ts'
import { showPeople } from '../../organisations/show-people.ts'
import * as contracts from './contracts.ts'

const scopeOf = (viewer: Viewer): Scope | null => {
  const scope = directoryScope(viewer, 'agents')
  if (scope !== 'own') return scope
  return viewer.storeId === null ? `chain-${viewer.chainId ?? 0}` : `store-${viewer.storeId}`
}

export const listAgents = endpoint(contracts.listAgents, async ({ query, caller }) => {
  const scope = scopeOf(caller.viewer)
  if (scope === null) return refusal('access.denied')
  const found = await searchAgents(scope, query)
  return found.ok ? answered(await summarize(found.value)) : found
})

export const getAgent = endpoint(contracts.getAgent, async ({ params, caller }) => {
  const found = await findAgentFor(caller.viewer, params.id)
  return found.ok ? answered(await showAgent(caller.viewer, found.value)) : found
})

export const getAgentStatistics = endpoint(contracts.getAgentStatistics, async ({ params, caller, at }) => {
  const found = await findAgentFor(caller.viewer, params.id)
  return found.ok ? answered(await countOrders(`agent-${params.id}`, at)) : found
})

export const listAgentUsers = endpoint(contracts.listAgentUsers, async ({ params, query, caller, at }) => {
  const found = await findAgentFor(caller.viewer, params.id)
  if (!found.ok) return found
  const people = await showPeople('agent', params.id, { ...query, at })
  return people.ok ? answered(people.value) : people
})

export const listAgentChanges = endpoint(
  contracts.listAgentChanges,
  async ({ params, query, caller, at }) => {
    const found = await findAgentFor(caller.viewer, params.id, 'organisation.view-changes')
    if (!found.ok) return found
    const { before = null, limit } = query
    const agent = { kind: 'agent', place: placeOfAgent(found.value) } as const
    return answered(await showChanges(caller.viewer, agent, found.value, { at, before, limit }))
  },
)
