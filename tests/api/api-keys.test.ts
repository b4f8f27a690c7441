// Programs that work for a store or a builder by a key: made by its administrators, shown once, and good for no more than they say.
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { registry } from '#functions/api/openapi/registry'
import { type Client, makeClient, type Reply, type Sent } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, people } from './people.ts'
import { isAnywhere } from './whole-table.ts'

withEngines()
beforeAll(insertPeople)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const STORE = '/api/v1/integrations/stores/101/keys'
const BUILDER = '/api/v1/integrations/agents/201/keys'

let count = 0
const make = async (client: Client, body: object = {}, at = STORE): Promise<Reply> => {
  count += 1
  return client.post(at, { name: `System ${count}`, scope: 'write', ...body })
}

/** A program: sends the key and holds no cookies. */
const program = (secret: string, sent: Sent = {}) => {
  const client = makeClient()
  const headers = { authorization: `Bearer ${secret}`, ...sent.headers }
  return {
    get: (path: string) => client.get(path, { headers }),
    post: (path: string, body?: unknown, more: Sent['headers'] = {}) =>
      client.post(path, body, { headers: { ...headers, ...more } }),
    put: (path: string, body?: unknown) => client.put(path, body, { headers }),
    send: (method: string, path: string, body?: unknown) =>
      client.send(method, path, { headers, ...(body !== undefined && { body }) }),
  }
}

const keyFor = async (body: object = {}, at = STORE, who: 'storeClerk' | 'agent' = 'storeClerk') => {
  const made = await make(await loggedIn(who), body, at)
  if (made.status !== 201) throw new Error(made.text)
  return made.json.model as { key: { id: number; name: string; endsAt: string }; secret: string }
}

test('a key of a store reads its quotes and makes new ones, and stands as the author of them', async () => {
  const { secret, key } = await keyFor({ name: 'ERP Sandnes' })
  const erp = program(secret)

  const made = await erp.post('/api/v1/offers')
  expect(made.status).toBe(201)
  const { orderNumber } = made.json.model
  const found = await erp.get('/api/v1/offers')
  expect(found.json.map((each: { orderNumber: number }) => each.orderNumber)).toContain(orderNumber)

  const clerk = await loggedIn('storeClerk')
  const seen = (await clerk.get(`/api/v1/offers/${orderNumber}`)).json
  expect(seen.creator.user).toEqual({
    firstname: 'API:',
    lastname: 'ERP Sandnes',
    phoneNumber: '',
    email: '',
  })
  expect(key.id).toBeGreaterThan(20_000)
})

test('a key of a builder acts as the builder and sees nothing of another', async () => {
  const { secret } = await keyFor({}, BUILDER, 'agent')
  const own = (await program(secret).post('/api/v1/offers')).json.model.orderNumber
  const others = (await (await loggedIn('storeClerk')).post('/api/v1/offers')).json.model.orderNumber

  expect((await program(secret).get(`/api/v1/offers/${own}`)).status).toBe(200)
  expect((await program(secret).get(`/api/v1/offers/${others}`)).status).toBe(404)
})

test('a key that may only read changes nothing', async () => {
  const { secret } = await keyFor({ scope: 'read' })
  const refused = await program(secret).post('/api/v1/offers')

  expect([refused.status, refused.json.code]).toEqual([403, 'api-key.read-only'])
  expect((await program(secret).get('/api/v1/offers')).status).toBe(200)
})

/** Something to fill the places of an address with. */
const addressOf = (path: string) =>
  path.replaceAll('{type}', 'stores').replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'changeId' ? '0' : '1'))

const closed = registry.filter(({ byKey }) => byKey === undefined)

test('whatever needs a person is refused to a key: sessions, passwords, people, ordering, mails, keys', async () => {
  const { secret } = await keyFor()
  const opened: string[] = []
  for (const { id, method, path, body } of closed) {
    const reply = await program(secret).send(method.toUpperCase(), addressOf(path), body && {})
    if (reply.json?.code !== 'api-key.needs-person') opened.push(`${id}: ${reply.status} ${reply.text}`)
  }
  expect(opened).toEqual([])
  const names = closed.map(({ id }) => id)
  expect(names).toEqual(
    expect.arrayContaining([
      ...[
        'login',
        'updatePassword',
        'forgotPassword',
        'chooseCurrentContext',
        'listOwnSessions',
        'updateStore',
      ],
      ...['createUser', 'orderOffer', 'cancelOffer', 'handBackOffer', 'sendOffer', 'makeCustomerLink'],
      ...['makeKey', 'listKeys', 'deleteKey', 'acknowledgeFinding', 'getOperations'],
    ]),
  )
})

test('nothing that changes a quote takes a key that may only read', () => {
  // The tools of an assistant look after it themselves (mcp.test.ts).
  const asked = ['listBulkEditOptions', 'previewBulkEdit', 'callMcp']
  const writing = registry.filter(
    ({ method, byKey, id }) => method !== 'get' && byKey === 'read' && !asked.includes(id),
  )
  expect(writing.map(({ id }) => id)).toEqual([])
})

