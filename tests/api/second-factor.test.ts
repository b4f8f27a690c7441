// The second factor: set up, asked for after the password, used once, and demanded where the organisation says so.
import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listPersonMails } from '#functions/data/mails/mail-repository'
import { insertStore } from '#functions/data/organisations/organisation-repository'
import {
  findSecondFactor,
  forgetSecondFactor,
  replaceRecoveryCodes,
} from '#functions/data/users/second-factor-repository'
import { insertUser } from '#functions/data/users/user-repository'
import { hashPassword } from '#functions/password'
import { makeContext, makeStore, makeUser } from '../factories/organisations.ts'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, logInAs, type Person, people } from './people.ts'

withEngines()
beforeAll(insertPeople)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const own = '/api/v1/users/me/second-factor'
const PASSWORD = 'riktig passord'
const codeAt = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
/** A code that is not of now, whatever it is. */
const wrongCode = (secret: string): string => {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeAt(secret, Date.now() + seconds * 1000))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

interface On {
  readonly client: Client
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}
const switchOn = async (person: Person): Promise<On> => {
  await forgetSecondFactor(people[person].id)
  const client = await loggedIn(person)
  const { secret } = (await client.post(own)).json.model
  const on = await client.put(own, { code: codeAt(secret) })
  if (on.status !== 200) throw new Error(on.text)
  return { client, secret, recoveryCodes: on.json.model.recoveryCodes }
}
const halfOpen = async (person: Person): Promise<Client> => {
  const client = makeClient()
  const reply = await logInAs(client, person)
  expect(reply.json.model.awaits).toBe('code')
  return client
}
const give = (client: Client, code: string) => client.post('/api/v1/auth/second-factor', { code })

