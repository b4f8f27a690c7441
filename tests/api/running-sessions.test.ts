// Sessions that run: one's own, and for super users everybody's.
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listChanges } from '#functions/data/changes/change-repository'
import { endSessionsOf, listSessions } from '#functions/data/sessions/session-repository'
import { findUser } from '#functions/data/users/user-repository'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, type Person, people } from './people.ts'

withEngines()
beforeAll(insertPeople)
beforeEach(async () => {
  for (const { id } of Object.values(people)) await endSessionsOf(id, new Date())
})
afterEach(() => {
  vi.useRealTimers()
})

interface Shown {
  readonly handle: string
  readonly isCurrent: boolean
}
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const own = async (client: Client): Promise<readonly Shown[]> => (await client.get('/api/v1/sessions')).json
const handleFor = async (client: Client): Promise<string> => {
  const current = (await own(client)).find(({ isCurrent }) => isCurrent)
  if (current === undefined) throw new Error('the session is not in its own list')
  return current.handle
}
const isAlive = async (client: Client) => (await client.get('/api/v1/users/current')).status === 200
const inChrome = async (person: Person): Promise<Client> => {
  const client = makeClient()
  const body = { email: people[person].email, password: 'riktig passord' }
  await client.post('/api/v1/auth/login', body, { headers: { 'user-agent': CHROME } })
  return client
}

describe('one’s own sessions', () => {
  test('are listed in words, the latest used first, by handles that are neither the cookie’s secret nor what is stored of it', async () => {
    const here = await loggedIn('storeClerk')
    const elsewhere = await inChrome('storeClerk')
    await loggedIn('agent')
    const reply = await here.get('/api/v1/sessions')
    expect(reply.json).toHaveLength(2)
    expect(reply.json).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'Chrome på Windows', isCurrent: false }),
        expect.objectContaining({ browser: 'Ukjent nettleser', isCurrent: true }),
      ]),
    )
    const stored = await listSessions(people.storeClerk.id, new Date())
    for (const { secretHash } of stored) expect(reply.text).not.toContain(secretHash)
    for (const cookie of [...here.cookies(), ...elsewhere.cookies()])
      expect(reply.text).not.toContain(cookie.split('.')[1])
    for (const { handle } of reply.json as Shown[]) {
      expect(handle).toMatch(/^1-[\w-]{22}$/)
      const forged = makeClient([`__Host-session=${handle.replace('-', '.')}`])
      expect(await isAlive(forged)).toBe(false)
    }
  })

  test('end one by one; the one that asks logs itself out', async () => {
    const [here, elsewhere] = [await loggedIn('storeClerk'), await loggedIn('storeClerk')]
    const ended = await here.delete(`/api/v1/sessions/${await handleFor(elsewhere)}`)
    expect([ended.status, ended.json.message]).toEqual([200, 'Økten er avsluttet.'])
    expect([await isAlive(here), await isAlive(elsewhere)]).toEqual([true, false])
    const handle = await handleFor(here)
    const out = await here.delete(`/api/v1/sessions/${handle}`)
    expect(out.cookies[0]).toMatch(/^__Host-session=; Max-Age=0/)
    expect(await isAlive(here)).toBe(false)
  })

  test('end all but this one', async () => {
    const clients = [await loggedIn('storeClerk'), await loggedIn('storeClerk'), await loggedIn('storeClerk')]
    const stranger = await loggedIn('otherStoreClerk')
    const [here] = clients
    expect((await here?.delete('/api/v1/sessions'))?.json.message).toBe('Du er logget ut alle andre steder.')
    expect(await Promise.all(clients.map(isAlive))).toEqual([true, false, false])
    expect(await isAlive(stranger)).toBe(true)
  })

  test('are one’s own: a foreign handle and one of nobody are answered alike', async () => {
    const [mine, theirs] = [await loggedIn('storeClerk'), await loggedIn('agent')]
    const foreign = await mine.delete(`/api/v1/sessions/${await handleFor(theirs)}`)
    const nobodys = await mine.delete(`/api/v1/sessions/1-${'a'.repeat(22)}`)
    expect([foreign.status, foreign.json.code]).toEqual([404, 'session.unknown'])
    expect(nobodys.text).toBe(foreign.text)
    expect(await isAlive(theirs)).toBe(true)
  })

  test('are seen by nobody who is not logged in', async () => {
    for (const reply of [
      await makeClient().get('/api/v1/sessions'),
      await makeClient().delete('/api/v1/sessions'),
      await makeClient().delete(`/api/v1/sessions/1-${'a'.repeat(22)}`),
    ])
      expect([reply.status, reply.json.code]).toEqual([401, 'session.missing'])
  })

  test('are never shown once they have expired, and say when they were last used', async () => {
    const before = Date.now()
    const old = await loggedIn('storeClerk')
    vi.useFakeTimers({ toFake: ['Date'], now: before + 6 * 3_600_000 })
    await old.get('/api/v1/users/current')
    const [session] = (await old.get('/api/v1/sessions')).json
    expect(Date.parse(session.lastSeenAt) - Date.parse(session.createdAt)).toBeGreaterThan(5.9 * 3_600_000)
    vi.useFakeTimers({ toFake: ['Date'], now: before + 19 * 3_600_000 })
    const here = await loggedIn('storeClerk')
    expect(await own(here)).toHaveLength(1)
    const admin = await loggedIn('superUser')
    expect((await admin.get(`/usermanagement/findsessions/${people.storeClerk.email}`)).json).toHaveLength(1)
  })
})

