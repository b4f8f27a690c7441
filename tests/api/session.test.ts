// Logging in and out, what slows down guessing, and the context that a session acts in.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { endSessionsOf, listSessions } from '#functions/data/sessions/session-repository'
import type { User } from '#functions/data/users/user'
import type { UserChanges } from '#functions/data/users/user-repository'
import { saveUser } from '#functions/people/save-user'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, logInAs, type Person, people } from './people.ts'

withEngines()
beforeAll(insertPeople)
afterEach(() => {
  vi.useRealTimers()
})

const later = (hours: number): void => {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + hours * 3_600_000 })
}

const change = async (person: Person, change: (user: User) => UserChanges): Promise<void> => {
  const doing = { by: { userId: null, name: 'Prøve' }, at: new Date(), action: 'edited' } as const
  const changed = await saveUser(people[person].id, doing, (user) => ({ ok: true, changes: change(user) }))
  if (!changed.ok) throw new Error(`${person}: ${changed.code}`)
}

describe('logging in', () => {
  test('gives a cookie that scripts and other sites never see', async () => {
    const client = makeClient()
    const reply = await logInAs(client, 'storeClerk')

    expect(reply.status).toBe(200)
    expect(reply.json).toEqual({ model: { contextId: 11, awaits: null } })
    expect(reply.cookies).toHaveLength(1)
    expect(reply.cookies[0]).toMatch(
      /^__Host-session=1\.[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('stores only a hash of the secret', async () => {
    const client = await loggedIn('storeClerk')
    const secret = client.cookies()[0]?.split('.')[1]
    const sessions = await listSessions(people.storeClerk.id, new Date())

    expect(sessions.length).toBeGreaterThan(0)
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(sessions)).not.toContain(secret)
  })

  test('takes the e-mail in any spelling', async () => {
    const reply = await makeClient().post('/api/v1/auth/login', {
      email: ' Butikk@Test.Example ',
      password: 'riktig passord',
    })

    expect(reply.status).toBe(200)
  })

  test('answers alike for a wrong password and for an unknown e-mail', async () => {
    const wrong = await logInAs(makeClient(), 'agent', 'feil')
    const unknown = await makeClient().post('/api/v1/auth/login', {
      email: 'ingen@test.example',
      password: 'x',
    })

    expect(wrong.status).toBe(401)
    expect(wrong.json).toEqual({
      code: 'session.wrong-credentials',
      message: 'Feil e-postadresse eller passord.',
    })
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json])
    expect(wrong.cookies).toEqual([])
  })

  test('refuses a user who is switched off, and only to whoever has the password', async () => {
    const right = await logInAs(makeClient(), 'disabled')
    const wrong = await logInAs(makeClient(), 'disabled', 'feil')

    expect([right.status, right.json.code]).toEqual([403, 'session.user-disabled'])
    expect(wrong.json.code).toBe('session.wrong-credentials')
  })

  test('ends the session that the browser had before', async () => {
    const client = await loggedIn('otherStoreClerk')
    const before = makeClient(client.cookies())
    await logInAs(client, 'otherStoreClerk')

    expect((await before.get('/api/v1/users/current')).status).toBe(401)
    expect((await client.get('/api/v1/users/current')).status).toBe(200)
  })
})

describe('who one is', () => {
  test('Q-292: the current context is nobody’s without a session', async () => {
    const reply = await makeClient().get('/api/v1/contexts/current')
    expect([reply.status, reply.json.code]).toEqual([401, 'session.missing'])
  })

  test.each([
    ['storeClerk', 'ADMINISTRATOR'],
    ['superUser', 'SUPERUSER'],
    ['worker', 'WORKER'],
  ] as const)('Q-256: «%s» acts as %s', async (person, role) => {
    expect((await (await loggedIn(person)).get('/api/v1/contexts/current')).json.role).toBe(role)
  })

  test.each([
    ['storeClerk', { role: 'ADMINISTRATOR', affiliationType: 'store', affiliation: { id: 101 } }],
    ['agent', { role: 'ADMINISTRATOR', affiliationType: 'agent', affiliation: { id: 201 } }],
    ['chainUser', { role: 'ADMINISTRATOR', affiliationType: 'chain', affiliation: { id: 1 } }],
    ['superUser', { role: 'SUPERUSER', affiliationType: null, affiliation: null }],
  ] as const)('A-002: «%s» is of %j', async (person, role) => {
    const { contexts } = (await (await loggedIn(person)).get('/api/v1/users/current')).json
    expect(contexts).toHaveLength(1)
    expect(contexts).toMatchObject([role])
  })

  test.each([
    ['storeClerk', { chain: null, store: 101, agent: null }],
    ['agent', { chain: null, store: null, agent: 201 }],
    ['chainUser', { chain: 1, store: null, agent: null }],
    ['superUser', { chain: null, store: null, agent: null }],
  ] as const)('A-230: «%s» acts in %j, and is told so', async (person, places) => {
    const { json } = await (await loggedIn(person)).get('/api/v1/contexts/current')
    const { chain, store, agent } = json
    expect({ chain: chain?.id ?? null, store: store?.id ?? null, agent: agent?.id ?? null }).toEqual(places)
    const [own] = people[person].contexts
    expect(json).toMatchObject({ contextId: own?.id, role: own?.role, affiliation: own?.affiliation })
  })

  test.each([
    ['storeClerk', 'admin/stores/101'],
    ['agent', 'admin/agents/201'],
    ['chainUser', 'admin/chains/1'],
    ['superUser', null],
  ] as const)('Q-024: the page of the organisation of «%s» is %s', async (person, url) => {
    expect((await (await loggedIn(person)).get('/api/v1/contexts/current')).json.affiliationUrl).toBe(url)
  })
})

describe('guessing', () => {
  const tryFrom = (sourceIp: string, email: string, password = 'feil') =>
    makeClient().post('/api/v1/auth/login', { email, password }, { sourceIp })
  const right = 'riktig passord'
  const missFrom = async (sourceIp: string, email: string, times: number) => {
    const codes = []
    for (let time = 0; time < times; time += 1) codes.push((await tryFrom(sourceIp, email)).json.code)
    return codes
  }

  test('from one place waits after five wrong passwords, also with the right one, for a quarter of an hour', async () => {
    const { email } = people.otherAgent
    const codes = await missFrom('203.0.113.1', email, 6)
    const refused = await tryFrom('203.0.113.1', email, right)

    expect(codes.slice(0, 5)).toEqual(Array(5).fill('session.wrong-credentials'))
    expect(codes[5]).toBe('session.throttled')
    expect(refused.status).toBe(429)
    expect(refused.json.message).toBe('For mange mislykkede forsøk. Vent 15 minutter før du prøver igjen.')
    // Whose mailbox it is logs in from everywhere else.
    expect((await tryFrom('203.0.113.2', email, right)).status).toBe(200)

    later(0.26)
    expect((await tryFrom('203.0.113.1', email, right)).status).toBe(200)
  })

  test('in a network of IPv6 is one place, whatever addresses it takes from it', async () => {
    const { email } = people.otherAgent
    for (let host = 1; host <= 5; host += 1) await tryFrom(`2001:db8:7:7::${host}`, email)
    expect((await tryFrom('2001:db8:7:7:ffff::6', email, right)).status).toBe(429)
    expect((await tryFrom('2001:db8:7:8::6', email, right)).status).toBe(200)
  })

  test('from everywhere at one mailbox ends after thirty, and its owner still gets in where he has been before', async () => {
    const { email } = people.chainUser
    expect((await tryFrom('198.51.100.200', email, right)).status).toBe(200)
    for (let place = 1; place <= 30; place += 1) await tryFrom(`198.51.100.${place}`, email)

    expect((await tryFrom('198.51.100.99', email)).status).toBe(429)
    expect((await tryFrom('198.51.100.200', email, right)).status).toBe(200)
  })

  test('fifty mailboxes from one office stops the office for mailboxes that it does not know, and nobody who works there', async () => {
    const office = '203.0.113.77'
    expect((await tryFrom(office, people.storeClerk.email, right)).status).toBe(200)
    for (let mailbox = 0; mailbox < 50; mailbox += 1) await tryFrom(office, `gjett${mailbox}@test.example`)

    expect((await tryFrom(office, 'gjett50@test.example')).status).toBe(429)
    expect((await tryFrom(office, people.storeClerk.email, right)).status).toBe(200)
    // What the office was refused counts against nobody's mailbox.
    expect((await tryFrom(office, people.agent.email, right)).status).toBe(429)
    const codes = await missFrom('203.0.113.78', people.agent.email, 4)
    expect(codes).toEqual(Array(4).fill('session.wrong-credentials'))
    expect((await tryFrom('203.0.113.78', people.agent.email, right)).status).toBe(200)
  })

  test('tries at the same moment are counted as well', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => logInAs(makeClient(), 'chainUser', 'feil')),
    )
    const judged = replies.filter(({ json }) => json.code === 'session.wrong-credentials')

    expect(judged.length).toBeLessThanOrEqual(5)
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15)
  })

  test('whoever logs in at several places in the same moment gets in everywhere', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => logInAs(makeClient(), 'storeClerk')))

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  test('logins that succeed lock nobody out', async () => {
    for (let login = 0; login < 12; login += 1) {
      expect((await logInAs(makeClient(), 'superUser')).status).toBe(200)
    }
  })
})