describe('setting it up', () => {
  test('shows a secret once, is finished by a code of it, and gives ten recovery codes; the person is told', async () => {
    const client = await loggedIn('storeClerk')
    expect((await client.get(own)).json).toEqual({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
    })
    const { secret, address } = (await client.post(own)).json.model
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(address).toContain(`secret=${secret}`)
    expect(decodeURIComponent(address)).toContain(people.storeClerk.email)
    const wrong = await client.put(own, { code: wrongCode(secret) })
    expect([wrong.status, wrong.json.code]).toEqual([422, 'second-factor.app-not-ready'])
    // Half set up nothing is asked for yet.
    expect((await logInAs(makeClient(), 'storeClerk')).json.model.awaits).toBeNull()

    const elsewhere = await loggedIn('storeClerk')
    const on = await client.put(own, { code: codeAt(secret) })
    expect(on.json.message).toBe('Tofaktor er slått på.')
    expect(new Set(on.json.model.recoveryCodes).size).toBe(10)
    for (const code of on.json.model.recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect((await client.get(own)).json).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    // Wherever else the person was logged in, by the password alone.
    expect((await elsewhere.get('/api/v1/users/current')).status).toBe(401)
    expect((await listPersonMails(people.storeClerk.id))[0]).toMatchObject({ kind: 'second-factor-on' })
    expect((await client.post(own)).json.code).toBe('second-factor.already-on')
    expect((await client.put(own, { code: codeAt(secret) })).json.code).toBe('second-factor.already-on')
    const stored = await findSecondFactor(people.storeClerk.id)
    for (const code of on.json.model.recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code)
    // Slow to try, for whoever has a copy of the table.
    expect(stored?.recoveryHashes).toHaveLength(10)
    for (const hash of stored?.recoveryHashes ?? []) expect(hash).toMatch(/^\$argon2id\$v=19\$/)
    expect((await client.get('/api/v1/users/current')).text).not.toContain(secret)
  })
})

describe('logging in with it', () => {
  test('asks for the code after the password; until then the session opens nothing', async () => {
    const { secret } = await switchOn('agent')
    later(60)
    const client = makeClient()
    const login = await logInAs(client, 'agent')
    expect(login.json).toEqual({ model: { contextId: null, awaits: 'code' } })
    expect(login.cookies[0]).toContain('Max-Age=900')
    for (const reply of [
      await client.get('/api/v1/users/current'),
      await client.get('/api/v1/contexts/current'),
      await client.put('/api/v1/contexts/current', { contextId: 31 }),
      await client.get('/api/v1/sessions'),
      await client.delete('/api/v1/sessions'),
      await client.get(own),
      await client.post(own),
      await client.put(own, { code: codeAt(secret) }),
      await client.post(`${own}/off`, { password: PASSWORD }),
      await client.post('/api/v1/users/me/update_password', {
        password: PASSWORD,
        newPassword: 'karm ramme post',
      }),
      await client.post('/api/v1/offers'),
    ])
      expect([reply.status, reply.json.code]).toEqual([401, 'session.second-factor-missing'])
    const before = makeClient(client.cookies())
    const through = await give(client, codeAt(secret))
    expect(through.json).toEqual({ model: { contextId: 31, awaits: null } })
    expect((await client.get('/api/v1/contexts/current')).json.contextId).toBe(31)
    // The cookie from before the code is worth nothing, and a whole session gives no code.
    expect((await before.get('/api/v1/users/current')).json.code).toBe('session.missing')
    expect((await give(client, codeAt(secret))).json.code).toBe('session.missing')
  })

  test('a code is used once, also by two at the same moment, and none before it afterwards', async () => {
    // The clock stands still: half a minute must not end between the two codes.
    later(0)
    const { secret } = await switchOn('otherAgent')
    // The one that it was set up with is used already.
    expect((await give(await halfOpen('otherAgent'), codeAt(secret))).json.code).toBe(
      'second-factor.wrong-code',
    )
    later(90)
    const code = codeAt(secret)
    const clients = await Promise.all([halfOpen('otherAgent'), halfOpen('otherAgent')])
    const replies = await Promise.all(clients.map((client) => give(client, code)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const earlier = codeAt(secret, Date.now() - 30_000)
    expect((await give(await halfOpen('otherAgent'), earlier)).json.code).toBe('second-factor.wrong-code')
    expect((await give(await halfOpen('otherAgent'), code)).json.code).toBe('second-factor.wrong-code')
  })

  test('clocks half a minute off still fit, and no more', async () => {
    const { secret } = await switchOn('chainUser')
    later(300)
    const tooOld = codeAt(secret, Date.now() - 61_000)
    expect((await give(await halfOpen('chainUser'), tooOld)).json.code).toBe('second-factor.wrong-code')
    expect((await give(await halfOpen('chainUser'), codeAt(secret, Date.now() - 30_000))).status).toBe(200)
    expect((await give(await halfOpen('chainUser'), codeAt(secret, Date.now() + 30_000))).status).toBe(200)
  })

  test('a recovery code opens in place of the app, however it is typed, once', async () => {
    const { recoveryCodes } = await switchOn('otherStoreClerk')
    const [first = '', second = ''] = recoveryCodes
    const client = await halfOpen('otherStoreClerk')
    expect((await give(client, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await client.get(own)).json.recoveryCodesLeft).toBe(9)
    expect((await give(await halfOpen('otherStoreClerk'), first)).json.code).toBe('second-factor.wrong-code')
    const clients = await Promise.all([halfOpen('otherStoreClerk'), halfOpen('otherStoreClerk')])
    const replies = await Promise.all(clients.map((each) => give(each, second)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    for (const code of recoveryCodes.slice(2))
      expect((await give(await halfOpen('otherStoreClerk'), code)).status).toBe(200)
    expect((await client.get(own)).json.recoveryCodesLeft).toBe(0)
  })

  test('a recovery code from before they were hashed like passwords opens still, once', async () => {
    await switchOn('both')
    const hash = createHash('sha256').update(`${people.both.id}\nabcde23456`).digest('base64url')
    await replaceRecoveryCodes(people.both.id, [hash])
    expect((await give(await halfOpen('both'), 'abcde-23457')).json.code).toBe('second-factor.wrong-code')
    expect((await give(await halfOpen('both'), 'abcde-23456')).status).toBe(200)
    expect((await give(await halfOpen('both'), 'abcde-23456')).json.code).toBe('second-factor.wrong-code')
  })

  test('somebody else’s recovery code opens nothing', async () => {
    const { recoveryCodes } = await switchOn('worker')
    await switchOn('both')
    expect((await give(await halfOpen('both'), recoveryCodes[0] ?? '')).json.code).toBe(
      'second-factor.wrong-code',
    )
  })

  test('codes cannot be guessed: after five the right one has to wait too', async () => {
    const { secret } = await switchOn('worker')
    later(60)
    const client = await halfOpen('worker')
    const codes = []
    for (let guess = 0; guess < 6; guess += 1) codes.push((await give(client, wrongCode(secret))).json.code)
    expect(codes).toEqual([...Array(5).fill('second-factor.wrong-code'), 'session.throttled'])
    expect((await give(await halfOpen('worker'), codeAt(secret))).json.code).toBe('session.throttled')
    later(16 * 60)
    expect((await give(await halfOpen('worker'), codeAt(secret))).status).toBe(200)
  })

  test('a half-open session ends after a quarter of an hour, however often it is used', async () => {
    const { secret } = await switchOn('superUser')
    later(60)
    const client = await halfOpen('superUser')
    later(11 * 60)
    expect((await give(client, wrongCode(secret))).json.code).toBe('second-factor.wrong-code')
    later(5 * 60)
    expect((await give(client, codeAt(secret))).json.code).toBe('session.missing')
  })

  test('nobody gives a code without a session', async () => {
    expect((await give(makeClient(), '123456')).status).toBe(401)
    expect((await give(await loggedIn('disabled').catch(() => makeClient()), '123456')).status).toBe(401)
  })
})

describe('switching it off, and new codes', () => {
  test('ask for the password, and are told by mail', async () => {
    const { client, recoveryCodes } = await switchOn('agent')
    const wrong = await client.post(`${own}/off`, { password: 'feil' })
    expect([wrong.status, wrong.json.code]).toEqual([422, 'user.wrong-password'])
    expect((await client.post(`${own}/recovery-codes`, { password: 'feil' })).json.code).toBe(
      'user.wrong-password',
    )

    const renewed = await client.post(`${own}/recovery-codes`, { password: PASSWORD })
    expect(renewed.json.model.recoveryCodes).toHaveLength(10)
    expect((await give(await halfOpen('agent'), recoveryCodes[0] ?? '')).json.code).toBe(
      'second-factor.wrong-code',
    )
    expect((await give(await halfOpen('agent'), renewed.json.model.recoveryCodes[0])).status).toBe(200)

    const off = await client.post(`${own}/off`, { password: PASSWORD })
    expect(off.json).toEqual({ model: null, message: 'Tofaktor er slått av.' })
    expect((await logInAs(makeClient(), 'agent')).json.model.awaits).toBeNull()
    expect((await client.post(`${own}/off`, { password: PASSWORD })).json.code).toBe('second-factor.off')
    expect((await client.post(`${own}/recovery-codes`, { password: PASSWORD })).json.code).toBe(
      'second-factor.off',
    )
    const kinds = (await listPersonMails(people.agent.id)).map(({ kind }) => kind)
    expect(kinds.slice(0, 2)).toEqual(['second-factor-off', 'recovery-codes-renewed'])
  })
})

describe('resetting it for somebody who has lost telephone and recovery codes', () => {
  const reset = (client: Client, person: Person) =>
    client.delete(`/api/v1/users/${people[person].id}/second-factor`)
  const byPasswordAlone = async (person: Person): Promise<Client> => {
    await forgetSecondFactor(people[person].id)
    return loggedIn(person)
  }
  const shown = async (client: Client, person: Person): Promise<boolean> =>
    (await client.get(`/api/v1/users/${people[person].id}`)).json.allowed.resetSecondFactor

  test('lets the person in by the password alone, ends the sessions, and tells by mail and in the log who did it', async () => {
    const { client, recoveryCodes } = await switchOn('worker')
    const waiting = await halfOpen('worker')
    const administrator = await byPasswordAlone('storeClerk')
    expect(await shown(administrator, 'worker')).toBe(true)
    const done = await reset(administrator, 'worker')
    expect([done.status, done.json.message]).toEqual([
      200,
      'Tofaktor er nullstilt for Marit Kvalheim, som er logget ut overalt.',
    ])
    expect(done.json.model.allowed.resetSecondFactor).toBe(false)
    expect((await client.get('/api/v1/users/current')).json.code).toBe('session.missing')
    expect((await give(waiting, recoveryCodes[0] ?? '')).json.code).toBe('session.missing')
    expect((await logInAs(makeClient(), 'worker')).json.model.awaits).toBeNull()
    const [mail] = await listPersonMails(people.worker.id)
    expect(mail).toMatchObject({ kind: 'second-factor-reset', to: people.worker.email })
    expect(mail?.text).toContain('Marit Kvalheim nullstilte tofaktor for selger@test.example')
    const { entries } = (await administrator.get(`/api/v1/users/${people.worker.id}/changes`)).json
    expect(entries[0]).toMatchObject({ action: 'Tofaktor nullstilt', by: 'Marit Kvalheim', fields: [] })
  })

  test('is refused where there is none, also half set up, and a second time', async () => {
    const administrator = await byPasswordAlone('superUser')
    const client = await byPasswordAlone('both')
    for (const prepare of [() => Promise.resolve(), () => client.post(own)]) {
      await prepare()
      expect(await shown(administrator, 'both')).toBe(false)
      expect((await reset(administrator, 'both')).json.code).toBe('second-factor.off')
    }
    await switchOn('both')
    const both = [await reset(administrator, 'both'), await reset(administrator, 'both')]
    expect(both.map(({ status }) => status)).toEqual([200, 409])
  })

  test('is never done for oneself', async () => {
    for (const person of ['superUser', 'storeClerk'] as const) {
      const { client, secret } = await switchOn(person)
      expect(await shown(client, person)).toBe(false)
      expect((await reset(client, person)).json.code).toBe('second-factor.own')
      expect(await findSecondFactor(people[person].id)).toMatchObject({ secret })
      await forgetSecondFactor(people[person].id)
    }
  })

  test('can be followed at once by another app, however many codes were wrong before', async () => {
    await switchOn('agent')
    const guessing = await halfOpen('agent')
    for (let guess = 0; guess < 6; guess += 1) await give(guessing, 'aaaaa-aaaaa')
    await reset(await byPasswordAlone('superUser'), 'agent')
    const client = await loggedIn('agent')
    const { secret } = (await client.post(own)).json.model
    expect((await client.put(own, { code: codeAt(secret) })).status).toBe(200)
    await forgetSecondFactor(people.agent.id)
  })
})

describe('where it is demanded', () => {
  const administrator = makeUser({
    id: 301,
    email: 'styrer@test.example',
    contexts: [makeContext({ id: 3011, affiliation: { id: 301, name: 'Streng Butikk' } })],
  })
  const colleague = makeUser({
    id: 302,
    email: 'medarbeider@test.example',
    contexts: [makeContext({ id: 3021, role: 'WORKER', affiliation: { id: 301, name: 'Streng Butikk' } })],
  })
  beforeAll(async () => {
    await insertStore(makeStore({ id: 301, name: 'Streng Butikk', secondFactorRequired: true }))
    const passwordHash = await hashPassword(PASSWORD)
    for (const user of [administrator, colleague]) await insertUser({ ...user, passwordHash })
  })
  const logInBy = (client: Client, email: string) =>
    client.post('/api/v1/auth/login', { email, password: PASSWORD })

  test('whoever administrates sets it up before anything else; whoever does not is not asked', async () => {
    expect((await logInBy(makeClient(), colleague.email)).json.model.awaits).toBeNull()
    const client = makeClient()
    expect((await logInBy(client, administrator.email)).json).toEqual({
      model: { contextId: null, awaits: 'set-up' },
    })
    expect((await client.get('/api/v1/contexts/current')).json.code).toBe('session.second-factor-missing')
    // There is no code to give yet.
    expect((await give(client, '123456')).json.code).toBe('session.missing')
    const { secret } = (await client.post(own)).json.model
    const on = await client.put(own, { code: codeAt(secret) })
    expect(on.json.model.recoveryCodes).toHaveLength(10)
    expect((await client.get('/api/v1/contexts/current')).json.contextId).toBe(3011)
    expect((await client.get(own)).json).toMatchObject({ isOn: true, isRequired: true })
    const off = await client.post(`${own}/off`, { password: PASSWORD })
    expect([off.status, off.json.message]).toEqual([
      409,
      'Organisasjonen din krever tofaktor. Den kan ikke slås av.',
    ])
    expect((await logInBy(makeClient(), administrator.email)).json.model.awaits).toBe('code')
  })

  test('of super users it is asked where the stage says so', async () => {
    await forgetSecondFactor(people.superUser.id)
    expect((await logInAs(makeClient(), 'superUser')).json.model.awaits).toBeNull()
    vi.stubEnv('SUPERUSER_SECOND_FACTOR', 'required')
    expect((await logInAs(makeClient(), 'superUser')).json.model.awaits).toBe('set-up')
    expect((await logInAs(makeClient(), 'chainUser')).json.model.awaits).not.toBe('set-up')
  })
})
