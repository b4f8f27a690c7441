// What can be done to an organisation besides looking at it and editing it (organisations.test.ts), and what is for super users alone:
// every endpoint, by everybody, wherever the organisation stands. Written by hand from the specification (section 6, AD-02, AD-10).
import { beforeAll, expect, test } from 'vitest'
import { registry } from '#functions/api/openapi/registry'
import { insertAgent, insertChain, insertStore } from '#functions/data/organisations/organisation-repository'
import { makeAgent, makeChain, makeStore } from '../../factories/organisations.ts'
import { type Client, makeClient, type Reply } from '../client.ts'
import { withEngines } from '../engines.ts'
import { withTextList } from '../text-list.ts'
import { type Asker, askers, insertAskers, logInAll } from './askers.ts'

withEngines()
withTextList()
let clients: Readonly<Record<Asker, Client>>

beforeAll(async () => {
  for (const id of [1, 2]) await insertChain(makeChain({ id }))
  for (const [id, chainId] of [
    [101, 1],
    [102, 1],
    [104, 2],
  ] as const)
    await insertStore(makeStore({ id, chainId }))
  for (const [id, storeId, chainId] of [
    [201, 101, 1],
    [202, 101, 1],
    [203, 102, 1],
    [204, 104, 2],
  ] as const)
    await insertAgent(makeAgent({ id, storeId, chainId }))
  await insertAskers()
  clients = await logInAll()
})

const isSuper = (asker: Asker): boolean => asker.startsWith('superUser')
const isOfStore = (asker: Asker): boolean => asker.startsWith('store') || asker === 'fromAgentToStore'
const isOfAgent = (asker: Asker): boolean => asker.startsWith('agent') || asker === 'fromStoreToAgent'
const isOfChain = (asker: Asker): boolean => asker.startsWith('chain')
const isAdministrator = (asker: Asker): boolean =>
  asker.endsWith('Administrator') || asker === 'fromAgentToStore'

const places = {
  stores: [101, 102, 104, 999],
  agents: [201, 202, 203, 204, 999],
  chains: [1, 2, 9],
} as const
type Kind = keyof typeof places

const isSeen = (asker: Asker, kind: Kind, id: number): boolean => {
  if (id === 999 || id === 9) return false
  if (isSuper(asker)) return true
  if (isOfChain(asker))
    return isAdministrator(asker) ? ![104, 204, 2].includes(id) : kind === 'chains' && id === 1
  if (isOfStore(asker)) return id === 101 || (isAdministrator(asker) && (id === 201 || id === 202))
  return isOfAgent(asker) && id === 201
}

interface Call {
  readonly on: Kind
  readonly send: (client: Client, id: number) => Promise<Reply>
  /** Whoever sees the organisation, besides super users, and may do this. */
  readonly may: (asker: Asker, id: number) => boolean
  /** Not what is asked here: what else keeps it from being done. */
  readonly also?: readonly number[]
}

const ownStore = (asker: Asker, id: number) => isOfStore(asker) && isAdministrator(asker) && id === 101
const address = { address1: 'Kaien 1', postalCode: '0150' }

const calls: Readonly<Record<string, Call>> = {
  listStoreAgents: {
    on: 'stores',
    send: (client, id) => client.get(`/api/v1/stores/${id}/agents`),
    may: (asker, id) => ownStore(asker, id) || (isOfChain(asker) && isAdministrator(asker)),
  },
  addStockAddress: {
    on: 'stores',
    send: (client, id) => client.put(`/api/v1/stores/${id}/stockAddresses`, address),
    may: ownStore,
  },
  changeStockAddress: {
    on: 'stores',
    send: (client, id) => client.post(`/api/v1/stores/${id}/stockAddresses/L01`, address),
    may: ownStore,
  },
  createAgent: {
    on: 'stores',
    send: (client, id) => client.post('/api/v1/agents', { storeId: id, name: 'Nye Bygg', address }),
    may: ownStore,
  },
  deleteAgent: {
    on: 'agents',
    send: (client, id) => client.delete(`/api/v1/agents/${id}`),
    may: () => false,
    // People work there, or it is gone by the one who asked before.
    also: [409, 404],
  },
  getChain: { on: 'chains', send: (client, id) => client.get(`/api/v1/chains/${id}`), may: () => true },
  listChainStores: {
    on: 'chains',
    send: (client, id) => client.get(`/api/v1/chains/${id}/stores`),
    may: isAdministrator,
  },
  updateChain: {
    on: 'chains',
    send: (client, id) => client.put(`/api/v1/chains/${id}`, { version: 0, secondFactorRequired: true }),
    may: isAdministrator,
    // Somebody has changed it meanwhile.
    also: [409],
  },
  listChainChanges: {
    on: 'chains',
    send: (client, id) => client.get(`/api/v1/chains/${id}/changes`),
    may: () => false,
  },
}

