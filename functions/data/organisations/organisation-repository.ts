/**
 * Questions: a chain, store or agent by id, many at once, their names; where affiliations stand (chain, store and agent); a page of
 * the list of stores or agents. Writes: a new one, whose id nobody else has; a change, which is logged and lost to none. Absence
 * is null, a lost race is false.
 */
import type { AffiliationType, Viewer } from '#domain/access/access'
import type { OrganisationPlace } from '#domain/access/admin-rights'
import type { RecordedChange } from '#domain/administration/change'
import type { Agent, Chain, Store, Stored } from '#domain/administration/organisation'
import type { Result } from '#domain/result'
import { newId } from '../../ids.ts'
import { commitChange } from '../changes/change-repository.ts'
import { happens } from '../conditional.ts'
import {
  type DirectoryQuery,
  enterDirectory,
  type Listed,
  moveInDirectory,
  type Scope,
  searchDirectory,
} from '../directory/directory.ts'
import { readAll } from '../read-all.ts'
import type { StoredContext } from '../users/user.ts'
import { agentEntity, chainEntity, storeEntity } from './organisation-entities.ts'
import { agentItem, agentOf, chainItem, chainOf, storeItem, storeOf } from './organisation-items.ts'

export const findChain = async (id: number): Promise<Stored<Chain> | null> => {
  const { data } = await chainEntity().get({ id }).go({ consistent: true })
  return data && chainOf(data)
}

export const findStore = async (id: number): Promise<Stored<Store> | null> => {
  const { data } = await storeEntity().get({ id }).go({ consistent: true })
  return data && storeOf(data)
}

/** Also one that was deleted: quotes go on naming it. */
export const findAgent = async (id: number): Promise<Stored<Agent> | null> => {
  const { data } = await agentEntity().get({ id }).go({ consistent: true })
  return data && agentOf(data)
}

const keysOf = (ids: Iterable<number>) => [...new Set(ids)].map((id) => ({ id }))

export const findStores = async (ids: Iterable<number>): Promise<readonly Stored<Store>[]> =>
  (await readAll(keysOf(ids), (keys) => storeEntity().get(keys).go())).map(storeOf)

export const findAgents = async (ids: Iterable<number>): Promise<readonly Stored<Agent>[]> =>
  (await readAll(keysOf(ids), (keys) => agentEntity().get(keys).go())).map(agentOf)

const namesById = (items: readonly { readonly id: number; readonly name: string }[]) =>
  new Map(items.map(({ id, name }) => [id, name]))

const idAndName: ('id' | 'name')[] = ['id', 'name']

/** However many there are, they are read together. */
export const findStoreNames = async (ids: Iterable<number>): Promise<ReadonlyMap<number, string>> =>
  namesById(await readAll(keysOf(ids), (keys) => storeEntity().get(keys).go({ attributes: idAndName })))

export const findAgentNames = async (ids: Iterable<number>): Promise<ReadonlyMap<number, string>> =>
  namesById(await readAll(keysOf(ids), (keys) => agentEntity().get(keys).go({ attributes: idAndName })))

type Seller = Pick<Stored<Store>, 'id' | 'version' | 'name' | 'address' | 'contact' | 'email' | 'phoneNumber'>

const listed = (
  { id, version, name, address, contact, email, phoneNumber }: Seller,
  scopes: readonly Scope[],
): Listed => ({
  id,
  version,
  name,
  texts: [name, String(id), address.postalAddress, contact, email],
  phoneNumber,
  scopes,
})

const listedStore = (store: Stored<Store>): Listed => listed(store, ['all', `chain-${store.chainId}`])
const listedAgent = (agent: Stored<Agent>): Listed =>
  listed(agent, ['all', `chain-${agent.chainId}`, `store-${agent.storeId}`])

/** `scope`: all, or those of a chain. */
export const searchStores = (
  scope: Scope,
  query: DirectoryQuery,
): Promise<Result<readonly Stored<Store>[]>> =>
  searchDirectory({ kind: 'store', scope, load: findStores, listedAs: listedStore }, query)

