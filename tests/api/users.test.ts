// People and their roles: found, made, changed, switched off, with what protects the last of a kind.
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiUser, ListedUser } from '#domain/contracts/user'
import { findUser } from '#functions/data/users/user-repository'
import { hashPassword } from '#functions/password'
import { saveUser } from '#functions/people/save-user'
import { type Client, makeClient, type Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, logInAs, type Person, people } from './people.ts'

withEngines()
const clients = {} as Record<Person, Client>
beforeAll(async () => {
  await insertPeople()
  for (const person of [
    'storeClerk',
    'superUser',
    'worker',
    'agent',
    'chainUser',
    'otherStoreClerk',
  ] as const)
    clients[person] = await loggedIn(person)
})

const users = '/api/v1/users'
const outcome = ({ status, json }: Reply) => [status, json?.code ?? null]

let count = 0
const newPerson = (overrides: object = {}) => {
  count += 1
  return {
    firstname: 'Ny',
    lastname: `Ansatt ${count}`,
    email: `ny${count}@test.example`,
    phoneNumber: '412 34 567',
    affiliationId: 101,
    affiliationType: 'store',
    role: 'WORKER',
    ...overrides,
  }
}
const create = async (overrides: object = {}, by: Person = 'superUser'): Promise<ApiUser> => {
  const reply = await clients[by].post(users, newPerson(overrides))
  if (reply.status !== 201) throw new Error(reply.text)
  return reply.json.model
}
const read = async (id: number, by: Person = 'superUser'): Promise<ApiUser> =>
  (await clients[by].get(`${users}/${id}`)).json

/** As if the person had used the invitation. */
const setPassword = async (id: number): Promise<void> => {
  const doing = { by: { userId: null, name: 'Prøve' }, at: new Date(), action: 'password-changed' } as const
  const passwordHash = await hashPassword('riktig passord')
  await saveUser(id, doing, () => ({ ok: true, changes: { passwordHash } }))
}
const stateOf = async (id: number): Promise<string | undefined> => (await findUser(id))?.status
const activate = async (id: number): Promise<void> => {
  const doing = { by: { userId: null, name: 'Prøve' }, at: new Date(), action: 'activated' } as const
  await saveUser(id, doing, () => ({ ok: true, changes: { status: 'ENABLED' } }))
}

