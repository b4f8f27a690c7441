// People, cell by cell: every endpoint on a person, by everybody, whosever the person is and whether he is deactivated. Whoever may is
// seen to have done it, whoever may not is told so and nothing is written, and whoever may not even know of the person learns nothing.
// What is expected is written here by hand, from the specification (section 6, AD-02, AD-35), not taken from the table of rights.
import { beforeAll, expect, test } from 'vitest'
import { registry } from '#functions/api/openapi/registry'
import { insertAgent, insertChain, insertStore } from '#functions/data/organisations/organisation-repository'
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
} from '#functions/data/users/second-factor-repository'
import type { StoredContext } from '#functions/data/users/user'
import { findUser, insertUser } from '#functions/data/users/user-repository'
import { makeAgent, makeChain, makeContext, makeStore, makeUser } from '../../factories/organisations.ts'
import type { Client, Reply } from '../client.ts'
import { withEngines } from '../engines.ts'
import { type Asker, askers, insertAskers, logInAll } from './askers.ts'

withEngines()
let clients: Readonly<Record<Asker, Client>>

const at = (
  affiliationType: 'store' | 'agent' | 'chain',
  id: number,
  role: StoredContext['role'] = 'WORKER',
) => ({
  affiliationType,
  affiliation: { id, name: `Organisasjon ${id}` },
  role,
})
const superRole = { affiliationType: null, affiliation: null, role: 'SUPERUSER' } as const

/** Whose the person is, seen from store 101 of chain 1 and its builder 201. */
const owners = {
  'own store': [at('store', 101)],
  'own builder': [at('agent', 201)],
  'other builder of the store': [at('agent', 202)],
  'other store of the chain': [at('store', 102)],
  'builder of the other store': [at('agent', 203)],
  'other chain': [at('store', 104)],
  'the chain itself': [at('chain', 1)],
  'own store and another': [at('store', 101), at('store', 102)],
  'super user, in the store too': [superRole, at('store', 101)],
  'super user': [superRole],
} as const satisfies Record<string, readonly Omit<StoredContext, 'id' | 'enabled'>[]>
type Owner = keyof typeof owners
const ownerNames = Object.keys(owners) as readonly Owner[]
const states = ['ENABLED', 'DISABLED'] as const

let next = 5000
const insertPerson = async (owner: Owner, status: (typeof states)[number]): Promise<number> => {
  next += 1
  const contexts = owners[owner].map((role, index) => makeContext({ id: next * 10 + index, ...role }))
  const made = await insertUser(
    makeUser({
      id: next,
      email: `maal${next}@lysvag.example`,
      firstname: 'Mål',
      lastname: String(next),
      status,
      contexts,
    }),
  )
  expect(made).toBe(true)
  const secret = `SECRET${next}`
  await beginSecondFactor(next, secret)
  const on = { since: '2026-11-01T08:00:00.000Z', lastStep: 1, recoveryHashes: ['hash'] }
  expect(await confirmSecondFactor({ userId: next, secret }, on)).toBe(true)
  return next
}

const stored = async (id: number): Promise<string> =>
  JSON.stringify([await findUser(id), await findSecondFactor(id)])

beforeAll(async () => {
  await insertChain(makeChain())
  await insertChain(makeChain({ id: 2 }))
  for (const [id, chainId] of [
    [101, 1],
    [102, 1],
    [104, 2],
  ] as const)
    await insertStore(makeStore({ id, chainId, name: `Organisasjon ${id}` }))
  for (const [id, storeId] of [
    [201, 101],
    [202, 101],
    [203, 102],
  ] as const)
    await insertAgent(makeAgent({ id, storeId, name: `Organisasjon ${id}` }))
  await insertAskers()
  clients = await logInAll()
})

type Kind =
  | 'super'
  | 'storeAdministrator'
  | 'storeWorker'
  | 'agentAdministrator'
  | 'agentWorker'
  | 'chainAdministrator'
  | 'chainWorker'
  | 'nobody'
