// Every call of the administration of organisations, by everybody, whosever organisation it is: own, an own builder's, of the same
// chain, foreign, and one that is not there. What one may not see is answered as what is not there.
import { beforeAll, describe, expect, test } from 'vitest'
import { insertAgent, insertChain, insertStore } from '#functions/data/organisations/organisation-repository'
import { insertUser } from '#functions/data/users/user-repository'
import { hashPassword } from '#functions/password'
import { makeAgent, makeChain, makeContext, makeStore, makeUser } from '../../factories/organisations.ts'
import { type Client, makeClient } from '../client.ts'
import { withEngines } from '../engines.ts'

withEngines()

const PASSWORD = 'riktig passord'
const affiliations = {
  superUser: null,
  chainAdmin: { type: 'chain', id: 1 },
  chainWorker: { type: 'chain', id: 1 },
  storeAdmin: { type: 'store', id: 101 },
  storeWorker: { type: 'store', id: 101 },
  agentAdmin: { type: 'agent', id: 201 },
  agentWorker: { type: 'agent', id: 201 },
} as const
type Who = keyof typeof affiliations
const everybody = Object.keys(affiliations) as Who[]
const clients = {} as Record<Who, Client>

const roleOf = (who: Who) =>
  who === 'superUser' ? 'SUPERUSER' : who.endsWith('Admin') ? 'ADMINISTRATOR' : 'WORKER'

beforeAll(async () => {
  for (const id of [1, 2]) await insertChain(makeChain({ id }))
  for (const [id, chainId] of [
    [101, 1],
    [102, 1],
    [106, 2],
  ] as const)
    await insertStore(makeStore({ id, chainId }))
  for (const [id, storeId, chainId] of [
    [201, 101, 1],
    [202, 101, 1],
    [210, 102, 1],
    [215, 106, 2],
  ] as const)
    await insertAgent(makeAgent({ id, storeId, chainId }))
  const passwordHash = await hashPassword(PASSWORD)
  for (const [index, who] of everybody.entries()) {
    const affiliation = affiliations[who]
    const email = `${who.toLowerCase()}@test.example`
    await insertUser(
      makeUser({
        id: index + 1,
        email,
        passwordHash,
        contexts: [
          makeContext({
            id: index + 1,
            role: roleOf(who),
            affiliationType: affiliation?.type ?? null,
            affiliation: affiliation && { id: affiliation.id, name: 'Prøve' },
          }),
        ],
      }),
    )
    clients[who] = makeClient()
    const reply = await clients[who].post('/api/v1/auth/login', { email, password: PASSWORD })
    expect(reply.status, reply.text).toBe(200)
  }
})

const places = {
  'stores/101': 'the store',
  'stores/102': 'of the same chain',
  'stores/106': 'foreign',
  'stores/999': 'not there',
  'agents/201': 'the builder',
  'agents/202': 'another of the store',
  'agents/210': 'of the same chain',
  'agents/215': 'foreign',
  'agents/999': 'not there',
} as const
type Place = keyof typeof places

/** Who sees which, written down once more by hand. */
const sees: Readonly<Record<Who, readonly Place[]>> = {
  superUser: (Object.keys(places) as Place[]).filter((place) => !place.endsWith('999')),
  chainAdmin: ['stores/101', 'stores/102', 'agents/201', 'agents/202', 'agents/210'],
  chainWorker: [],
  storeAdmin: ['stores/101', 'agents/201', 'agents/202'],
  storeWorker: ['stores/101'],
  agentAdmin: ['agents/201'],
  agentWorker: ['agents/201'],
}
const editors: readonly Who[] = ['superUser', 'storeAdmin', 'agentAdmin']

const calls = {
  read: { method: 'GET', path: '', allowed: everybody },
  people: { method: 'GET', path: '/users', allowed: everybody },
  statistics: { method: 'GET', path: '/statistics/orders', allowed: everybody },
  changes: { method: 'GET', path: '/changes', allowed: editors },
  edit: { method: 'PUT', path: '', allowed: editors },
  logo: { method: 'PUT', path: '/logo', allowed: editors },
} as const