describe('a new user', () => {
  test('A-128 A-129 A-219: has what was typed and one role with an id of its own', async () => {
    const typed = newPerson({ firstname: ' Åse «Bas»', email: ' Aase@Test.Example ' })
    const reply = await clients.storeClerk.post(users, typed)
    expect(reply.status).toBe(201)
    expect(reply.json.message).toContain('Brukeren er opprettet.')
    const { model } = reply.json
    expect(model).toMatchObject({
      firstname: 'Åse «Bas»',
      fullName: `Åse «Bas» ${typed.lastname}`,
      email: 'Aase@Test.Example',
      phoneNumber: '41234567',
      status: 'ENABLED',
      lastLogin: null,
      version: 1,
    })
    expect(model.id).toBeGreaterThan(20_000)
    expect(model.userContexts).toEqual([
      {
        id: expect.any(Number),
        role: 'WORKER',
        affiliationType: 'store',
        affiliation: { id: 101, name: 'Tømmerringen Sandnes' },
        enabled: true,
        status: 'ENABLED',
      },
    ])
    expect(await read(model.id, 'storeClerk')).toEqual(model)
  })

  test('is made once, however often it is sent', async () => {
    const typed = newPerson()
    const send = () => clients.storeClerk.post(users, typed, { headers: { 'idempotency-key': 'en-gang-1' } })
    const [first, again] = [await send(), await send()]
    expect(again.json).toEqual(first.json)
    expect(first.status).toBe(201)
  })

  test.each([
    [{ firstname: '' }, 'firstname', 'Påkrevet felt'],
    [{ lastname: ' \u200d ' }, 'lastname', 'Påkrevet felt'],
    [{ firstname: 'x'.repeat(200) }, 'firstname', 'Maksimal lengde er 50 tegn'],
    [{ firstname: 'Ola\u202eNordmann' }, 'firstname', 'Inneholder tegn som ikke kan vises'],
    [{ firstname: 'Ola\r\nBcc: x@y.no' }, 'firstname', 'Inneholder tegn som ikke kan vises'],
    [{ email: '' }, 'email', 'Påkrevet felt'],
    [{ email: 'x@' }, 'email', 'Vennligst oppgi en gyldig e-postadresse'],
    [{ email: 'a b@c.no' }, 'email', 'Vennligst oppgi en gyldig e-postadresse'],
    [{ phoneNumber: '1234567' }, 'phoneNumber', 'Vennligst oppgi et gyldig telefonnummer (8 siffer)'],
    [{ role: 'SUPERUSER' }, 'role', ''],
    [{ role: 'EIER' }, 'role', ''],
    [{ affiliationType: 'chain' }, 'affiliationType', ''],
  ])('A-130 A-164 A-165 A-166: with %j is refused', async (wrong, path, sentence) => {
    const reply = await clients.superUser.post(users, newPerson(wrong))
    expect([reply.status, reply.json.details.path]).toEqual([422, path])
    expect(reply.json.message).toContain(sentence)
  })

  test.each([[{ phoneNumber: '' }], [{ firstname: "D'Arc «👷🏽‍♀️» محمد" }]])(
    'A-164: with %j is made',
    async (unusual) => {
      expect(await create(unusual)).toMatchObject(unusual)
    },
  )

  test.each(['+47 412 34 567', '412.34.567', 'tlf. 41 23 45 67', '0047-41234567'])(
    'A-177: the phone number «%s» is kept as eight digits, and found by them',
    async (phoneNumber) => {
      const { id } = await create({ phoneNumber })
      const person = await clients.superUser.get(`${users}/${id}`)
      expect(person.json.phoneNumber).toBe('41234567')
      const found = await clients.superUser.get(`${users}?q=41234567&limit=100`)
      expect(found.json.map((each: { id: number }) => each.id)).toContain(id)
    },
  )

  test('A-220: nobody gets an e-mail address twice, in whichever spelling', async () => {
    const { email, fullName } = await create()
    const reply = await clients.storeClerk.post(users, newPerson({ email: email.toUpperCase() }))
    expect(outcome(reply)).toEqual([409, 'user.email-taken'])
    expect(reply.json.message).toContain(fullName)
    expect(reply.json.details).toEqual({ path: 'email' })
  })

  test('of an address that somebody elsewhere has, one learns that it cannot be used and no more, and not for many', async () => {
    const tryOut = () =>
      clients.otherStoreClerk.post(users, newPerson({ email: people.storeClerk.email, affiliationId: 102 }))
    const reply = await tryOut()
    expect([reply.status, reply.json]).toEqual([
      409,
      {
        code: 'user.email-unusable',
        message: 'E-postadressen kan ikke brukes. Be leverandøren om å legge til rollen.',
        details: { path: 'email' },
      },
    ])
    for (let time = 1; time < 10; time += 1) expect((await tryOut()).status).toBe(409)
    expect(outcome(await tryOut())).toEqual([429, 'request.too-many'])
  })

  test('A-191 A-201: is made by administrators for their own organisation and its builders, and by super users', async () => {
    const made = (by: Person, affiliationId: number, affiliationType = 'store') =>
      clients[by].post(users, newPerson({ affiliationId, affiliationType })).then(outcome)
    expect(await made('storeClerk', 101)).toEqual([201, null])
    expect(await made('storeClerk', 201, 'agent')).toEqual([201, null])
    expect(await made('agent', 201, 'agent')).toEqual([201, null])
    expect(await made('superUser', 102)).toEqual([201, null])
    expect(await made('worker', 101)).toEqual([403, 'access.denied'])
    expect(await made('chainUser', 101)).toEqual([403, 'access.denied'])
    for (const [by, id, type] of [
      ['storeClerk', 102, 'store'],
      ['storeClerk', 999, 'store'],
      ['agent', 202, 'agent'],
      ['agent', 101, 'store'],
      ['superUser', 999, 'agent'],
    ] as const)
      expect(await made(by, id, type)).toEqual([404, 'organisation.not-found'])
  })

  test('cannot log in before a password is set', async () => {
    const { email } = await create()
    const reply = await makeClient().post('/api/v1/auth/login', { email, password: '' })
    expect(reply.status).toBe(422)
    const guessed = await makeClient().post('/api/v1/auth/login', { email, password: 'x' })
    expect(outcome(guessed)).toEqual([401, 'session.wrong-credentials'])
  })
})