/** `scope`: all, those of a chain or of a store. */
export const searchAgents = (
  scope: Scope,
  query: DirectoryQuery,
): Promise<Result<readonly Stored<Agent>[]>> =>
  searchDirectory(
    {
      kind: 'agent',
      scope,
      load: findAgents,
      listedAs: (agent) => (agent.deleted ? null : listedAgent(agent)),
    },
    query,
  )

const listedChain = ({ id, version, name }: Stored<Chain>): Listed => ({
  id,
  version,
  name,
  texts: [name, String(id)],
  phoneNumber: '',
  scopes: ['all'],
})

const findChains = async (ids: Iterable<number>): Promise<readonly Stored<Chain>[]> =>
  (await readAll(keysOf(ids), (keys) => chainEntity().get(keys).go())).map(chainOf)

export const searchChains = (query: DirectoryQuery): Promise<Result<readonly Stored<Chain>[]>> =>
  searchDirectory({ kind: 'chain', scope: 'all', load: findChains, listedAs: listedChain }, query)

/** Into the lists once more, whoever of them is there. */
export const listOrganisationsAgain = async (ids: readonly number[]): Promise<number> => {
  const [chains, stores, agents] = await Promise.all([findChains(ids), findStores(ids), findAgents(ids)])
  const there = agents.filter(({ deleted }) => !deleted)
  for (const chain of chains) await enterDirectory('chain', listedChain(chain))
  for (const store of stores) await enterDirectory('store', listedStore(store))
  for (const agent of there) await enterDirectory('agent', listedAgent(agent))
  return chains.length + stores.length + there.length
}

/** The first of its versions, with what is said of how it came to be. */
const first = <Item>(item: Item, change: RecordedChange | null): Stored<Item> => ({
  ...item,
  version: 1,
  change,
})

const writeIds: ['writeId'] = ['writeId']

/** Each is false when there is one with the id already; nothing is overwritten. */
export const insertChain = async (chain: Chain, change: RecordedChange | null = null): Promise<boolean> => {
  const stored = first(chain, change)
  await enterDirectory('chain', listedChain(stored))
  return happens(chainEntity().create(chainItem(stored)).go())
}

export const insertStore = async (store: Store, change: RecordedChange | null = null): Promise<boolean> => {
  const stored = first(store, change)
  const { id } = store
  const writeId = newId('wrt')
  await enterDirectory('store', listedStore(stored))
  if (
    await happens(
      storeEntity()
        .create({ ...storeItem(stored), writeId })
        .go(),
    )
  )
    return true
  const { data } = await storeEntity().get({ id }).go({ consistent: true, attributes: writeIds })
  return data?.writeId === writeId
}

export const insertAgent = async (agent: Agent, change: RecordedChange | null = null): Promise<boolean> => {
  const stored = first(agent, change)
  await enterDirectory('agent', listedAgent(stored))
  return happens(agentEntity().create(agentItem(stored)).go())
}

/** The next version after `before`. */
const next = <Item>(
  before: { readonly version: number },
  after: Item,
  change: RecordedChange,
): Stored<Item> => ({
  ...after,
  version: before.version + 1,
  change,
})

/** Each is false when somebody else has changed it meanwhile. */
export const replaceChain = (
  before: Stored<Chain>,
  after: Chain,
  change: RecordedChange,
): Promise<boolean> => {
  const { id, version } = before
  const stored = next(before, after, change)
  const write = (writeId: string) =>
    chainEntity()
      .put({ ...chainItem(stored), writeId })
      .where((each, { eq, notExists }) =>
        version === 0 ? notExists(each.version) : eq(each.version, version),
      )
      .go()
  const readWriteId = async () =>
    (await chainEntity().get({ id }).go({ consistent: true, attributes: writeIds })).data?.writeId
  return moveInDirectory('chain', listedChain(before), listedChain(stored), () =>
    commitChange(`chain-${id}`, before, { write, readWriteId }),
  )
}

export const replaceStore = (
  before: Stored<Store>,
  after: Store,
  change: RecordedChange,
): Promise<boolean> => {
  const { id, version } = before
  const stored = next(before, after, change)
  const write = (writeId: string) =>
    storeEntity()
      .put({ ...storeItem(stored), writeId })
      .where((each, { eq, notExists }) =>
        version === 0 ? notExists(each.version) : eq(each.version, version),
      )
      .go()
  const readWriteId = async () =>
    (await storeEntity().get({ id }).go({ consistent: true, attributes: writeIds })).data?.writeId
  return moveInDirectory('store', listedStore(before), listedStore(stored), () =>
    commitChange(`store-${id}`, before, { write, readWriteId }),
  )
}

