// The lists of people and organisations on a real engine: by name, by any word, by whose they are.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { withEngines } from '#tests/api/engines'
import { makeAgent, makeChain, makeContext, makeStore, makeUser } from '#tests/factories/organisations'
import { connection } from '../connection.ts'
import {
  findAgent,
  findStore,
  insertAgent,
  insertChain,
  insertStore,
  replaceAgent,
  replaceStore,
  searchAgents,
  searchStores,
} from '../organisations/organisation-repository.ts'
import { changeUser, findUser, insertUser, searchUsers } from '../users/user-repository.ts'
import { directoryEntryEntity, type Scope, searchDirectory } from './directory.ts'

withEngines()

const change = {
  at: '2026-11-23T08:00:00.000Z',
  by: { userId: 1, name: 'Prøve' },
  action: 'edited',
  fields: [],
} as const

const names = async (scope: Scope, q = '', page = {}) => {
  const found = await searchUsers(scope, { q, offset: 0, limit: 20, ...page })
  if (!found.ok) throw new Error(found.code)
  return found.value.map(({ firstname, lastname }) => `${firstname} ${lastname}`)
}

const inAgent = (id: number, name: string) =>
  makeContext({ affiliationType: 'agent', affiliation: { id, name } })

beforeAll(async () => {
  await insertChain(makeChain())
  await insertStore(makeStore())
  await insertStore(makeStore({ id: 102, name: 'Ålesund Trelast', chainId: 2, contact: 'Ola Li' }))
  await insertAgent(makeAgent())
  const people = [
    makeUser({ id: 1, firstname: 'Åse', lastname: 'Vik', email: 'ase@test.example' }),
    makeUser({
      id: 2,
      firstname: 'Øyvind',
      lastname: 'Vikan',
      email: 'oyvind@test.example',
      phoneNumber: '412 34 567',
      contexts: [inAgent(201, 'Kvistfri Bygg AS')],
    }),
    makeUser({
      id: 3,
      firstname: 'Anders',
      lastname: 'Lie',
      email: 'anders@test.example',
      contexts: [makeContext({ affiliation: { id: 102, name: 'Ålesund Trelast' } })],
    }),
    makeUser({
      id: 4,
      firstname: 'Marit',
      lastname: 'Super',
      email: 'marit@lysvag.example',
      contexts: [makeContext({ role: 'SUPERUSER', affiliationType: null, affiliation: null })],
    }),
  ]
  for (const user of people) await insertUser(user)
})

describe('people', () => {
  test('stand in the lists of their organisations and of those above, by name', async () => {
    expect(await names('all')).toEqual(['Anders Lie', 'Marit Super', 'Øyvind Vikan', 'Åse Vik'])
    expect(await names('chain-1')).toEqual(['Øyvind Vikan', 'Åse Vik'])
    expect(await names('below-101')).toEqual(['Øyvind Vikan', 'Åse Vik'])
    expect(await names('store-101')).toEqual(['Åse Vik'])
    expect(await names('agent-201')).toEqual(['Øyvind Vikan'])
    expect(await names('chain-2')).toEqual(['Anders Lie'])
  })

  test.each([
    ['vik', 'Øyvind Vikan, Åse Vik'],
    ['vikan øyv', 'Øyvind Vikan'],
    ['kvistfri', 'Øyvind Vikan'],
    ['+47 41 23 45 67', 'Øyvind Vikan'],
    ['oyvind@test', 'Øyvind Vikan'],
    ['li', 'Anders Lie'],
    ['ålesund', 'Anders Lie'],
    ['4', 'Øyvind Vikan, Marit Super'],
    ['ingen', ''],
  ])('are found by «%s»', async (q, expected) => {
    const found = await names('all', q)
    expect(found.toSorted()).toEqual(expected === '' ? [] : expected.split(', ').toSorted())
  })

  test('are paged without a gap and without anybody twice', async () => {
    expect(await names('all', '', { limit: 2 })).toEqual(['Anders Lie', 'Marit Super'])
    expect(await names('all', '', { offset: 2, limit: 2 })).toEqual(['Øyvind Vikan', 'Åse Vik'])
    expect(await names('all', '', { offset: 3, limit: 2 })).toEqual(['Åse Vik'])
    expect(await names('all', 'vik', { offset: 1, limit: 5 })).toEqual(['Åse Vik'])
  })

  test('move with their name, and leave a list with their role', async () => {
    const user = makeUser({ id: 5, firstname: 'Bo', lastname: 'Tveit', email: 'b.tveit@test.example' })
    await insertUser(user)
    const stored = await findUser(5)
    if (stored === null) throw new Error('not stored')
    const renamed = { firstname: 'Åge', contexts: [inAgent(201, 'Kvistfri Bygg AS')] }
    expect(await changeUser(stored, renamed, change)).toBe(true)
    expect(await names('all', 'tveit')).toEqual(['Åge Tveit'])
    expect(await names('all', 'bo tveit')).toEqual([])
    expect(await names('store-101', 'tveit')).toEqual([])
    expect(await names('agent-201', 'tveit')).toEqual(['Åge Tveit'])
  })

  test('are found once after a crash between entering the lists and the write', async () => {
    const user = makeUser({ id: 6, firstname: 'Kari', lastname: 'Moe', email: 'kari@test.example' })
    await insertUser(user)
    const stored = await findUser(6)
    if (stored === null) throw new Error('not stored')
    const { client } = connection()
    const send = client.send.bind(client)
    const broken = vi
      .spyOn(client, 'send')
      .mockImplementation(((command: { constructor: { name: string } }) =>
        command.constructor.name === 'UpdateCommand'
          ? Promise.reject(new Error('killed'))
          : send(command as never)) as never)
    await expect(changeUser(stored, { lastname: 'Aas' }, change)).rejects.toThrow()
    broken.mockRestore()
    expect(await names('all', 'kari')).toEqual(['Kari Moe'])
    expect(await names('all', 'aas')).toEqual([])
  })
})