describe('a session', () => {
  test('Q-012: ends by logging out, and the kept cookie is worth nothing', async () => {
    const client = await loggedIn('storeClerk')
    const resumed = makeClient(client.cookies())
    const reply = await client.post('/api/v1/auth/logout')

    expect(reply.status).toBe(200)
    expect(reply.cookies[0]).toMatch(/^__Host-session=; Max-Age=0/)
    expect(client.cookies()).toEqual([])
    expect((await resumed.get('/api/v1/users/current')).json.code).toBe('session.missing')
    expect((await resumed.post('/api/v1/auth/logout')).status).toBe(200)
  })

  test('lives on while it is used and ends after a night', async () => {
    const client = await loggedIn('storeClerk')
    later(11)
    expect((await client.get('/api/v1/users/current')).status).toBe(200)
    later(11)
    expect((await client.get('/api/v1/users/current')).status).toBe(200)
    later(13)
    expect((await client.get('/api/v1/users/current')).status).toBe(401)
  })

  test('ends after a week however much it is used', async () => {
    const client = await loggedIn('storeClerk')
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      later(11)
      expect((await client.get('/api/v1/users/current')).status).toBe(200)
    }
    later(11)
    expect((await client.get('/api/v1/users/current')).status).toBe(401)
  })

  test('can be found and ended for its user', async () => {
    const client = await loggedIn('agent')
    await endSessionsOf(people.agent.id, new Date())

    expect(await listSessions(people.agent.id, new Date())).toEqual([])
    expect((await client.get('/api/v1/users/current')).status).toBe(401)
  })

  test.each([
    '',
    'x',
    '1.',
    '1.kort',
    `1.${'a'.repeat(43)}`,
    `999999999.${'a'.repeat(43)}`,
    `1e3.${'a'.repeat(43)}`,
    'æøå',
  ])('is not there for the cookie «%s»', async (cookie) => {
    const reply = await makeClient([`__Host-session=${cookie}`]).get('/api/v1/users/current')

    expect([reply.status, reply.json.message]).toEqual([401, 'Du må logge inn.'])
  })

  test('is refused as soon as its user is switched off', async () => {
    const client = await loggedIn('storeClerk')
    await change('storeClerk', () => ({ status: 'DISABLED' }))
    const refused = await client.get('/api/v1/contexts/current')
    await change('storeClerk', () => ({ status: 'ENABLED' }))

    expect([refused.status, refused.json.code]).toEqual([403, 'session.user-disabled'])
  })
})