export const replaceAgent = (
  before: Stored<Agent>,
  after: Agent,
  change: RecordedChange,
): Promise<boolean> => {
  const { id, version } = before
  const stored = next(before, after, change)
  const write = (writeId: string) =>
    agentEntity()
      .put({ ...agentItem(stored), writeId })
      .where((each, { eq, notExists }) =>
        version === 0 ? notExists(each.version) : eq(each.version, version),
      )
      .go()
  const readWriteId = async () =>
    (await agentEntity().get({ id }).go({ consistent: true, attributes: writeIds })).data?.writeId
  return moveInDirectory('agent', listedAgent(before), stored.deleted ? null : listedAgent(stored), () =>
    commitChange(`agent-${id}`, before, { write, readWriteId }),
  )
}

export type Lineage = Pick<Viewer, 'chainId' | 'storeId' | 'agentId'>
type Affiliated = Pick<StoredContext, 'affiliationType' | 'affiliation'>

const NOWHERE: Lineage = { chainId: null, storeId: null, agentId: null }

/** Names an affiliation among others. */
export const affiliationKey = (type: AffiliationType, id: number): string => `${type}-${id}`

const idsOf = (contexts: readonly Affiliated[], type: AffiliationType): readonly number[] =>
  contexts.flatMap(({ affiliationType, affiliation }) =>
    affiliationType === type && affiliation !== null ? [affiliation.id] : [],
  )

/** Where an organisation stands, and what it is called now. */
export interface NamedPlace extends OrganisationPlace {
  readonly name: string
}

/** Where affiliations stand, by their key; one to an organisation that is gone stands nowhere. */
export const findPlaces = async (
  contexts: readonly Affiliated[],
): Promise<ReadonlyMap<string, NamedPlace>> => {
  const [chains, stores, agents] = await Promise.all([
    readAll(keysOf(idsOf(contexts, 'chain')), (keys) => chainEntity().get(keys).go()),
    findStores(idsOf(contexts, 'store')),
    findAgents(idsOf(contexts, 'agent')),
  ])
  return new Map<string, NamedPlace>([
    ...chains.map(
      ({ id, name }) =>
        [affiliationKey('chain', id), { chainId: id, storeId: null, agentId: null, name }] as const,
    ),
    ...stores.map(
      ({ id, chainId, name }) =>
        [affiliationKey('store', id), { chainId, storeId: id, agentId: null, name }] as const,
    ),
    ...agents
      .filter(({ deleted }) => !deleted)
      .map(
        ({ id, chainId, storeId, name }) =>
          [affiliationKey('agent', id), { chainId, storeId, agentId: id, name }] as const,
      ),
  ])
}

/** An affiliation to an organisation that is gone stands nowhere, and so may do nothing. */
export const findLineage = async (affiliated: Affiliated): Promise<Lineage> => {
  const { affiliationType, affiliation } = affiliated
  if (affiliationType === null || affiliation === null) return NOWHERE
  const places = await findPlaces([affiliated])
  const place = places.get(affiliationKey(affiliationType, affiliation.id))
  return place === undefined
    ? NOWHERE
    : { chainId: place.chainId, storeId: place.storeId, agentId: place.agentId }
}

export interface PlacedOrganisation {
  readonly id: number
  readonly name: string
  readonly place: OrganisationPlace
}

/** A store, or an agent that is there. */
export const findOrganisation = async (
  type: 'store' | 'agent',
  id: number,
): Promise<PlacedOrganisation | null> => {
  if (type === 'store') {
    const store = await findStore(id)
    return store && { id, name: store.name, place: { chainId: store.chainId, storeId: id, agentId: null } }
  }
  const agent = await findAgent(id)
  if (agent === null || agent.deleted) return null
  const { chainId, storeId } = agent
  return { id, name: agent.name, place: { chainId, storeId, agentId: id } }
}