describe('a key is refused', () => {
  const isRefused = async (secret: string, ...expected: [number, string]) => {
    const reply = await program(secret).get('/api/v1/offers')
    expect([reply.status, reply.json.code]).toEqual(expected)
  }

  test('when it is none, or is another organisation’s', async () => {
    const { secret } = await keyFor()
    await isRefused('noe annet', 401, 'api-key.invalid')
    await isRefused(secret.replace('s101', 's102'), 401, 'api-key.invalid')
    await isRefused(secret.replace('s101', 'a201'), 401, 'api-key.invalid')
    await isRefused(`${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`, 401, 'api-key.invalid')
  })

  test('from the moment that it is deleted', async () => {
    const { secret, key } = await keyFor()
    const clerk = await loggedIn('storeClerk')
    const left = await clerk.delete(`${STORE}/${key.id}`)
    expect(left.json.model.map(({ id }: { id: number }) => id)).not.toContain(key.id)
    await isRefused(secret, 401, 'api-key.invalid')
    expect((await clerk.delete(`${STORE}/${key.id}`)).json.code).toBe('api-key.not-found')
  })

  test('when its time is up', async () => {
    const { secret, key } = await keyFor({ days: 30 })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(key.endsAt) })
    await isRefused(secret, 401, 'api-key.ended')
  })

  test('together with a session, whichever of them is good', async () => {
    const { secret } = await keyFor()
    const clerk = await loggedIn('storeClerk')
    const both = await clerk.get('/api/v1/offers', { headers: { authorization: `Bearer ${secret}` } })
    expect([both.status, both.json.code]).toEqual([400, 'api-key.with-cookie'])
  })

  test('when another site’s page sends it', async () => {
    const { secret } = await keyFor()
    const page = await program(secret).post('/api/v1/offers', {}, { origin: 'https://annet.example' })
    expect(page.json.code).toBe('request.foreign-origin')
  })

  test('when it is used too often in a minute, until the minute is over', async () => {
    vi.stubEnv('LIMITS_TIMES', '1')
    const { secret } = await keyFor({ scope: 'read' })
    const at = new Date()
    at.setUTCSeconds(10, 0)
    vi.useFakeTimers({ toFake: ['Date'], now: at })
    for (let call = 0; call < 120; call += 1)
      expect((await program(secret).get('/api/v1/postalcodes/4313')).status).toBe(200)
    const refused = await program(secret).get('/api/v1/postalcodes/4313')
    expect([refused.status, refused.json.code]).toEqual([429, 'limit.keyCalls'])
    expect(refused.json.message).toContain('50 sekunder')
    vi.setSystemTime(new Date(at.getTime() + 50_000))
    expect((await program(secret).get('/api/v1/postalcodes/4313')).status).toBe(200)
  })
})

describe('the keys of an organisation', () => {
  test('are told without their secrets, and when each was used last', async () => {
    const { secret, key } = await keyFor()
    const clerk = await loggedIn('storeClerk')
    const before = (await clerk.get(STORE)).json.find(({ id }: { id: number }) => id === key.id)
    expect(before).toMatchObject({ name: key.name, scope: 'write', hasEnded: false, lastUsedAt: null })
    expect(before.createdBy).toBe('Marit Kvalheim')

    await program(secret).get('/api/v1/offers')
    const after = (await clerk.get(STORE)).json.find(({ id }: { id: number }) => id === key.id)
    expect(Math.abs(Date.parse(after.lastUsedAt) - Date.now())).toBeLessThan(60_000)
    expect((await clerk.get(STORE)).text).not.toContain(secret.slice(-43))
    expect(await isAnywhere(secret.slice(-43))).toBe(false)
  })

  test('live a year unless another time is said, and two at most', async () => {
    const { key } = await keyFor()
    const days = (Date.parse(key.endsAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(365)
    expect((await make(await loggedIn('storeClerk'), { days: 731 })).status).toBe(422)
  })

  test('are told apart by their names', async () => {
    const { key } = await keyFor()
    const again = await make(await loggedIn('storeClerk'), { name: key.name })
    expect([again.status, again.json.code]).toEqual([422, 'api-key.name-taken'])
  })

  test('are made and deleted in the log of changes, by whom and with what', async () => {
    const { key } = await keyFor({ name: 'Lager', scope: 'read' })
    const clerk = await loggedIn('storeClerk')
    await clerk.delete(`${STORE}/${key.id}`)
    const { entries } = (await clerk.get('/api/v1/stores/101/changes')).json
    expect(entries[0]).toMatchObject({ action: 'API-nøkkel slettet', by: 'Marit Kvalheim' })
    expect(entries[1].action).toBe('API-nøkkel laget')
    expect(entries[1].fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: `Navn på API-nøkkel (${key.id})`, before: null, after: 'Lager' }),
        expect.objectContaining({ label: `API-nøkkelen kan (${key.id})`, after: 'Lese' }),
      ]),
    )
  })

  test('are for its own administrators and for super users; a store has none of its builders', async () => {
    const may = { stores: ['storeClerk', 'superUser'], agents: ['agent', 'superUser'] } as const
    for (const person of Object.keys(people) as (keyof typeof people)[]) {
      if (person === 'both' || person === 'disabled') continue
      const client = await loggedIn(person)
      for (const [type, at] of [
        ['stores', STORE],
        ['agents', BUILDER],
      ] as const) {
        const allowed = (may[type] as readonly string[]).includes(person)
        const calls = [
          await client.get(at),
          await make(client, {}, at),
          await client.delete(`${at}/${allowed ? 1 : 20_001}`),
        ]
        for (const { status } of calls)
          if (allowed) expect([200, 201, 404]).toContain(status)
          else expect([403, 404], `${person} ${type}`).toContain(status)
      }
    }
  })

  test('are twenty at most', async () => {
    const clerk = await loggedIn('agent')
    let last = await make(clerk, {}, BUILDER)
    for (let made = 0; made < 20 && last.status === 201; made += 1) last = await make(clerk, {}, BUILDER)
    expect([last.status, last.json.code]).toEqual([422, 'api-key.too-many'])
    expect((await clerk.get(BUILDER)).json).toHaveLength(20)
  })
})