describe('the list', () => {
  const list = async (by: Person, query = ''): Promise<readonly ListedUser[]> =>
    (await clients[by].get(`${users}${query}`)).json

  test('A-218: finds by name, e-mail, phone and organisation, page by page', async () => {
    const one = await create({ firstname: 'Øyvind', lastname: 'Særegen', phoneNumber: '999 88 777' })
    for (const q of ['særegen øyvind', one.email, '99988777', String(one.id)])
      expect((await list('superUser', `?q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([one.id])
    const all = await list('superUser', '?limit=500')
    const [first, second] = [
      await list('superUser', '?limit=3'),
      await list('superUser', '?limit=3&offset=3'),
    ]
    expect([...first, ...second]).toEqual(all.slice(0, 6))
  })

  test('A-201: shows whom one may know of, by those roles alone', async () => {
    const both = await list('otherStoreClerk', '?limit=500')
    expect(
      both.every(({ userContexts }) => userContexts.every(({ affiliation }) => affiliation?.id === 102)),
    ).toBe(true)
    const one = await create({ lastname: 'Toplass' })
    const added = await clients.superUser.post(`${users}/${one.id}/contexts`, {
      role: 'WORKER',
      affiliationType: 'store',
      affiliationId: 102,
    })
    expect(added.status).toBe(201)
    const [seen] = await list('otherStoreClerk', '?q=Toplass')
    expect(seen?.userContexts.map(({ affiliation }) => affiliation?.id)).toEqual([102])
    const switched = `${users}/${one.id}/contexts/${seen?.userContexts[0]?.id}`
    expect((await clients.superUser.post(switched, { enabled: false })).status).toBe(200)
    const [off] = await list('otherStoreClerk', '?q=Toplass')
    expect([off?.userContexts[0]?.status, off?.hasRoleInForce]).toEqual(['DISABLED', true])
    // Nobody is found by what one may not know of him.
    expect(await list('otherStoreClerk', '?q=Toplass+Sandnes')).toEqual([])
    expect((await list('superUser', '?q=Toplass+Sandnes')).map(({ id }) => id)).toEqual([one.id])
  })

  test('is for administrators', async () => {
    expect(outcome(await clients.worker.get(users))).toEqual([403, 'access.denied'])
    expect(outcome(await makeClient().get(users))).toEqual([401, 'session.missing'])
  })
})

describe('name and phone number', () => {
  const body = { firstname: 'Ny', lastname: 'Etternavn', phoneNumber: '' }

  test('A-224: are changed on the version that was looked at, and lost to nobody', async () => {
    const { id, version } = await create()
    const saved = await clients.storeClerk.put(`${users}/${id}`, { ...body, version })
    expect(saved.json.model).toMatchObject({ ...body, version: version + 1 })
    const late = await clients.superUser.put(`${users}/${id}`, { ...body, lastname: 'Senere', version })
    expect(outcome(late)).toEqual([409, 'user.changed-meanwhile'])
    expect(late.json.message).toContain('Marit Kvalheim')
    expect((await read(id)).lastname).toBe('Etternavn')
    const blind = await clients.superUser.put(`${users}/${id}`, body)
    expect([blind.status, blind.json.details.path]).toEqual([422, 'version'])
  })

  test('the e-mail address stays what one logs in with', async () => {
    const { id, version } = await create()
    const reply = await clients.superUser.put(`${users}/${id}`, {
      ...body,
      version,
      email: 'annen@test.example',
    })
    expect(reply.status).toBe(422)
  })

  test('A-100 A-224: nobody is there to be changed under an id that is not', async () => {
    const reply = await clients.superUser.put(`${users}/999999`, { ...body, version: 1 })
    expect([reply.status, reply.json.message]).toEqual([404, 'Bruker ikke funnet'])
    expect((await clients.superUser.get(`${users}/999999`)).json.message).toBe('Bruker ikke funnet')
  })
})

describe('whoever is deactivated', () => {
  test('A-142 A-143 A-225: is out at once in every session, cannot log in, and comes back only by logging in anew', async () => {
    const here = await loggedIn('otherAgent')
    const elsewhere = await loggedIn('otherAgent')
    const { id } = people.otherAgent
    // Alone in his organisation: nobody there is left without an administrator.
    const off = await clients.storeClerk.post(`${users}/${id}/deactivate`)
    expect(off.json).toMatchObject({
      model: { status: 'DISABLED' },
      message: expect.stringContaining('logget ut'),
    })
    for (const client of [here, elsewhere])
      expect(outcome(await client.get('/api/v1/offers'))).toEqual([403, 'session.user-disabled'])
    expect(outcome(await logInAs(makeClient(), 'otherAgent'))).toEqual([403, 'session.user-disabled'])

    const on = await clients.storeClerk.post(`${users}/${id}/activate`)
    expect(on.json.model.status).toBe('ENABLED')
    for (const client of [here, elsewhere])
      expect(outcome(await client.get('/api/v1/offers'))).toEqual([401, 'session.missing'])
    expect((await logInAs(makeClient(), 'otherAgent')).status).toBe(200)
  })

  test('is whoever is so already, without another entry in the log', async () => {
    const { id, version } = await create()
    for (let time = 0; time < 2; time += 1)
      expect((await clients.superUser.post(`${users}/${id}/deactivate`)).json.model.version).toBe(version + 1)
  })

  test('is not oneself', async () => {
    for (const by of ['storeClerk', 'superUser'] as const)
      expect(outcome(await clients[by].post(`${users}/${people[by].id}/deactivate`))).toEqual([
        409,
        'user.own-account',
      ])
  })

  test('is nobody who also works where one does not administrate', async () => {
    const { id } = await create()
    await clients.superUser.post(`${users}/${id}/contexts`, {
      role: 'WORKER',
      affiliationType: 'store',
      affiliationId: 102,
    })
    expect(outcome(await clients.storeClerk.post(`${users}/${id}/deactivate`))).toEqual([
      403,
      'access.denied',
    ])
  })

  test('is not the last administrator where others work', async () => {
    const { id } = people.otherStoreClerk
    const worker = await create({ affiliationId: 102 })
    const refused = await clients.superUser.post(`${users}/${id}/deactivate`)
    expect(outcome(refused)).toEqual([409, 'user.last-administrator'])
    expect(refused.json.message).toContain('Tømmerringen Haugesund')
    const roleId = people.otherStoreClerk.contexts[0]?.id
    const path = `${users}/${id}/contexts/${roleId}`
    expect(outcome(await clients.superUser.post(path, { enabled: false }))).toEqual([
      409,
      'user.last-administrator',
    ])
    expect(outcome(await clients.superUser.delete(path))).toEqual([409, 'user.last-administrator'])
    await create({ affiliationId: 102, role: 'ADMINISTRATOR' })
    expect((await clients.superUser.post(`${users}/${id}/deactivate`)).status).toBe(200)
    await clients.superUser.post(`${users}/${id}/activate`)
    clients.otherStoreClerk = await loggedIn('otherStoreClerk')
    expect((await read(worker.id)).status).toBe('ENABLED')
  })
})

describe('the last super user', () => {
  const superPathBy = async (client: Client, id: number): Promise<string> => {
    const { userContexts }: ApiUser = (await client.get(`${users}/${id}`)).json
    return `${users}/${id}/contexts/${userContexts.find((each) => each.role === 'SUPERUSER')?.id}`
  }

  test('stays one: neither deactivated nor without the role, also when two go for each other at once', async () => {
    const other = await create({ email: 'annen.super@lysvag.example' })
    const added = await clients.superUser.post(`${users}/${other.id}/contexts`, { role: 'SUPERUSER' })
    expect(added.status).toBe(201)
    await setPassword(other.id)
    const second = makeClient()
    const login = { email: other.email, password: 'riktig passord' }
    expect((await second.post('/api/v1/auth/login', login)).status).toBe(200)
    const superRole = added.json.model.userContexts.find(({ role }: { role: string }) => role === 'SUPERUSER')
    await second.put('/api/v1/contexts/current', { contextId: superRole.id })

    const { id } = people.superUser
    const both = await Promise.all([
      clients.superUser.post(`${users}/${other.id}/deactivate`),
      second.post(`${users}/${id}/deactivate`),
    ])
    const refusals = both.filter(({ status }) => status !== 200).map(outcome)
    expect(refusals).toEqual([[409, 'user.last-super-user']])
    const [states, paths] = [
      [await stateOf(id), await stateOf(other.id)],
      [id, other.id],
    ]
    expect(states.toSorted()).toEqual(['DISABLED', 'ENABLED'])

    const left = paths[states.indexOf('ENABLED')] ?? 0
    const client = left === id ? clients.superUser : second
    // From the store that the last super user may also work in, the role cannot be taken either.
    for (const reply of [
      await client.post(`${users}/${left}/deactivate`),
      await client.delete(await superPathBy(client, left)),
    ])
      expect(reply.status).toBe(409)
    await activate(id)
    clients.superUser = await loggedIn('superUser')
    expect(
      (await clients.superUser.post(await superPathBy(clients.superUser, other.id), { enabled: false }))
        .status,
    ).toBe(200)
  })
})

describe('a role', () => {
  const add = (id: number, body: object, by: Person = 'superUser') =>
    clients[by].post(`${users}/${id}/contexts`, body)
  const inStore = (affiliationId: number, role = 'WORKER') => ({
    role,
    affiliationType: 'store',
    affiliationId,
  })

  test('A-096 A-144 A-226 A-227: is given, switched off and on, and removed; its id comes never again', async () => {
    const { id } = await create()
    const added = await add(id, inStore(101, 'ADMINISTRATOR'))
    expect([added.status, added.json.message]).toEqual([201, 'Ny rolle lagt til'])
    const roleId = added.json.model.userContexts[1].id
    const path = `${users}/${id}/contexts/${roleId}`
    const enabled = async () =>
      (await clients.superUser.get(`${users}/${id}/contexts`)).json.map(
        (role: { enabled: boolean }) => role.enabled,
      )
    expect(await enabled()).toEqual([true, true])
    expect((await clients.superUser.post(path, { enabled: false })).json.message).toBe(
      'Rollen er deaktivert.',
    )
    expect(await enabled()).toEqual([true, false])
    await clients.superUser.post(path, { enabled: false })
    await clients.superUser.post(path, { enabled: true })
    expect(await enabled()).toEqual([true, true])
    expect((await clients.superUser.delete(path)).json.message).toBe('Rollen er fjernet.')
    expect(await enabled()).toEqual([true])
    expect(outcome(await clients.superUser.delete(path))).toEqual([404, 'user.role-not-found'])
    const again = await add(id, inStore(101, 'ADMINISTRATOR'))
    expect(again.json.model.userContexts[1].id).toBeGreaterThan(roleId)
  })

  test('is nobody’s twice', async () => {
    const { id, userContexts } = await create()
    expect(outcome(await add(id, inStore(101)))).toEqual([409, 'user.role-exists'])
    await clients.superUser.post(`${users}/${id}/contexts/${userContexts[0]?.id}`, { enabled: false })
    expect(outcome(await add(id, inStore(101)))).toEqual([409, 'user.role-exists-disabled'])
  })

  test.each([
    { role: 'ADMINISTRATOR' },
    { role: 'WORKER', affiliationType: 'store' },
    { role: 'SUPERUSER', affiliationType: 'store', affiliationId: 101 },
    { role: 'EIER', affiliationType: 'store', affiliationId: 101 },
    { role: 'WORKER', affiliationType: 'chain', affiliationId: 1 },
  ])('A-130 A-173: %j is none', async (body) => {
    const { id } = await create()
    expect((await add(id, body)).status).toBe(422)
  })

  test.each([
    ['x@lysvag.example.no', 403],
    ['x@evillysvag.example', 403],
    ['x@test.example', 403],
    ['Ola.Lys@LYSVAG.example', 201],
  ])('A-174 A-175: of a super user is for the provider’s own domain; %s: %d', async (email, status) => {
    const { id, allowed } = await create({ email })
    expect(allowed.addSuperRole).toBe(status === 201)
    expect((await add(id, { role: 'SUPERUSER' })).status).toBe(status)
  })

  test('of a super user is for nobody where no domain is named, and given by super users only', async () => {
    const { id } = await create({ email: 'to@lysvag.example' })
    expect(outcome(await add(id, { role: 'SUPERUSER' }, 'storeClerk'))).toEqual([403, 'access.denied'])
    const domain = process.env.PROVIDER_EMAIL_DOMAIN
    delete process.env.PROVIDER_EMAIL_DOMAIN
    expect(outcome(await add(id, { role: 'SUPERUSER' }))).toEqual([403, 'user.not-of-provider'])
    process.env.PROVIDER_EMAIL_DOMAIN = domain
  })

  test('A-145: counts from the next request, and so does its end', async () => {
    const { id, email, userContexts } = await create()
    await setPassword(id)
    const client = makeClient()
    await client.post('/api/v1/auth/login', { email, password: 'riktig passord' })
    expect((await client.get('/api/v1/offers')).status).toBe(200)
    const path = `${users}/${id}/contexts/${userContexts[0]?.id}`

    await clients.superUser.post(path, { enabled: false })
    expect(outcome(await client.get('/api/v1/offers'))).toEqual([403, 'UserContextMissingException'])
    expect((await client.get('/api/v1/contexts')).json).toEqual([])
    const chosen = await client.put('/api/v1/contexts/current', { contextId: userContexts[0]?.id })
    expect(outcome(chosen)).toEqual([404, 'session.unknown-context'])

    await clients.superUser.post(path, { enabled: true })
    expect((await client.get('/api/v1/offers')).status).toBe(200)
    await clients.superUser.delete(path)
    expect(outcome(await client.get('/api/v1/offers'))).toEqual([403, 'UserContextMissingException'])
    const added = await add(id, inStore(102))
    const [given] = added.json.model.userContexts
    await client.put('/api/v1/contexts/current', { contextId: given.id })
    expect((await client.get('/api/v1/contexts/current')).json.store.id).toBe(102)
  })

  test('that one acts in is not taken from oneself', async () => {
    const { id, contexts } = people.storeClerk
    const path = `${users}/${id}/contexts/${contexts[0]?.id}`
    expect(outcome(await clients.storeClerk.post(path, { enabled: false }))).toEqual([
      409,
      'user.own-context',
    ])
    expect(outcome(await clients.storeClerk.delete(path))).toEqual([409, 'user.own-context'])
  })

  test('at a builder is given by the store to nobody who works in the store, least of all to oneself', async () => {
    const atBuilder = { role: 'ADMINISTRATOR', affiliationType: 'agent', affiliationId: 202 }
    const refused = [403, 'user.works-in-store']
    for (const { id } of [people.storeClerk, people.worker]) {
      const reply = await add(id, atBuilder, 'storeClerk')
      expect(outcome(reply)).toEqual(refused)
      expect(reply.json.message).toContain('Be leverandøren om å gi rollen.')
    }
    // Nor is one that the builder has switched off switched on, nor by way of a role in the store that is off.
    const { id, userContexts } = await create({ affiliationType: 'agent', affiliationId: 201 })
    const path = `${users}/${id}/contexts/${userContexts[0]?.id}`
    const inTheStore = (await add(id, inStore(101), 'storeClerk')).json.model.userContexts[1].id
    await clients.superUser.post(path, { enabled: false })
    expect(outcome(await clients.storeClerk.post(path, { enabled: true }))).toEqual(refused)
    await clients.storeClerk.post(`${users}/${id}/contexts/${inTheStore}`, { enabled: false })
    expect(outcome(await add(id, atBuilder, 'storeClerk'))).toEqual(refused)
    // The builder himself and the provider know what they do, and so does a store with somebody who works for its builders alone.
    expect((await clients.agent.post(path, { enabled: true })).status).toBe(200)
    expect((await add(id, atBuilder)).status).toBe(201)
    const { id: builders } = await create({ affiliationType: 'agent', affiliationId: 201 }, 'storeClerk')
    expect((await add(builders, atBuilder, 'storeClerk')).status).toBe(201)
  })

  test('is seen, switched and removed within reach only', async () => {
    const { id, userContexts } = await create()
    const added = await add(id, inStore(102))
    const foreign = added.json.model.userContexts[1].id
    const seen = await read(id, 'storeClerk')
    expect(seen.userContexts).toEqual(userContexts)
    expect(seen.allowed.roles).toEqual(userContexts.map((role) => role.id))
    const path = `${users}/${id}/contexts/${foreign}`
    for (const reply of [
      await clients.storeClerk.post(path, { enabled: false }),
      await clients.storeClerk.delete(path),
    ])
      expect(outcome(reply)).toEqual([404, 'user.role-not-found'])
    expect((await clients.chainUser.get(`${users}/${id}`)).json.userContexts).toHaveLength(2)
    expect(outcome(await clients.chainUser.delete(path))).toEqual([403, 'access.denied'])
  })
})

describe('the log of changes', () => {
  test('tells who did what to a person, as far as the roles go that one may know of', async () => {
    const { id, fullName } = await create({}, 'storeClerk')
    await clients.storeClerk.put(`${users}/${id}`, {
      firstname: 'Annet',
      lastname: 'Navn',
      phoneNumber: '',
      version: 1,
    })
    const added = await clients.superUser.post(`${users}/${id}/contexts`, {
      role: 'ADMINISTRATOR',
      affiliationType: 'store',
      affiliationId: 102,
    })
    const role = added.json.model.userContexts[1].id
    await clients.superUser.delete(`${users}/${id}/contexts/${role}`)
    const log = async (by: Person, query = '') =>
      (await clients[by].get(`${users}/${id}/changes${query}`)).json

    const all = await log('superUser')
    expect(all.entries.map(({ action }: { action: string }) => action)).toEqual([
      'Rolle fjernet',
      'Rolle lagt til',
      'Endret',
      'Opprettet',
    ])
    expect(all.entries[0].fields).toEqual([
      {
        field: `roles.${role}`,
        label: 'Rolle',
        before: 'Administrator, Tømmerringen Haugesund',
        after: null,
      },
    ])
    expect(all.entries[2]).toMatchObject({
      by: 'Marit Kvalheim',
      fields: [
        { label: 'Fornavn', before: fullName.split(' ')[0], after: 'Annet' },
        { label: 'Etternavn', after: 'Navn' },
        { label: 'Telefon', before: '41234567', after: null },
      ],
    })
    const own = await log('storeClerk')
    expect(own.entries.map(({ action }: { action: string }) => action)).toEqual(['Endret', 'Opprettet'])
    expect(JSON.stringify(own)).not.toContain('Haugesund')
    expect(JSON.stringify(all)).not.toContain('argon2')

    const [first, second] = [await log('superUser', '?limit=3'), await log('superUser', '?limit=3&before=2')]
    expect(first.next).toBe(2)
    expect([...first.entries, ...second.entries]).toEqual(all.entries)
    expect(second.next).toBeNull()
  })

  test('is for whoever administrates; of a super user for super users', async () => {
    const { id } = await create()
    expect(outcome(await clients.chainUser.get(`${users}/${id}/changes`))).toEqual([403, 'access.denied'])
    expect(outcome(await clients.otherStoreClerk.get(`${users}/${id}/changes`))).toEqual([
      404,
      'user.not-found',
    ])
  })
})