const said = ({ status }: Reply): string => (status < 300 ? 'done' : String(status))
const expected = ({ on, may }: Call, asker: Asker, id: number): string => {
  if (!isSeen(asker, on, id)) return '404'
  return isSuper(asker) || may(asker, id) ? 'done' : '403'
}

test.each(Object.entries(calls))(
  'A-201: %s: everybody, wherever the organisation stands',
  async (_, call) => {
    const wrong: string[] = []
    // Super users last: what they do is done.
    for (const asker of askers.toReversed())
      for (const id of places[call.on]) {
        const reply = await call.send(clients[asker], id)
        const [is, should] = [said(reply), expected(call, asker, id)]
        const isElse = should === 'done' && (call.also ?? []).includes(reply.status)
        if (is !== should && !isElse) wrong.push(`${asker}, ${id}: ${is} instead of ${should}: ${reply.text}`)
      }
    expect(wrong).toEqual([])
  },
)

test('A-201: lists are for those whom the table names', async () => {
  const allowed = {
    '/api/v1/stores': (asker: Asker) => isOfChain(asker) && isAdministrator(asker),
    '/api/v1/agents': (asker: Asker) => (isOfChain(asker) || isOfStore(asker)) && isAdministrator(asker),
    '/api/v1/users': (asker: Asker) => isAdministrator(asker) && asker !== 'unaffiliated',
  }
  for (const [path, may] of Object.entries(allowed))
    for (const asker of askers)
      expect([path, asker, (await clients[asker].get(path)).status]).toEqual([
        path,
        asker,
        isSuper(asker) || may(asker) ? 200 : 403,
      ])
})

/** Rights that sellers have. */
const everyday = ['nothing', 'half-open session', 'session', 'context', 'price-list.read']
/** Whatever right is asked for there. */
const neverForSellers = /^\/(usermanagement|api\/v1\/imports)\/|^\/api\/v1\/chains$/
const forSuperUsers = registry.filter(
  ({ needs, path }) =>
    neverForSellers.test(path) || !(everyday.includes(needs) || needs.startsWith('quote.')),
)

test.each(forSuperUsers.map((endpoint) => [endpoint.id, endpoint] as const))(
  'A-228 AD-10: %s is for super users, and tells nobody else anything',
  async (_, { method, path, body }) => {
    const ask = (client: Client) =>
      client.send(
        method.toUpperCase(),
        path.replaceAll(/\{\w+\}/g, 'x'),
        body === undefined ? {} : { body: {} },
      )
    for (const asker of askers) {
      const reply = await ask(clients[asker])
      // An empty body, or a handle of nothing, is as far as a super user comes.
      if (isSuper(asker)) expect([200, 404, 422]).toContain(reply.status)
      else expect([asker, reply.status, reply.json.code]).toEqual([asker, 403, 'access.denied'])
    }
    expect((await ask(makeClient())).status).toBe(401)
  },
)

test('every endpoint of an organisation is tried here or there', () => {
  const there = /^\/api\/v1\/(stores|agents)(\/\{id\}(\/(users|statistics\/orders|changes|logo))?)?$/
  const endpoints = registry.filter(({ path }) => /^\/api\/v1\/(stores|agents|chains)(\/|$)/.test(path))
  const elsewhere = endpoints.filter(
    ({ id, path, needs }) =>
      calls[id] === undefined && !there.test(path) && !forSuperUsers.some((one) => one.needs === needs),
  )
  expect(endpoints.length).toBeGreaterThan(20)
  expect(elsewhere.map(({ id }) => id)).toEqual([])
})