describe('contexts', () => {
  test('Q-184 Q-292: the current context tells user, role, affiliation and kind', async () => {
    const store = await (await loggedIn('storeClerk')).get('/api/v1/contexts/current')
    const agent = await (await loggedIn('agent')).get('/api/v1/contexts/current')
    const superUser = await (await loggedIn('superUser')).get('/api/v1/contexts/current')

    expect(store.json).toEqual({
      user: { id: 1, firstname: 'Marit', fullName: 'Marit Kvalheim' },
      contextId: 11,
      role: 'ADMINISTRATOR',
      agent: null,
      chain: null,
      store: { id: 101, name: 'Tømmerringen Sandnes' },
      affiliation: { id: 101, name: 'Tømmerringen Sandnes' },
      lineage: { chainId: 1, storeId: 101, agentId: null },
      isStoreUser: true,
      isAgentUser: false,
      isChainUser: false,
      isSuperUser: false,
      affiliationUrl: 'admin/stores/101',
    })
    expect(agent.json).toMatchObject({
      agent: { id: 201 },
      store: null,
      lineage: { chainId: 1, storeId: 101, agentId: 201 },
      isAgentUser: true,
      isStoreUser: false,
      affiliationUrl: 'admin/agents/201',
    })
    expect(superUser.json).toMatchObject({
      affiliation: null,
      lineage: { chainId: null, storeId: null, agentId: null },
      isSuperUser: true,
      affiliationUrl: null,
    })
  })

  test('Q-013: whoever has several chooses one first, and may change it', async () => {
    const client = makeClient()
    const login = await logInAs(client, 'both')
    expect(login.json).toEqual({ model: { contextId: null, awaits: null } })

    const refused = await client.get('/api/v1/contexts/current')
    expect([refused.status, refused.json.code]).toEqual([403, 'UserContextMissingException'])

    const contexts = await client.get('/api/v1/contexts')
    expect(contexts.json.map(({ id }: { id: number }) => id)).toEqual([71, 72])

    const chosen = await client.put('/api/v1/contexts/current', { contextId: 72 })
    expect(chosen.json.model).toMatchObject({ contextId: 72, isAgentUser: true })
    expect((await client.get('/api/v1/contexts/current')).json.contextId).toBe(72)

    await client.put('/api/v1/contexts/current', { contextId: 71 })
    expect((await client.get('/api/v1/contexts/current')).json.isStoreUser).toBe(true)
  })

  test('a call of a page that shows another role is refused, so that nothing is done in the wrong one', async () => {
    const client = await loggedIn('both')
    await client.put('/api/v1/contexts/current', { contextId: 71 })
    const make = (shown: string) =>
      client.post('/api/v1/offers', undefined, { headers: { 'x-context-id': shown } })
    expect((await make('71')).status).toBe(201)
    await client.put('/api/v1/contexts/current', { contextId: 72 }, { headers: { 'x-context-id': '71' } })
    const refused = await make('71')
    expect([refused.status, refused.json.code]).toEqual([409, 'session.other-context'])
    expect((await make('72')).json.model.agentId).not.toBeNull()
  })

  test.each([
    ['somebody else’s', 11],
    ['one that is switched off', 73],
    ['one that does not exist', 0],
  ])('%s cannot be chosen', async (_, contextId) => {
    const client = await loggedIn('both')
    const reply = await client.put('/api/v1/contexts/current', { contextId })

    expect([reply.status, reply.json.code]).toEqual([404, 'session.unknown-context'])
    expect((await client.get('/api/v1/contexts/current')).json.code).toBe('UserContextMissingException')
  })

  test('one that is switched off is refused in a running session', async () => {
    const client = await loggedIn('agent')
    await change('agent', ({ contexts }) => ({
      contexts: contexts.map((context) => ({ ...context, enabled: false })),
    }))
    const refused = await client.get('/api/v1/contexts/current')
    await change('agent', () => ({ contexts: people.agent.contexts }))

    expect([refused.status, refused.json.code]).toEqual([403, 'UserContextMissingException'])
  })

  test('the current user never shows the password', async () => {
    const reply = await (await loggedIn('both')).get('/api/v1/users/current')

    expect(reply.json).toMatchObject({ id: 7, fullName: 'Marit Kvalheim', email: 'begge@test.example' })
    expect(reply.text).not.toContain('argon2')
    expect(Object.keys(reply.json)).not.toContain('passwordHash')
  })
})