describe('others’ sessions', () => {
  const find = (client: Client, what: string) =>
    client.get(`/usermanagement/findsessions/${encodeURIComponent(what)}`)
  const kill = (client: Client, handle: string) => client.delete(`/usermanagement/killsession/${handle}`)

  test.each([
    ['e-mail', 'byggmester@test.example'],
    ['e-mail in any spelling', ' Byggmester@Test.Example '],
    ['name', 'kvalheim'],
    ['id', '3'],
  ])('A-150 A-228: a super user finds them by %s', async (_, what) => {
    const theirs = await loggedIn('agent')
    const reply = await find(await loggedIn('superUser'), what)
    expect(reply.status, reply.text).toBe(200)
    const found = reply.json.filter(({ user }: { user: { id: number } }) => user.id === people.agent.id)
    expect(found).toMatchObject([
      {
        handle: await handleFor(theirs),
        user: { id: people.agent.id, fullName: 'Marit Kvalheim', email: people.agent.email },
        isCurrent: false,
      },
    ])
    expect(reply.text).not.toContain('secretHash')
  })

  test('finds nothing where nobody is meant', async () => {
    expect((await find(await loggedIn('superUser'), 'ingen@test.example')).json).toEqual([])
  })

  test('a search that fits more people than are looked through is refused, not answered in part', async () => {
    const admin = await loggedIn('superUser')
    const made = Array.from({ length: 51 }, (_, nth) =>
      admin.post('/api/v1/users', {
        ...{ firstname: 'Mange', lastname: `Ansatt ${nth}`, email: `mange${nth}@test.example` },
        ...{ phoneNumber: '', affiliationId: 101, affiliationType: 'store', role: 'WORKER' },
      }),
    )
    for (const reply of await Promise.all(made)) expect(reply.status, reply.text).toBe(201)
    const refused = await find(admin, 'mange')
    expect([refused.status, refused.json.code]).toEqual([422, 'session.search-too-wide'])
    expect((await find(admin, 'mange7@test.example')).json).toEqual([])
  })

  test('A-151 A-229: one is ended by itself: its next call is refused, the others go on, and it stands in the log', async () => {
    const [one, other] = [await loggedIn('agent'), await loggedIn('agent')]
    const admin = await loggedIn('superUser')
    const handle = await handleFor(one)
    const killed = await kill(admin, handle)
    expect([killed.status, killed.json.message]).toEqual([200, 'Økten er avsluttet.'])
    expect((await one.get('/api/v1/contexts/current')).status).toBe(401)
    expect(await isAlive(other)).toBe(true)
    expect([await kill(admin, handle), await kill(admin, 'x')].map(({ status }) => status)).toEqual([
      404, 404,
    ])
    const user = await findUser(people.agent.id)
    if (user === null) throw new Error('the agent is gone')
    const [entry] = await listChanges('user-3', user, { at: new Date(), before: null, limit: 5 })
    expect(entry?.change).toMatchObject({ action: 'sessions-ended', by: { userId: people.superUser.id } })
  })

  test.each(['storeClerk', 'agent', 'chainUser', 'worker'] as const)(
    'A-228: «%s» is refused, and learns nothing of who is there',
    async (person) => {
      const theirs = await loggedIn('otherAgent')
      const client = await loggedIn(person)
      const known = await find(client, people.otherAgent.email)
      const unknown = await find(client, 'ingen@test.example')
      expect([known.status, known.json.code]).toEqual([403, 'access.denied'])
      expect(unknown.text).toBe(known.text)
      expect((await kill(client, await handleFor(theirs))).status).toBe(403)
      expect(await isAlive(theirs)).toBe(true)
    },
  )

  test('are no affair of who is not logged in', async () => {
    expect((await find(makeClient(), 'x')).status).toBe(401)
    expect((await kill(makeClient(), 'x')).status).toBe(401)
  })
})
