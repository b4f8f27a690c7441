/** Questions: a chain, store or agent by id; where an affiliation stands (its chain, store and agent). */
import type { Viewer } from '#domain/access/access'
import { happens } from '../conditional.ts'
import { readAll } from '../read-all.ts'
import type { StoredContext } from '../users/user.ts'
import type { Agent, Chain, Store } from './organisation.ts'
import { agentEntity, chainEntity, storeEntity } from './organisation-entities.ts'

export const findChain = async (id: number): Promise<Chain | null> =>
  (await chainEntity().get({ id }).go()).data

export const findStore = async (id: number): Promise<Store | null> => {
  const { data } = await storeEntity().get({ id }).go()
  return data && { ...data, marginRef: data.marginRef ?? null, logo: data.logo ?? null }
}

export const findAgent = async (id: number): Promise<Agent | null> => {
  const { data } = await agentEntity().get({ id }).go()
  return data && { ...data, logo: data.logo ?? null }
}

const namesById = (items: readonly { readonly id: number; readonly name: string }[]) =>
  new Map(items.map(({ id, name }) => [id, name]))

const keysOf = (ids: Iterable<number>) => [...new Set(ids)].map((id) => ({ id }))
const idAndName: ('id' | 'name')[] = ['id', 'name']

/** However many there are, they are read together. */
export const findStoreNames = async (ids: Iterable<number>): Promise<ReadonlyMap<number, string>> =>
  namesById(await readAll(keysOf(ids), (keys) => storeEntity().get(keys).go({ attributes: idAndName })))

export const findAgentNames = async (ids: Iterable<number>): Promise<ReadonlyMap<number, string>> =>
  namesById(await readAll(keysOf(ids), (keys) => agentEntity().get(keys).go({ attributes: idAndName })))

/** Each is false when there is one with the id already; nothing is overwritten. */
export const insertChain = (chain: Chain): Promise<boolean> => happens(chainEntity().create(chain).go())

export const insertStore = (store: Store): Promise<boolean> =>
  happens(
    storeEntity()
      .create({
        ...store,
        marginRef: store.marginRef ?? undefined,
        logo: store.logo ?? undefined,
        stockAddresses: [...store.stockAddresses],
      })
      .go(),
  )

export const insertAgent = (agent: Agent): Promise<boolean> =>
  happens(
    agentEntity()
      .create({ ...agent, logo: agent.logo ?? undefined })
      .go(),
  )

export type Lineage = Pick<Viewer, 'chainId' | 'storeId' | 'agentId'>

const NOWHERE: Lineage = { chainId: null, storeId: null, agentId: null }

/** An affiliation to an organisation that is gone stands nowhere, and so may do nothing. */
export const findLineage = async ({
  affiliationType,
  affiliation,
}: Pick<StoredContext, 'affiliationType' | 'affiliation'>): Promise<Lineage> => {
  if (affiliation === null) return NOWHERE
  if (affiliationType === 'chain') {
    const chain = await findChain(affiliation.id)
    return chain ? { ...NOWHERE, chainId: chain.id } : NOWHERE
  }
  if (affiliationType === 'agent') {
    const agent = await findAgent(affiliation.id)
    return agent ? { chainId: agent.chainId, storeId: agent.storeId, agentId: agent.id } : NOWHERE
  }
  const store = await findStore(affiliation.id)
  return store ? { ...NOWHERE, chainId: store.chainId, storeId: store.id } : NOWHERE
}