const kinds: Readonly<Record<Asker, Kind>> = {
  superUser: 'super',
  superUserInStore: 'super',
  storeAdministrator: 'storeAdministrator',
  storeWorker: 'storeWorker',
  agentAdministrator: 'agentAdministrator',
  agentWorker: 'agentWorker',
  chainAdministrator: 'chainAdministrator',
  chainWorker: 'chainWorker',
  unaffiliated: 'nobody',
  fromStoreToAgent: 'agentWorker',
  fromAgentToStore: 'storeAdministrator',
}

/**
 * `-` nothing is known of the person, `s` is seen, `e` is edited too, `a` all of the person is within reach, so that he is switched on
 * and off as well. In the order of the owners.
 */
const reach: Readonly<Record<Kind, string>> = {
  super: 'aaaaaaaaaa',
  storeAdministrator: 'aaa----es-',
  storeWorker: 's------ss-',
  agentAdministrator: '-a--------',
  agentWorker: '-s--------',
  chainAdministrator: 'sssss-sss-',
  chainWorker: '------s---',
  nobody: '----------',
}
const reachOf = (asker: Asker, owner: Owner): string => reach[kinds[asker]][ownerNames.indexOf(owner)] ?? '?'

interface Action {
  readonly send: (client: Client, id: number) => Promise<Reply>
  /** The least reach with which it is done. */
  readonly needs: 's' | 'e' | 'a'
  readonly done: number
  /** What else keeps it from being done. */
  readonly unless?: (owner: Owner, status: (typeof states)[number], kind: Kind) => string | null
}

const path = (id: number, rest = '') => `/api/v1/users/${id}${rest}`
const storeRole = { role: 'ADMINISTRATOR', affiliationType: 'store', affiliationId: 101 }
const agentRole = { role: 'ADMINISTRATOR', affiliationType: 'agent', affiliationId: 201 }

/** The role that every owner has first. */
const firstRole = (id: number): string => path(id, `/contexts/${id * 10}`)
/** Is the first role of a super user's, or one that only others of the viewer's reach may touch. */
const firstIsSuper = (owner: Owner): boolean => owners[owner][0]?.role === 'SUPERUSER'

const actions: Readonly<Record<string, Action>> = {
  getUser: { needs: 's', done: 200, send: (client, id) => client.get(path(id)) },
  listUserContexts: { needs: 's', done: 200, send: (client, id) => client.get(path(id, '/contexts')) },
  listUserChanges: {
    needs: 'e',
    done: 200,
    send: (client, id) => client.get(path(id, '/changes')),
  },
  updateUser: {
    needs: 'e',
    done: 200,
    send: async (client, id) =>
      client.put(path(id), {
        firstname: 'Endret',
        lastname: 'Navn',
        phoneNumber: '',
        version: (await findUser(id))?.version,
      }),
  },
  deactivateUser: { needs: 'a', done: 200, send: (client, id) => client.post(path(id, '/deactivate')) },
  activateUser: { needs: 'a', done: 200, send: (client, id) => client.post(path(id, '/activate')) },
  inviteUser: {
    needs: 'e',
    done: 200,
    send: (client, id) => client.post(path(id, '/invitation')),
    unless: (_, status) => (status === 'DISABLED' ? 'user.disabled' : null),
  },
  resetSecondFactor: {
    needs: 'a',
    done: 200,
    send: (client, id) => client.delete(path(id, '/second-factor')),
  },
  switchUserContext: {
    needs: 'e',
    done: 200,
    send: (client, id) => client.post(firstRole(id), { enabled: false }),
    unless: (owner, _, kind) => (firstIsSuper(owner) && kind !== 'super' ? 'user.role-not-found' : null),
  },
  removeUserContext: {
    needs: 'e',
    done: 200,
    send: (client, id) => client.delete(firstRole(id)),
    unless: (owner, _, kind) => (firstIsSuper(owner) && kind !== 'super' ? 'user.role-not-found' : null),
  },
  addUserContext: {
    needs: 'e',
    done: 201,
    send: (client, id) => client.post(path(id, '/contexts'), storeRole),
  },
  'addUserContext:agent': {
    needs: 'e',
    done: 201,
    send: (client, id) => client.post(path(id, '/contexts'), agentRole),
  },
}

