// System messages: as their readers find them, and as the provider's people write them.
import { beforeAll, describe, expect, test } from 'vitest'
import type { CreateMessageBody } from '#domain/contracts/message'
import { insertMessage, type Message } from '#functions/data/messages/message-repository'
import { insertAgent, insertChain, insertStore } from '#functions/data/organisations/organisation-repository'
import { findUser, insertUser } from '#functions/data/users/user-repository'
import { makeAgent, makeChain, makeContext, makeStore, makeUser } from '#tests/factories/organisations'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, people } from './people.ts'

const path = '/api/v1/system/messages'
const DAY = 86_400_000
const now = Date.now()
const inDays = (days: number): string => new Date(now + days * DAY).toISOString()

const message = (id: number, overrides: Partial<Message> = {}): Message => ({
  id,
  title: `Melding ${id}`,
  content: 'Fabrikken er **stengt**.',
  validFrom: inDays(-id),
  validTo: inDays(id),
  status: 'published',
  lastUpdated: inDays(-id),
  audience: { kind: 'everybody' },
  updatedBy: null,
  version: 1,
  ...overrides,
})

const body = (overrides: Partial<CreateMessageBody> = {}): CreateMessageBody => ({
  title: 'Ny prisliste',
  content: 'Gjelder **nå**.',
  validFrom: inDays(-1),
  validTo: inDays(1),
  status: 'draft',
  audience: { kind: 'everybody' },
  ...overrides,
})

const clients: Record<string, Client> = {}
const as = (person: keyof typeof people): Client => {
  const client = clients[person]
  if (client === undefined) throw new Error(`${person} is not logged in`)
  return client
}

withEngines()
beforeAll(async () => {
  await insertPeople()
  for (const each of [
    message(1),
    message(2),
    message(3),
    message(4, { status: 'draft' }),
    message(5, { validTo: inDays(-1) }),
    message(6, { validFrom: inDays(1) }),
  ])
    await insertMessage(each)
  for (const person of ['storeClerk', 'agent', 'otherAgent', 'superUser', 'chainUser', 'worker'] as const)
    clients[person] = await loggedIn(person)
})

const idsOf = (json: readonly { readonly id: number }[]) => json.map(({ id }) => id)
const first = [1, 2, 3]
/** The ids of those that stood there before any test wrote one. */
const seenBy = async (client: Client, query = ''): Promise<readonly number[]> =>
  idsOf((await client.get(`${path}${query}`)).json).filter((id) => first.includes(id))

