/** /api/v1/agents: builders. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { createAgent, deleteAgent, putAgentLogo, updateAgent } from './change-agents.ts'
import { getAgent, getAgentStatistics, listAgentChanges, listAgents, listAgentUsers } from './read-agents.ts'

export const handler = handle(
  resource([
    listAgents,
    createAgent,
    getAgent,
    updateAgent,
    deleteAgent,
    putAgentLogo,
    getAgentStatistics,
    listAgentUsers,
    listAgentChanges,
  ]),
)
