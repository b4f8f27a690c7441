// Choosing a password by a link: an invitation for who is new, a way back in for who has forgotten.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeSecret } from '#functions/data/link-secret'
import { listPersonMails } from '#functions/data/mails/mail-repository'
import { listSessions } from '#functions/data/sessions/session-repository'
import { findUser } from '#functions/data/users/user-repository'
import { makeInvitation } from '#functions/people/password-link'
import { saveUser } from '#functions/people/save-user'
import { makeClient, type Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { withMailOffice } from './mail-office.ts'
import { insertPeople, loggedIn, logInAs, type Person, people } from './people.ts'

withEngines()
const office = withMailOffice()
beforeAll(insertPeople)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const site = 'http://lysvag.example'
const newPassword = 'karm ramme post losholt'

const forget = (email: string, sourceIp?: string): Promise<Reply> =>
  makeClient().post('/api/v1/auth/forgotten-password', { email }, sourceIp === undefined ? {} : { sourceIp })
const open = (link: string, sourceIp?: string): Promise<Reply> =>
  makeClient().post('/api/v1/auth/password-link', { link }, sourceIp === undefined ? {} : { sourceIp })
const choose = (link: string, password = newPassword) =>
  makeClient().post('/api/v1/auth/password', { link, newPassword: password })

/** What stands behind the # in the newest mail to the person. */
const newestLink = async (person: Person): Promise<string> => {
  await office.deliver()
  const mails = await office.sent(people[person].email)
  const [, link] = /\/passord#(\S+)/.exec(mails.at(-1)?.text ?? '') ?? []
  if (link === undefined) throw new Error('the newest mail has no link')
  return link
}
const resetLink = async (person: Person): Promise<string> => {
  await forget(people[person].email)
  return newestLink(person)
}
const invite = async (person: Person): Promise<string> => {
  const invitation = { invitedBy: 'Tor Kvalheim', organisation: 'Tømmerringen Sandnes' }
  expect((await makeInvitation(people[person], invitation, { at: new Date(), site })).ok).toBe(true)
  return newestLink(person)
}
const setStatus = async (person: Person, status: 'ENABLED' | 'DISABLED') => {
  const doing = { by: { userId: null, name: 'Prøve' }, at: new Date(), action: 'edited' } as const
  await saveUser(people[person].id, doing, () => ({ ok: true, changes: { status } }))
}
const later = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
const codeOf = ({ status, json }: Reply) => [status, json.code]

describe('a forgotten password', () => {
  const timed = async (email: string) => {
    const started = performance.now()
    const { status, text } = await forget(email, '198.51.100.1')
    return { status, text, took: performance.now() - started }
  }

  test('is answered alike, and after as long, whether anybody has the address', async () => {
    vi.stubEnv('PASSWORD_RESET_ANSWER_MS', undefined)
    const known = await timed(people.storeClerk.email)
    const unknown = await timed('ingen@test.example')
    const disabled = await timed(people.disabled.email)
    expect(unknown).toMatchObject({ status: known.status, text: known.text })
    expect(disabled).toMatchObject({ status: known.status, text: known.text })
    expect(JSON.parse(known.text)).toEqual({ model: null })
    for (const { took } of [known, unknown, disabled]) expect(took).toBeGreaterThan(490)
    await office.deliver()
    expect((await office.sent()).map(({ to }) => to)).toEqual([people.storeClerk.email])
  })

  test('is answered after as long in the cloud, whatever is set there', async () => {
    vi.stubEnv('STAGE', 'prod')
    vi.stubEnv('PASSWORD_RESET_ANSWER_MS', '0')
    const { status, took } = await timed('ingen@test.example')
    expect(status).toBe(200)
    expect(took).toBeGreaterThan(490)
  })

  test('leads to a new password, once; every session ends, and the person is told', async () => {
    const before = await loggedIn('agent')
    const link = await resetLink('agent')
    expect((await open(link)).json.model).toEqual({
      email: people.agent.email,
      firstname: people.agent.firstname,
      purpose: 'reset',
    })
    // Looking at it does not use it up.
    expect((await open(link)).status).toBe(200)
    const chosen = await choose(link)
    expect(chosen.json).toEqual({ model: { email: people.agent.email } })
    expect(chosen.cookies).toEqual([])
    expect((await before.get('/api/v1/users/current')).status).toBe(401)
    expect(await listSessions(people.agent.id, new Date())).toEqual([])
    expect((await logInAs(makeClient(), 'agent')).status).toBe(401)
    expect((await logInAs(makeClient(), 'agent', newPassword)).status).toBe(200)
    await office.deliver()
    expect((await office.sent(people.agent.email)).at(-1)?.subject).toBe('Passordet er endret')

    for (const used of [await open(link), await choose(link, 'et annet langt passord')])
      expect([used.status, used.json.message]).toEqual([
        404,
        'Lenken er brukt, eller erstattet av en nyere. Be om en ny med «Glemt passord?».',
      ])
  })

  test('mails a few times an hour and no more, and says nothing of that', async () => {
    const replies = []
    for (let time = 0; time < 5; time += 1) replies.push((await forget(people.chainUser.email)).text)
    expect(new Set(replies).size).toBe(1)
    expect(await listPersonMails(people.chainUser.id)).toHaveLength(3)
    await office.take()
  })

  test('from one place it is asked for so often and then not for a while, in whatever network of IPv6', async () => {
    const statuses = []
    for (let time = 0; time < 21; time += 1)
      statuses.push(forget(`noen${time}@test.example`, `2001:db8:1:2::${time.toString(16)}`))
    const codes = (await Promise.all(statuses)).map(({ status }) => status)
    expect(codes.filter((status) => status === 200)).toHaveLength(20)
    expect(codes.filter((status) => status === 429)).toHaveLength(1)
    expect((await forget('noen@test.example', '2001:db8:1:3::1')).status).toBe(200)
  })
})

describe('a link', () => {
  test('of thirty minutes is over after thirty, and its holder is told', async () => {
    const link = await resetLink('otherAgent')
    later(29)
    expect((await open(link)).status).toBe(200)
    later(2)
    for (const late of [await open(link), await choose(link)])
      expect([late.status, late.json.message]).toEqual([
        404,
        'Lenken er utløpt. Be om en ny med «Glemt passord?».',
      ])
    vi.useRealTimers()
    expect((await logInAs(makeClient(), 'otherAgent')).status).toBe(200)
  })

  test('ends when a newer one is made, and so does an invitation when the password is forgotten', async () => {
    const invitation = await invite('otherStoreClerk')
    const older = await resetLink('otherStoreClerk')
    const newer = await resetLink('otherStoreClerk')
    expect(codeOf(await choose(invitation))).toEqual([404, 'password-link.unknown'])
    expect(codeOf(await choose(older))).toEqual([404, 'password-link.unknown'])
    expect((await choose(newer)).status).toBe(200)
  })

  test('ends when the password is changed by whoever knows it', async () => {
    const link = await resetLink('both')
    const client = await loggedIn('both')
    const changed = await client.post('/api/v1/users/me/update_password', {
      password: 'riktig passord',
      newPassword,
    })
    expect(changed.status, changed.text).toBe(200)
    expect(codeOf(await choose(link))).toEqual([404, 'password-link.unknown'])
  })

  test('is used once also when it is opened in two tabs and used in both at the same moment', async () => {
    const link = await resetLink('worker')
    const passwords = ['første passord herfra', 'andre passord herfra', 'tredje passord herfra']
    const replies = await Promise.all(passwords.map((password) => choose(link, password)))
    const won = replies.findIndex(({ status }) => status === 200)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404])
    for (const [index, password] of passwords.entries())
      expect((await logInAs(makeClient(), 'worker', password)).status).toBe(index === won ? 200 : 401)
  })

  test('of somebody who was deactivated meanwhile opens nothing, and tells why', async () => {
    const link = await resetLink('superUser')
    await setStatus('superUser', 'DISABLED')
    for (const refused of [await open(link), await choose(link)])
      expect([refused.status, refused.json.message]).toEqual([
        403,
        'Brukeren er deaktivert. Kontakt administratoren din.',
      ])
    await setStatus('superUser', 'ENABLED')
    expect((await open(link)).status).toBe(200)
  })

  test('that opens counts against nobody, also several times at the same moment; those of nobody are slowed down', async () => {
    const link = await invite('otherAgent')
    const guess = async () =>
      (await open(`${people.otherAgent.id}.${makeSecret()}`, '198.51.100.81')).json.code
    const guesses = []
    for (let tries = 0; tries < 49; tries += 1) guesses.push(await guess())
    // One that were counted while it opens would be one too many.
    const opened = await Promise.all(Array.from({ length: 6 }, () => open(link, '198.51.100.81')))
    expect(opened.map(({ status }) => status)).toEqual(Array(6).fill(200))

    guesses.push(await guess(), await guess())
    expect(guesses).toEqual([...Array(50).fill('password-link.unknown'), 'request.too-many'])
  })

  test('is kept as a hash: neither the person nor the mail has it', async () => {
    const link = await resetLink('storeClerk')
    const secret = link.split('.')[1] ?? ''
    expect(secret).toHaveLength(43)
    const stored = JSON.stringify([
      await findUser(people.storeClerk.id),
      await listPersonMails(people.storeClerk.id),
    ])
    expect(stored).not.toContain(secret)
  })

  test.each([
    'x',
    '1',
    '1.kort',
    `999999999.${'a'.repeat(43)}`,
    `1.${'a'.repeat(43)}`,
    `1e3.${'a'.repeat(43)}`,
    `1.${'a'.repeat(43)}\n`,
  ])('that nobody made, «%s», is one that was used', async (link) => {
    expect(codeOf(await open(link))).toEqual([404, 'password-link.unknown'])
    expect(codeOf(await choose(link))).toEqual([404, 'password-link.unknown'])
  })

  test('wants a good password, and is not used up by one that is not', async () => {
    const link = await resetLink('storeClerk')
    expect(codeOf(await choose(link, 'Password1234'))).toEqual([422, 'password.common'])
    expect(codeOf(await choose(link, 'kort'))).toEqual([422, 'request.invalid'])
    expect((await choose(link)).status).toBe(200)
  })
})

describe('an invitation', () => {
  test('lets the person choose the first password, within seven days, and mails no notice of it', async () => {
    const link = await invite('disabled').catch(() => null)
    // Who may not log in is not invited.
    expect(link).toBeNull()

    const invited = await invite('storeClerk')
    const mail = (await office.sent(people.storeClerk.email)).at(-1)
    expect(mail?.subject).toBe('Velkommen til Lysvåg – velg passord')
    expect(mail?.text).toContain('Tor Kvalheim har gitt deg tilgang')
    const before = (await listPersonMails(people.storeClerk.id)).length
    later(7 * 24 * 60 - 1)
    expect((await open(invited)).json.model).toMatchObject({ purpose: 'invitation' })
    expect((await choose(invited, 'enda et langt passord')).status).toBe(200)
    expect(await listPersonMails(people.storeClerk.id)).toHaveLength(before)
  })

  test('is over after seven days', async () => {
    const link = await invite('agent')
    later(7 * 24 * 60 + 1)
    expect(codeOf(await choose(link))).toEqual([404, 'password-link.expired'])
  })
})