const body = (name: string) =>
  name === 'edit'
    ? { version: 0, contact: 'Ny' }
    : name === 'logo'
      ? { base64Data: 'AAAA', imageType: 'image/png' }
      : undefined

/** Allowed, told that it is not, or told that there is nothing. A refused picture or a version that has moved is no question of rights. */
const judged = (status: number): 'may' | 403 | 404 => (status === 403 || status === 404 ? status : 'may')

describe.each(Object.entries(calls))('A-201: %s', (name, { method, path, allowed }) => {
  test.each(everybody)('by %s', async (who) => {
    const wrong: string[] = []
    for (const place of Object.keys(places) as Place[]) {
      const sent = body(name)
      const reply = await clients[who].send(method, `/api/v1/${place}${path}`, sent ? { body: sent } : {})
      // Nobody but super users edits above or beside: what is seen and not edited is 403.
      const mayAct = (allowed as readonly Who[]).includes(who)
      const expected = !sees[who].includes(place) ? 404 : mayAct ? 'may' : 403
      if (judged(reply.status) !== expected) wrong.push(`${place}: ${reply.status} instead of ${expected}`)
    }
    expect(wrong).toEqual([])
  })
})

test('lists, builders, stock addresses and deletion are for those whom the table names', async () => {
  const statuses = async (method: string, path: string, sent?: object) =>
    Object.fromEntries(
      await Promise.all(
        everybody.map(async (who) => [
          who,
          (await clients[who].send(method, path, sent ? { body: sent } : {})).status,
        ]),
      ),
    )
  expect(await statuses('GET', '/api/v1/stores')).toMatchObject({
    superUser: 200,
    chainAdmin: 200,
    chainWorker: 403,
    storeAdmin: 403,
    storeWorker: 403,
    agentAdmin: 403,
    agentWorker: 403,
  })
  expect(await statuses('GET', '/api/v1/agents')).toMatchObject({
    superUser: 200,
    chainAdmin: 200,
    chainWorker: 403,
    storeAdmin: 200,
    storeWorker: 403,
    agentAdmin: 403,
    agentWorker: 403,
  })
  expect(await statuses('GET', '/api/v1/stores/101/agents')).toMatchObject({
    superUser: 200,
    chainAdmin: 200,
    chainWorker: 404,
    storeAdmin: 200,
    storeWorker: 403,
    agentAdmin: 404,
    agentWorker: 404,
  })
  expect(await statuses('GET', '/api/v1/chains/1/stores')).toMatchObject({
    superUser: 200,
    chainAdmin: 200,
    chainWorker: 403,
    storeAdmin: 404,
    storeWorker: 404,
    agentAdmin: 404,
    agentWorker: 404,
  })
  expect((await clients.chainAdmin.get('/api/v1/chains/2/stores')).status).toBe(404)
  const storesOf = async (chain: number) =>
    (await clients.superUser.get(`/api/v1/chains/${chain}/stores`)).json.map(({ id }: { id: number }) => id)
  expect([(await storesOf(1)).toSorted(), await storesOf(2)]).toEqual([[101, 102], [106]])
  expect(await statuses('DELETE', '/api/v1/agents/202')).toMatchObject({
    chainAdmin: 403,
    chainWorker: 404,
    storeAdmin: 403,
    storeWorker: 404,
    agentAdmin: 404,
    agentWorker: 404,
  })
  const place = { address1: 'Kaien', postalCode: '0150' }
  expect(await statuses('PUT', '/api/v1/stores/101/stockAddresses', place)).toMatchObject({
    superUser: 200,
    chainAdmin: 403,
    chainWorker: 404,
    storeAdmin: 200,
    storeWorker: 403,
    agentAdmin: 404,
    agentWorker: 404,
  })
})

test('nobody without a session learns anything', async () => {
  const stranger = makeClient()
  for (const path of [
    '/api/v1/stores',
    '/api/v1/stores/101',
    '/api/v1/agents/201/users',
    '/assets/agents/201/logo',
  ])
    expect((await stranger.get(path)).status).toBe(401)
})
