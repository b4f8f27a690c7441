// An empty account, before anybody can log in.
import { expect, test, vi } from 'vitest'
import { handler } from '#functions/commands/set-up/handler'
import { searchChains, searchStores } from '#functions/data/organisations/organisation-repository'
import { findUserByEmail } from '#functions/data/users/user-repository'
import { routes } from '#infra/routes'
import { makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { withLosingLine } from './losing-line.ts'

withEngines()
const line = withLosingLine()
process.env.SITE_ADDRESS = 'https://tilbud.lysvag.no'

const superuser = { email: 'kari.nes@lysvag.example', firstname: 'Kari', lastname: 'Nes' }
const terms = { netWindows: 40, netDoors: 38, projectWindows: 50, projectDoors: 48 }
const stores = [
  { name: 'Trelast Sandnes', postalCode: '4313', email: 'post@trelast.example' },
  { name: 'Trelast Bryne', postalCode: '4340' },
]
const event = { superuser, chains: [{ name: 'Trelast', ...terms, stores }] }
const everything = { q: '', offset: 0, limit: 100 }
const found = async () => {
  const [chains, shops] = await Promise.all([searchChains(everything), searchStores('all', everything)])
  if (!chains.ok || !shops.ok) throw new Error('too many')
  return { chains: chains.value, stores: shops.value }
}

test('what is not understood is told field by field, and nothing is made of it', async () => {
  for (const wrong of [
    null,
    {},
    { ...event, superuser: { ...superuser, email: 'kari' } },
    { ...event, chains: [{ ...event.chains[0], netWindows: 101 }] },
    { ...event, chains: [{ ...event.chains[0], stores: [{ name: 'Trelast', postalCode: '0000' }] }] },
    { ...event, demo: true },
  ]) {
    const answer = await handler(wrong)
    expect(answer).toMatchObject({ ok: false, why: expect.stringContaining('superuser') })
  }
  expect(
    await handler({ ...event, chains: [], superuser: { ...superuser, email: 'kari@annen.example' } }),
  ).toMatchObject({ ok: false, why: expect.stringContaining('@lysvag.example') })
  expect(await found()).toEqual({ chains: [], stores: [] })
})

test('whoever is stopped before the end does the same again, and nothing is there twice', async () => {
  const stop = async () => void vi.stubEnv('PROVIDER_EMAIL_DOMAIN', '')
  line.meanwhile(stop, 'Trelast Bryne')
  expect(await handler(event)).toMatchObject({ ok: false })
  expect(line.hasCome()).toBe(true)
  vi.unstubAllEnvs()
  expect((await found()).stores).toHaveLength(2)
  const answer = await handler(event)
  expect(answer).toMatchObject({ ok: true, chains: 1, stores: 2 })
  const { chains, stores: shops } = await found()
  expect(chains).toMatchObject([{ name: 'Trelast', ...terms }])
  expect(
    shops.map(({ name, address, chainId }) => [name, address.postalAddress, chainId]).toSorted(),
  ).toEqual([
    ['Trelast Bryne', 'BRYNE', chains[0]?.id],
    ['Trelast Sandnes', 'SANDNES', chains[0]?.id],
  ])
  if (!answer.ok) throw new Error(answer.why)
  const [, link = ''] = /^https:\/\/tilbud\.lysvag\.no\/passord#(\S+)$/.exec(answer.address) ?? []
  const client = makeClient()
  const newPassword = 'karm ramme post losholt'
  expect((await client.post('/api/v1/auth/password', { link, newPassword })).status).toBe(200)
  expect(
    (await client.post('/api/v1/auth/login', { email: superuser.email, password: newPassword })).status,
  ).toBe(200)
  expect((await client.get('/api/v1/contexts/current')).json).toMatchObject({ isSuperUser: true })
})

test('an installation that has people is set up no more, whoever asks', async () => {
  const ola = { ...superuser, email: 'ola.nes@lysvag.example', firstname: 'Ola' }
  expect(await handler({ superuser: ola, chains: [{ name: 'Annen', ...terms }] })).toMatchObject({
    ok: false,
    why: expect.stringContaining('tatt i bruk'),
  })
  expect(await findUserByEmail(ola.email)).toBeNull()
  expect((await found()).chains).toHaveLength(1)
})

test('no address leads to it', () => {
  expect(routes.filter(({ entry }) => entry.includes('set-up'))).toEqual([])
})
