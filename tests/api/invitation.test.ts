// A new employee: made by an administrator, invited by mail, and in with a password of one's own; and what comes between.
import { beforeAll, expect, test, vi } from 'vitest'
import type { ApiUser } from '#domain/contracts/user'
import { type Client, makeClient, type Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()
const office = withMailOffice()
let boss: Client
beforeAll(async () => {
  await insertPeople()
  boss = await loggedIn('storeClerk')
})

const users = '/api/v1/users'
const newPassword = 'karm ramme post losholt'
const outcome = ({ status, json }: Reply) => [status, json?.code ?? null]

const employ = async (email: string): Promise<ApiUser> => {
  const body = {
    firstname: 'Ny',
    lastname: 'Ansatt',
    email,
    phoneNumber: '',
    affiliationId: 101,
    affiliationType: 'store',
    role: 'WORKER',
  }
  const reply = await boss.post(users, body)
  expect(reply.status).toBe(201)
  return reply.json.model
}
const read = async (id: number): Promise<ApiUser> => (await boss.get(`${users}/${id}`)).json
const lettersTo = async (email: string) => {
  await office.deliver()
  return office.sent(email)
}
const linkTo = async (email: string): Promise<string> =>
  /\/passord#(\S+)/.exec((await lettersTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
const choose = (link: string) => makeClient().post('/api/v1/auth/password', { link, newPassword })

test('is told of the mail, gets in by the link, once, and is then nobody’s to invite', async () => {
  const { id, email, invitation, allowed } = await employ('inn@test.example')
  expect(invitation).toMatchObject({ state: 'open', mail: { state: 'queued', to: email } })
  expect(allowed.invite).toBe(true)
  const link = await linkTo(email)
  const [letter] = await office.sent(email)
  expect(letter?.text).toContain('Marit Kvalheim')
  expect(letter?.text).toContain('Tømmerringen Sandnes')
  expect((await read(id)).invitation?.mail?.state).toBe('sent')

  expect((await choose(link)).status).toBe(200)
  expect((await choose(link)).status).not.toBe(200)
  const client = makeClient()
  expect((await client.post('/api/v1/auth/login', { email, password: newPassword })).status).toBe(200)
  expect((await client.post('/api/v1/offers')).status).toBe(201)

  const after = await read(id)
  expect(after.invitation).toEqual({ state: 'accepted', expiresAt: null, mail: null })
  expect(after.lastLogin).not.toBeNull()
  expect(outcome(await boss.post(`${users}/${id}/invitation`))).toEqual([409, 'user.has-password'])
})

test('is invited again where the mail got lost or the time ran out; the link before it ends', async () => {
  const { id, email } = await employ('igjen@test.example')
  const first = await linkTo(email)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
  boss = await loggedIn('storeClerk')
  expect((await read(id)).invitation?.state).toBe('expired')
  expect((await choose(first)).status).not.toBe(200)
  const again = await boss.post(`${users}/${id}/invitation`)
  expect([again.status, again.json.message]).toEqual([200, `Invitasjonen sendes til ${email}.`])
  expect(again.json.model.invitation.state).toBe('open')
  const second = await linkTo(email)
  expect(second).not.toBe(first)
  expect((await choose(second)).status).toBe(200)
  const { entries } = (await boss.get(`${users}/${id}/changes`)).json
  expect(entries.map(({ action }: { action: string }) => action)).toContain('Invitasjon sendt')
  vi.useRealTimers()
  boss = await loggedIn('storeClerk')
})

test('is told of a mail that could not be sent', async () => {
  const { id, email } = await employ('avvist@test.example')
  office.mood = { status: 400, type: 'MessageRejected' }
  await lettersTo(email)
  office.mood = 'well'
  expect((await read(id)).invitation?.mail).toMatchObject({
    state: 'failed',
    reason: 'E-posten ble avvist av posttjenesten.',
  })
})

test('is not invited while deactivated, and the link that is on its way leads nowhere', async () => {
  const { id, email } = await employ('av@test.example')
  const link = await linkTo(email)
  expect((await boss.post(`${users}/${id}/deactivate`)).json.model.allowed.invite).toBe(false)
  expect(outcome(await boss.post(`${users}/${id}/invitation`))).toEqual([409, 'user.disabled'])
  expect(outcome(await choose(link))).toEqual([403, 'session.user-disabled'])
})

test('is not sent letter upon letter', async () => {
  const { id } = await employ('mange@test.example')
  const again = () => boss.post(`${users}/${id}/invitation`)
  for (let time = 0; time < 5; time += 1) expect((await again()).status).toBe(200)
  expect(outcome(await again())).toEqual([429, 'request.too-many'])
})

test('is invited by whoever may change the person, and by nobody else', async () => {
  const { id } = await employ('hvem@test.example')
  const by = async (person: Parameters<typeof loggedIn>[0]) =>
    outcome(await (await loggedIn(person)).post(`${users}/${id}/invitation`))
  expect(await by('superUser')).toEqual([200, null])
  expect(await by('chainUser')).toEqual([403, 'access.denied'])
  expect(await by('worker')).toEqual([403, 'access.denied'])
  expect(await by('otherStoreClerk')).toEqual([404, 'user.not-found'])
  expect((await (await loggedIn('chainUser')).get(`${users}/${id}`)).json.invitation).toBeNull()
})