describe('organisations', () => {
  test('are found by name, place, id, contact, e-mail and phone, of a chain or of all', async () => {
    const found = async (scope: Scope, q: string) => {
      const stores = await searchStores(scope, { q, offset: 0, limit: 20 })
      if (!stores.ok) throw new Error(stores.code)
      return stores.value.map(({ id }) => id)
    }
    expect(await found('all', '')).toEqual([101, 102])
    expect(await found('chain-1', '')).toEqual([101])
    for (const q of ['tømmerringen', 'kvalheim', '101', 'sandnes tømm'])
      expect(await found('all', q)).toEqual([101])
    expect(await found('all', 'trelast')).toEqual([102])
  })

  test('that were deleted are found by nobody, and their quotes still name them', async () => {
    await insertAgent(makeAgent({ id: 230, name: 'Borte Bygg', storeId: 101 }))
    const agent = await findAgent(230)
    if (agent === null) throw new Error('not stored')
    expect(await replaceAgent(agent, { ...agent, deleted: true }, { ...change, action: 'deleted' })).toBe(
      true,
    )
    const found = await searchAgents('all', { q: 'borte', offset: 0, limit: 5 })
    expect(found.ok && found.value).toEqual([])
    expect((await findAgent(230))?.name).toBe('Borte Bygg')
  })

  test('two who change the same store at once: one is told that he was too late, and nothing of the other is lost', async () => {
    const store = await findStore(101)
    if (store === null) throw new Error('not stored')
    const [one, other] = await Promise.all([
      replaceStore(store, { ...store, contact: 'En' }, change),
      replaceStore(store, { ...store, contact: 'To' }, change),
    ])
    expect([one, other].filter(Boolean)).toHaveLength(1)
    const after = await findStore(101)
    expect(after?.contact).toBe(one ? 'En' : 'To')
    expect(after?.version).toBe(store.version + 1)
  })
})

/** Entries that point at nobody cost as much to look at as others. */
const fill = (list: string, names: readonly string[]) =>
  directoryEntryEntity()
    .put(
      names.map((name, index) => ({ list, place: `${name} ${String(index).padStart(9, '0')}`, version: 1 })),
    )
    .go({ concurrent: 8 })

const loads: number[][] = []
const search = (q: string) => {
  loads.length = 0
  return searchDirectory<{ readonly id: number }>(
    {
      kind: 'agent',
      scope: 'chain-9',
      load: async (ids) => {
        loads.push([...ids])
        return []
      },
      listedAs: () => null,
    },
    { q, offset: 0, limit: 20 },
  )
}

describe('a long list', () => {
  const many = Array.from({ length: 2100 }, (_, index) => `${index % 2 === 0 ? 'kari' : 'ola'} hansen`)
  beforeAll(async () => {
    await fill('agent chain-9', many)
    await fill('agent all kar', [...many.slice(0, 40).filter((name) => name.startsWith('kari'))])
  })

  test('is not walked where a shorter one has the word: nothing is fetched but what stands in both', async () => {
    expect((await search('kari')).ok).toBe(true)
    const fetched = loads.flat()
    expect(fetched.length).toBeGreaterThan(0)
    expect(fetched.length).toBeLessThanOrEqual(20)
  })

  test('that would have to be walked too far is refused, not cut short', async () => {
    expect(await search('ka')).toMatchObject({ ok: false, code: 'directory.search-too-wide' })
    expect(loads.flat()).toHaveLength(2000)
  })
})
