// The addresses by which whoever tests looks at a session: outside production, and for super users alone.
import { beforeAll, expect, test } from 'vitest'
import { findUser, insertUser } from '#functions/data/users/user-repository'
import { makeContext, makeUser } from '#tests/factories/organisations'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, people } from './people.ts'

withEngines()
/** A super user who also works in a store. */
const EMAIL = 'super.butikk@test.example'
beforeAll(async () => {
  await insertPeople()
  await insertUser(
    makeUser({
      id: 950,
      email: EMAIL,
      passwordHash: (await findUser(people.superUser.id))?.passwordHash ?? '',
      contexts: [
        makeContext({ id: 9501, role: 'SUPERUSER', affiliationType: null, affiliation: null }),
        makeContext({ id: 9502, role: 'WORKER' }),
        makeContext({ id: 9503, role: 'WORKER', enabled: false }),
      ],
    }),
  )
})

const inBoth = async () => {
  const client = makeClient()
  await client.post('/api/v1/auth/login', { email: EMAIL, password: 'riktig passord' })
  return client
}
const looks = ['/debug/roles', '/debug/user', '/debug/websession', '/debug/x'] as const
const all = [...looks, '/debug/set/9502', '/debug/super'] as const

test('A-231: a super user sees roles, user and session, and nothing that opens one', async () => {
  const client = await inBoth()
  const [roles, user, session, x] = await Promise.all(looks.map((path) => client.get(path)))
  expect(roles?.json.map(({ id }: { id: number }) => id)).toEqual([9501, 9502, 9503])
  expect(user?.json).toEqual({ id: 950, fullName: 'Marit Kvalheim', email: EMAIL, status: 'ENABLED' })
  expect(x?.json).toEqual({ ok: true })
  expect(session?.json).toMatchObject({ contextId: null, userAgent: 'tests' })
  const secret = client.cookies()[0]?.split('=')[1]?.split('.').at(-1) ?? 'none'
  expect(session?.text).not.toContain(secret)
})

test('A-232: the role of the session changes, to one of one’s own that is on, and back', async () => {
  const client = await inBoth()
  const role = async () => (await client.get('/api/v1/contexts/current')).json.contextId
  expect((await client.get('/debug/set/9502')).json).toEqual({ contextId: 9502 })
  expect(await role()).toBe(9502)
  for (const id of [9503, 11, 61]) {
    expect((await client.get(`/debug/set/${id}`)).status).toBe(404)
    expect(await role()).toBe(9502)
  }
  expect((await client.get('/debug/super')).json).toEqual({ contextId: 9501 })
  expect(await role()).toBe(9501)
})

test('A-232: a link on another site changes nothing', async () => {
  const client = await inBoth()
  await client.get('/debug/set/9502')
  for (const site of ['cross-site', 'same-site']) {
    const reply = await client.get('/debug/super', { headers: { 'sec-fetch-site': site } })
    expect([reply.status, reply.json.code]).toEqual([403, 'request.foreign-origin'])
  }
  expect((await client.get('/api/v1/contexts/current')).json.contextId).toBe(9502)
})

test.each(all)('A-231 A-232: %s is refused to whoever is no super user, and to strangers', async (path) => {
  for (const person of ['storeClerk', 'worker', 'agent', 'chainUser'] as const)
    expect((await (await loggedIn(person)).get(path)).status).toBe(403)
  expect((await makeClient().get(path)).status).toBe(401)
})

test.each(all)('A-231 A-232: %s is not there in production, whatever it is told', async (path) => {
  const { debugFor } = await import('#functions/api/debug/handler')
  const client = await inBoth()
  const status = async (stage: string, isAllowed: boolean) =>
    (await makeClient(client.cookies(), debugFor(stage, isAllowed)).get(path)).status
  expect(await status('prod', false)).toBe(404)
  expect(await status('prod', true)).toBe(404)
  expect(await status('test', false)).toBe(404)
  expect(await status('test', true)).toBe(200)
})