describe('the messages of a reader', () => {
  test('A-058 A-120: are the published ones in force, the latest first, with all their fields and no more', async () => {
    const { status, json } = await as('storeClerk').get(path)

    expect(status).toBe(200)
    expect(idsOf(json)).toEqual([1, 2, 3])
    const { audience: _audience, updatedBy: _updatedBy, version: _version, ...seen } = message(1)
    expect(json[0]).toEqual({ ...seen, readStatus: 'unread' })
    for (const key of ['validFrom', 'validTo', 'lastUpdated'])
      expect(json[0][key]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  test('A-063 A-141 A-237: are read and ignored, each by each reader', async () => {
    const reader = as('agent')
    expect((await reader.post(`${path}/1/mark-as-read`)).json.model).toMatchObject({
      id: 1,
      readStatus: 'read',
    })
    await reader.post(`${path}/2/mark-as-ignored`)

    const statuses = async (client: Client) =>
      (await client.get(path)).json
        .filter(({ id }: { id: number }) => first.includes(id))
        .map(({ readStatus }: { readStatus: string }) => readStatus)
    expect(await statuses(reader)).toEqual(['read', 'ignored', 'unread'])
    expect(await statuses(as('otherAgent'))).toEqual(['unread', 'unread', 'unread'])

    await reader.post(`${path}/2/mark-as-read`)
    expect(await statuses(reader)).toEqual(['read', 'read', 'unread'])
  })

  test('A-141: one that is read in one session is read in the other, and is not put aside there any more', async () => {
    const [desk, phone] = [await loggedIn('worker'), await loggedIn('worker')]
    await desk.post(`${path}/1/mark-as-read`)
    expect((await phone.get(`${path}/1`)).json.readStatus).toBe('read')
    const late = await phone.post(`${path}/1/mark-as-ignored`)
    expect(late.json.model.readStatus).toBe('read')
    expect((await desk.get(`${path}/1`)).json.readStatus).toBe('read')

    const both = ['mark-as-ignored', 'mark-as-read'].map((mark) => phone.post(`${path}/3/${mark}`))
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect((await desk.get(`${path}/3`)).json.readStatus).toBe('read')
  })

  test('A-233: are narrowed by what became of them, and cut', async () => {
    const reader = as('chainUser')
    await reader.post(`${path}/2/mark-as-read`)
    await reader.post(`${path}/3/mark-as-ignored`)

    expect(await seenBy(reader, '?readstatus=unread')).toEqual([1])
    expect(await seenBy(reader, '?readstatus=read')).toEqual([2])
    expect(await seenBy(reader, '?status=ignored')).toEqual([3])
    expect(await seenBy(reader, '?status=published')).toEqual([1, 2, 3])
    expect(await seenBy(reader, '?status=draft')).toEqual([])
    expect(idsOf((await reader.get(`${path}?limit=1`)).json)).toEqual([1])
    expect(idsOf((await reader.get(`${path}?offset=1&limit=1`)).json)).toEqual([2])
  })

  test('AD-28: a super user sees what another has read; nobody else asks for another, or for all of them', async () => {
    const { id } = people.chainUser
    expect(await seenBy(as('superUser'), `?userId=${id}&readstatus=read`)).toEqual([2])
    expect((await as('superUser').get(`${path}?userId=4711`)).status).toBe(404)
    expect(await seenBy(as('chainUser'), `?userId=${id}`)).toEqual([1, 2, 3])
    for (const query of [`?userId=${id}`, '?editor=true', `?userId=${id}&editor=true`])
      expect((await as('storeClerk').get(`${path}${query}`)).status).toBe(403)
    expect((await as('storeClerk').get(`${path}?status=secret`)).status).toBe(422)
  })

  test.each([
    ['4/mark-as-read', 404],
    ['5/mark-as-read', 404],
    ['6/mark-as-read', 404],
    ['99/mark-as-ignored', 404],
    ['1/mark-as-foo', 422],
  ])('A-237: %s is %d', async (address, status) => {
    expect((await as('storeClerk').post(`${path}/${address}`)).status).toBe(status)
  })

  test('are nothing for strangers', async () => {
    for (const [method, address] of [
      ['GET', path],
      ['GET', `${path}/1`],
      ['POST', path],
      ['PUT', `${path}/1`],
      ['POST', `${path}/1/mark-as-read`],
    ] as const)
      expect((await makeClient().send(method, address, { body: {} })).status).toBe(401)
  })
})

describe('whoever writes messages', () => {
  const create = async (overrides: Partial<CreateMessageBody> = {}) => {
    const { status, json } = await as('superUser').post(path, body(overrides))
    expect(status).toBe(201)
    return json.model
  }
  const save = (saved: { id: number; version: number }, overrides: Partial<CreateMessageBody>) =>
    as('superUser').put(`${path}/${saved.id}`, { ...body(overrides), version: saved.version })

  test('A-235 A-236: makes one, changes it and finds it again', async () => {
    const made = await create()
    expect(made).toMatchObject({ ...body(), readStatus: 'unread', updatedBy: 'Marit Kvalheim', version: 1 })

    const changed = await save(made, { title: 'Prisliste 2' })
    expect(changed.json.message).toBe('Meldingen er lagret som utkast.')
    const { json } = await as('superUser').get(`${path}/${made.id}`)
    expect(json).toEqual(changed.json.model)
    expect(json).toMatchObject({ title: 'Prisliste 2', version: 2 })
    expect((await as('superUser').get(`${path}/999999`)).status).toBe(404)
    expect((await save({ id: 999_999, version: 1 }, {})).status).toBe(404)
  })

  test('A-123: lastUpdated is later after each save', async () => {
    const made = await create()
    const one = (await save(made, { title: 'En' })).json.model
    const two = (await save(one, { title: 'To' })).json.model
    expect([made, one, two].map(({ lastUpdated }) => lastUpdated).toSorted()).toEqual([
      made.lastUpdated,
      one.lastUpdated,
      two.lastUpdated,
    ])
    expect(new Set([made.lastUpdated, one.lastUpdated, two.lastUpdated]).size).toBe(3)
  })

  test('A-140: publishes it and takes it back, and readers gain it and lose it', async () => {
    const reader = as('storeClerk')
    const sees = async (id: number): Promise<boolean> => idsOf((await reader.get(path)).json).includes(id)
    const made = await create()
    expect(await sees(made.id)).toBe(false)
    const published = (await save(made, { status: 'published' })).json
    expect(published.message).toBe('Meldingen er lagret og publisert.')
    expect(await sees(made.id)).toBe(true)
    await save(published.model, { status: 'draft' })
    expect(await sees(made.id)).toBe(false)
    expect((await reader.get(`${path}/${made.id}`)).status).toBe(404)
  })

  test('A-041 A-233 A-234: has all of them in a list, drafts too, newest first, by status and by the page', async () => {
    const list = async (query = '') => (await as('superUser').get(`${path}?editor=true${query}`)).json
    const made = await create()
    const all = await list()
    expect(idsOf(all).slice(0, 1)).toEqual([made.id])
    expect(idsOf(all).filter((id) => id <= 6)).toEqual([6, 5, 4, 3, 2, 1])
    expect(all.at(-1)).toMatchObject({ id: 1, audience: { kind: 'everybody' }, version: 1 })
    expect(idsOf(await list('&limit=2&offset=1'))).toEqual(idsOf(all).slice(1, 3))
    const statuses = (await list('&status=draft')).map(({ status }: { status: string }) => status)
    expect(new Set(statuses)).toEqual(new Set(['draft']))
    expect((await as('chainUser').get(`${path}?editor=true`)).status).toBe(403)
  })

  test('makes a message once, however often the same command comes', async () => {
    const sent = { headers: { 'idempotency-key': 'melding-en-gang' } }
    const replies = [
      await as('superUser').post(path, body(), sent),
      await as('superUser').post(path, body(), sent),
    ]
    expect(replies.map(({ json }) => json.model.id)).toEqual(Array(2).fill(replies[0]?.json.model.id))
  })

  test('in two tabs: the one that saves second is told by whom it was saved, and loses nothing of the other’s', async () => {
    const made = await create()
    const replies = await Promise.all([save(made, { title: 'En' }), save(made, { title: 'To' })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = replies.find(({ status }) => status === 409)
    const stands = replies.find(({ status }) => status === 200)
    expect(lost?.json).toMatchObject({
      code: 'message.changed-meanwhile',
      message: 'Marit Kvalheim har lagret meldingen mens du skrev. Se hva som er endret, og prøv igjen.',
      details: { changedBy: 'Marit Kvalheim', current: stands?.json.model },
    })
    expect((await save(lost?.json.details.current, { title: 'To' })).json.model).toMatchObject({
      title: 'To',
      version: 3,
    })
  })

  test.each([
    ['title', { title: ' ' }],
    ['content', { content: '\n \n' }],
    ['validFrom', { validFrom: '' }],
    ['validFrom', { validFrom: '24.12.2026' }],
    ['validTo', { validTo: '' }],
    ['validTo', { validTo: inDays(-2) }],
    ['status', { status: '' }],
    ['status', { status: 'ignored' }],
    ['audience', { audience: { kind: 'chain' } }],
    ['audience', { audience: { kind: 'everybody', chainId: 1 } }],
  ])('A-121 A-176: nothing is saved where %s is %o', async (field, fault) => {
    for (const reply of [
      await as('superUser').post(path, { ...body(), ...fault }),
      await as('superUser').put(`${path}/1`, { ...body(), ...fault, version: 1 }),
    ]) {
      expect(reply.status).toBe(422)
      expect(reply.json.details.path).toMatch(new RegExp(`^${field}`))
    }
  })

  test.each(['title', 'content', 'validFrom', 'validTo', 'status', 'audience'])(
    'A-176: nothing is saved without %s',
    async (field) => {
      const { [field as 'title']: _, ...rest } = body()
      expect((await as('superUser').post(path, rest)).status).toBe(422)
      expect((await as('superUser').put(`${path}/1`, { ...rest, version: 1 })).status).toBe(422)
    },
  )

  test('A-011 A-200 A-235: is of the provider: everybody else is refused, and nothing is written', async () => {
    const before = (await as('superUser').get(`${path}?editor=true`)).json
    for (const person of ['storeClerk', 'worker', 'agent', 'chainUser'] as const) {
      expect((await as(person).post(path, body())).status).toBe(403)
      expect((await as(person).put(`${path}/1`, { ...body(), version: 1 })).status).toBe(403)
    }
    expect((await as('superUser').get(`${path}?editor=true`)).json).toEqual(before)
  })

  test('a moment is kept in UTC, whatever it was said in', async () => {
    const made = await create({
      validFrom: '2026-03-29T00:00:00+01:00',
      validTo: '2026-03-29T23:59:59+02:00',
    })
    expect([made.validFrom, made.validTo]).toEqual(['2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'])
  })
})

describe('whom a message is for', () => {
  const readers: Record<string, Client> = {}
  beforeAll(async () => {
    await insertChain(makeChain({ id: 2, name: 'Bygdebygg' }))
    await insertStore(makeStore({ id: 106, chainId: 2, name: 'Bygdebygg Førde' }))
    await insertAgent(makeAgent({ id: 216, storeId: 106, chainId: 2, name: 'Sunnfjord Karm' }))
    const passwordHash = (await findUser(people.storeClerk.id))?.passwordHash ?? ''
    const foreign = [
      { id: 901, affiliationType: 'store', affiliation: { id: 106, name: 'Bygdebygg Førde' } },
      { id: 902, affiliationType: 'agent', affiliation: { id: 216, name: 'Sunnfjord Karm' } },
      { id: 903, affiliationType: 'chain', affiliation: { id: 2, name: 'Bygdebygg' } },
    ] as const
    for (const { id, ...role } of foreign) {
      const email = `fremmed${id}@test.example`
      await insertUser(
        makeUser({ id, email, passwordHash, contexts: [makeContext({ id: id * 10, ...role })] }),
      )
      const client = makeClient()
      await client.post('/api/v1/auth/login', { email, password: 'riktig passord' })
      readers[role.affiliationType] = client
    }
  })

  const everybody = () => ({
    ...clients,
    foreignStore: readers.store,
    foreignAgent: readers.agent,
    foreignChain: readers.chain,
  })

  test.each<readonly [CreateMessageBody['audience'], readonly string[]]>([
    [{ kind: 'chain', chainId: 1 }, ['storeClerk', 'agent', 'otherAgent', 'chainUser', 'worker']],
    [{ kind: 'chain', chainId: 2 }, ['foreignStore', 'foreignAgent', 'foreignChain']],
    [{ kind: 'stores' }, ['storeClerk', 'worker', 'foreignStore']],
    [{ kind: 'builders' }, ['agent', 'otherAgent', 'foreignAgent']],
  ])(
    '%o: nobody else finds it in a list, opens it, marks it or learns that it is there',
    async (audience, meant) => {
      const reply = await as('superUser').post(path, body({ status: 'published', audience }))
      const { id } = reply.json.model
      for (const [name, client] of Object.entries(everybody())) {
        if (client === undefined || name === 'superUser') continue
        const isMeant = meant.includes(name)
        expect(idsOf((await client.get(path)).json).includes(id), name).toBe(isMeant)
        expect((await client.get(`${path}/${id}`)).status, name).toBe(isMeant ? 200 : 404)
        const marked = await client.post(`${path}/${id}/mark-as-read`)
        expect(marked.status, name).toBe(isMeant ? 200 : 404)
        if (isMeant) continue
        const absent = await client.post(`${path}/999999/mark-as-read`)
        expect(marked.json, name).toEqual(absent.json)
      }
      expect(JSON.stringify((await readers.store?.get(path))?.json)).not.toContain('audience')
    },
  )

  test('a chain that is not there is nobody', async () => {
    const reply = await as('superUser').post(path, body({ audience: { kind: 'chain', chainId: 77 } }))
    expect(reply.status).toBe(422)
    expect(reply.json.code).toBe('message.unknown-chain')
  })
})

describe('what is hidden in a text', () => {
  test.each([
    ['a sign that turns the direction around', 'Ring \u202e123'],
    ['a sign without width', 'Ring\ufeff 123'],
    ['a control sign', 'Hei\u0007'],
    ['half of a pair', 'Hei \ud800'],
  ])('%s is refused in title and content', async (_, text) => {
    for (const fault of [{ title: text }, { content: text }]) {
      const { status, json } = await as('superUser').post(path, body(fault))
      expect([status, json.details.path]).toEqual([422, Object.keys(fault)[0]])
    }
  })

  test('lines and tabs are kept as Markdown wants them', async () => {
    const content = '# Uke 52\r\n\r\n- én\n\t- to\n'
    const { json } = await as('superUser').post(path, body({ content }))
    expect(json.model.content).toBe('# Uke 52\n\n- én\n\t- to')
  })
})