/** A role is given by whoever administrates its organisation, to anybody whom he sees. */
const expectedOfAdding = (name: string, asker: Asker, owner: Owner): string => {
  if (reachOf(asker, owner) === '-') return '404 user.not-found'
  const kind = kinds[asker]
  const isAgents = name.endsWith(':agent')
  const given = '201'
  // A store does not let its own people in at its builders.
  const isOfStore = owners[owner].some(({ affiliation }) => affiliation?.id === 101)
  if (kind === 'storeAdministrator' && isAgents && isOfStore) return '403 user.works-in-store'
  if (kind === 'super' || kind === 'storeAdministrator') return given
  if (kind === 'agentAdministrator') return isAgents ? given : '404 organisation.not-found'
  if (kind === 'chainAdministrator') return '403 access.denied'
  if (kind === 'storeWorker') return isAgents ? '404 organisation.not-found' : '403 access.denied'
  if (kind === 'agentWorker') return isAgents ? '403 access.denied' : '404 organisation.not-found'
  return '404 organisation.not-found'
}

const levels = ['-', 's', 'e', 'a']

const expected = (
  name: string,
  { needs, done, unless }: Action,
  asker: Asker,
  owner: Owner,
  status: (typeof states)[number],
): string => {
  if (name.startsWith('addUserContext')) return expectedOfAdding(name, asker, owner)
  const level = reachOf(asker, owner)
  if (level === '-') return '404 user.not-found'
  const why = unless?.(owner, status, kinds[asker]) ?? null
  if (why === 'user.role-not-found') return `404 ${why}`
  if (levels.indexOf(level) < levels.indexOf(needs)) return '403 access.denied'
  return why === null ? String(done) : `409 ${why}`
}

const said = ({ status, json }: Reply): string => (status < 300 ? String(status) : `${status} ${json?.code}`)

test('every endpoint of one person is tried', () => {
  const endpoints = registry.filter(({ path: address }) => address.startsWith('/api/v1/users/{id}'))
  expect(endpoints.map(({ id }) => id).toSorted()).toEqual(
    [...new Set(Object.keys(actions).map((name) => name.split(':')[0] ?? ''))].toSorted(),
  )
})

test.each(Object.entries(actions))(
  'A-201: %s: everybody, whosever the person is, in each state',
  async (name, action) => {
    const wrong: string[] = []
    let count = 0
    for (const owner of ownerNames)
      for (const status of states) {
        let isTouched = true
        let id = 0
        let before = ''
        for (const asker of askers) {
          // Whom nobody has changed yet is there for the next who tries.
          if (isTouched) {
            id = await insertPerson(owner, status)
            before = await stored(id)
          }
          const reply = await action.send(clients[asker], id)
          const [is, should] = [said(reply), expected(name, action, asker, owner, status)]
          count += 1
          const cell = `${asker}, ${owner}, ${status}`
          if (is !== should) wrong.push(`${cell}: ${is} instead of ${should}`)
          isTouched = (await stored(id)) !== before
          if (isTouched && !should.startsWith('2')) wrong.push(`${cell}: written`)
          // Nobody reads of a role or an organisation that he may not know of.
          if (
            reachOf(asker, owner) !== 'a' &&
            kinds[asker] === 'storeAdministrator' &&
            reply.text.includes('Organisasjon 102')
          )
            wrong.push(`${cell}: tells of another store`)
          if (
            reachOf(asker, owner) === '-' &&
            is === '404 user.not-found' &&
            reply.json.message !== 'Bruker ikke funnet'
          )
            wrong.push(`${cell}: says more`)
        }
      }
    expect(wrong).toEqual([])
    expect(count).toBe(ownerNames.length * states.length * askers.length)
  },
)
