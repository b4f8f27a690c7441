// What somebody shows at the login may be changed before the session is there: a session never outlives what it began with.
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { connection } from '#functions/data/connection'
import { makeSecret, secretHashOf } from '#functions/data/link-secret'
import { givePasswordLink } from '#functions/data/users/user-repository'
import { makeClient, type Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { withLosingLine } from './losing-line.ts'
import { insertPeople, loggedIn, logInAs, type Person, people } from './people.ts'

withEngines()
const line = withLosingLine()
beforeAll(insertPeople)

const PASSWORD = 'riktig passord'
const NEW = 'karm ramme post losholt'
/** What a new session is written with, and nothing else. */
const SESSION = '"userAgent"'
const current = '/api/v1/users/current'
const own = '/api/v1/users/me/second-factor'

const byOneself = async (person: Person): Promise<() => Promise<void>> => {
  const owner = await loggedIn(person)
  return async () => {
    const body = { password: PASSWORD, newPassword: NEW }
    expect((await owner.post('/api/v1/users/me/update_password', body)).status).toBe(200)
    expect((await owner.get(current)).status).toBe(200)
  }
}
const byLink = async (person: Person): Promise<() => Promise<void>> => {
  const secret = makeSecret()
  const { id } = people[person]
  const endsAt = new Date(Date.now() + 60_000).toISOString()
  await givePasswordLink(id, { hash: secretHashOf(secret), purpose: 'reset', endsAt })
  return async () => {
    const body = { link: `${id}.${secret}`, newPassword: NEW }
    expect((await makeClient().post('/api/v1/auth/password', body)).status).toBe(200)
  }
}
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() })

test.each<[string, Person, typeof byOneself]>([
  ['at the profile', 'storeClerk', byOneself],
  ['by a link', 'agent', byLink],
])(
  'a login with the old password opens nothing when the new one is chosen %s meanwhile',
  async (_, person, how) => {
    const change = await how(person)
    line.meanwhile(change, SESSION)
    const client = makeClient()
    await logInAs(client, person)
    expect(line.hasCome()).toBe(true)
    expect((await client.get(current)).status).toBe(401)
    expect((await client.get('/api/v1/contexts/current')).status).toBe(401)
    const after = makeClient()
    expect((await logInAs(after, person, NEW)).status).toBe(200)
    expect((await after.get(current)).status).toBe(200)
  },
)

test('nor does it with the code of the second factor', async () => {
  const owner = await loggedIn('otherAgent')
  const { secret } = (await owner.post(own)).json.model
  const [code] = (await owner.put(own, { code: codeOf(secret) })).json.model.recoveryCodes
  const change = await byLink('otherAgent')
  line.meanwhile(change, SESSION)
  const client = makeClient()
  await logInAs(client, 'otherAgent')
  expect(line.hasCome()).toBe(true)
  const given = await client.post('/api/v1/auth/second-factor', { code })
  expect([given.status, given.json.code]).toEqual([401, 'session.missing'])
})

test('a second factor that is switched on meanwhile is asked for', async () => {
  const owner = await loggedIn('worker')
  const { secret } = (await owner.post(own)).json.model
  let on: Reply | undefined
  line.meanwhile(async () => {
    on = await owner.put(own, { code: codeOf(secret) })
  }, SESSION)
  const client = makeClient()
  const login = await logInAs(client, 'worker')
  expect(on?.status).toBe(200)
  expect(login.json.model).toEqual({ contextId: null, awaits: 'code' })
  expect((await client.get(current)).json.code).toBe('session.second-factor-missing')
  const [code] = on?.json.model.recoveryCodes ?? []
  expect((await client.post('/api/v1/auth/second-factor', { code })).status).toBe(200)
  expect((await client.get(current)).status).toBe(200)
})

test('of two who change the password by the old one at the same moment the second knows it no longer', async () => {
  const change = await byOneself('chainUser')
  const stranger = await loggedIn('chainUser')
  line.meanwhile(change, '"password-changed"')
  const body = { password: PASSWORD, newPassword: 'et helt annet passord' }
  const late = await stranger.post('/api/v1/users/me/update_password', body)
  expect(line.hasCome()).toBe(true)
  expect([late.status, late.json.code]).toEqual([422, 'user.wrong-password'])
  expect((await logInAs(makeClient(), 'chainUser', NEW)).status).toBe(200)
})

test('a session from before sessions knew their password goes on', async () => {
  const client = await loggedIn('superUser')
  const { client: table, table: TableName } = connection()
  const { Items = [] } = await table.send(
    new ScanCommand({ TableName, FilterExpression: 'attribute_exists(passwordMark)' }),
  )
  const { id } = people.superUser
  for (const { pk, sk, userId } of Items)
    if (userId === id)
      await table.send(
        new UpdateCommand({ TableName, Key: { pk, sk }, UpdateExpression: 'REMOVE passwordMark' }),
      )
  expect(Items.some(({ userId }) => userId === id)).toBe(true)
  expect((await client.get(current)).status).toBe(200)
})
