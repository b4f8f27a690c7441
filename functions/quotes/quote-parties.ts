/** The organisations around a quote. A quote without its owner is a bug. */
import type { QuoteOwner } from '#domain/access/rights'
import type { Parties } from '#domain/quote/header/parties'
import { findAgent, findChain, findStore } from '../data/organisations/organisation-repository.ts'

const must = <Found>(found: Found | null, what: string): Found => {
  if (found === null) throw new Error(`a quote names ${what}, which is not there`)
  return found
}

export const findParties = async ({ chainId, storeId, agentId }: QuoteOwner): Promise<Parties> => {
  const [chain, store, agent] = await Promise.all([
    findChain(chainId),
    findStore(storeId),
    agentId === null ? null : findAgent(agentId),
  ])
  return {
    chain: must(chain, `chain ${chainId}`),
    store: must(store, `store ${storeId}`),
    agent: agentId === null ? null : must(agent, `agent ${agentId}`),
  }
}
