import type { Viewer } from '#domain/access/access'
import type { Agent, Stored } from '#domain/administration/organisation'
import type { AgentSummary, ApiAgent } from '#domain/contracts/organisation'
import { agentFor, agentSummaryOf } from '#domain/views/organisation-for'
import { findStoreNames } from '../data/organisations/organisation-repository.ts'

export const showAgent = async (viewer: Viewer, agent: Stored<Agent>): Promise<ApiAgent> =>
  agentFor(viewer, agent, (await findStoreNames([agent.storeId])).get(agent.storeId) ?? '')

/** However many there are, their stores are read together. */
export const summarize = async (agents: readonly Agent[]): Promise<AgentSummary[]> => {
  const names = await findStoreNames(agents.map(({ storeId }) => storeId))
  return agents.map((agent) => agentSummaryOf(agent, names.get(agent.storeId) ?? ''))
}
