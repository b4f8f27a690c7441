// The first super user of an empty installation.
import { afterEach, expect, test, vi } from 'vitest'
import { listChanges } from '#functions/data/changes/change-repository'
import { findUserByEmail } from '#functions/data/users/user-repository'
import { makeFirstSuperuser } from '#functions/people/first-superuser'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'

withEngines()
afterEach(() => {
  vi.unstubAllEnvs()
})

const kari = { email: 'kari.nes@lysvag.example', firstname: 'Kari', lastname: 'Nes', phoneNumber: '' }
const make = (person = kari, isAnother = false) =>
  makeFirstSuperuser(person, { at: new Date(), site: 'https://tilbud.example', isAnother })

test('is of the provider’s own domain, whatever it looks like', async () => {
  for (const email of ['kari@annen.example', 'kari@xlysvag.example', 'kari@lysvag.example.evil.example'])
    expect(await make({ ...kari, email })).toEqual({
      ok: false,
      why: 'En superbruker må ha e-postadresse hos leverandøren (@lysvag.example).',
    })
  vi.stubEnv('PROVIDER_EMAIL_DOMAIN', '')
  expect((await make()).ok).toBe(false)
})

test('gets a link, chooses a password with it, and is in as a super user; it stands in the log who made it', async () => {
  const made = await make()
  if (!made.ok) throw new Error(made.why)
  const [, link = ''] = /^https:\/\/tilbud\.example\/passord#(\S+)$/.exec(made.address) ?? []
  const client = makeClient()
  // There is no password before.
  for (const password of ['', ' ', 'kari'])
    expect((await client.post('/api/v1/auth/login', { email: kari.email, password })).status).not.toBe(200)
  const newPassword = 'karm ramme post losholt'
  expect((await client.post('/api/v1/auth/password', { link, newPassword })).status).toBe(200)
  expect((await client.post('/api/v1/auth/login', { email: kari.email, password: newPassword })).status).toBe(
    200,
  )
  expect((await client.get('/api/v1/contexts/current')).json).toMatchObject({
    isSuperUser: true,
    role: 'SUPERUSER',
  })
  const user = await findUserByEmail(kari.email)
  if (user === null) throw new Error('nobody was made')
  const log = await listChanges(`user-${user.id}`, user, { at: new Date(), before: null, limit: 9 })
  expect(log.at(-1)?.change).toMatchObject({ action: 'created', by: { userId: null, name: 'Systemet' } })
})

test('is the first: another one is made only when that is asked for, and under an address of its own', async () => {
  const ola = { ...kari, email: 'ola.nes@lysvag.example', firstname: 'Ola' }
  expect(await make(ola)).toMatchObject({ ok: false, why: expect.stringContaining('--another') })
  expect(await findUserByEmail(ola.email)).toBeNull()
  expect((await make(ola, true)).ok).toBe(true)
  expect(await make(ola, true)).toEqual({ ok: false, why: 'E-postadressen er allerede i bruk.' })
})
