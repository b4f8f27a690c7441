// The first day of a chain: stores and people by the sheet. Looked at first, each line made whole or not at all, nothing twice.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CheckedLine, ImportedLine } from '#domain/contracts/imports'
import { importContracts } from '#functions/api/imports/contracts'
import { alone } from '#functions/api/imports/lines'
import { forgetAttempts } from '#functions/data/attempts/attempt-repository'
import {
  findCommand,
  forgetCommand,
  holdCommand,
  releaseCommand,
} from '#functions/data/idempotency/idempotency-repository'
import { listPersonMails } from '#functions/data/mails/mail-repository'
import {
  findStore,
  insertAgent,
  insertChain,
  insertStore,
  searchStores,
} from '#functions/data/organisations/organisation-repository'
import { claimStore } from '#functions/data/organisations/store-claim-repository'
import type { User } from '#functions/data/users/user'
import { emailClaimEntity, userEntity } from '#functions/data/users/user-entity'
import { findUser, findUserByEmail, searchUsers } from '#functions/data/users/user-repository'
import { saveUser } from '#functions/people/save-user'
import { limits } from '#functions/people/spend'
import { makeAgent, makeChain, makeStore } from '../factories/organisations.ts'
import { type Client, makeClient, type Reply } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, type Person, people } from './people.ts'

withEngines()
let superUser: Client
beforeAll(async () => {
  await insertPeople()
  await insertChain(makeChain({ id: 2, name: 'Bygdebygg Nettverk' }))
  superUser = await loggedIn('superUser')
})

type Kind = 'stores' | 'people'
type Cells = Readonly<Record<string, string>>
interface Line {
  readonly cells: Cells
  readonly accepted?: readonly string[]
  readonly affiliation?: { readonly type: string; readonly id: number }
  readonly personId?: number
}

const bodyOf = (lines: readonly Line[], chainId = 1) => ({
  chainId,
  lines: lines.map((line, index) => ({ line: index + 2, ...line })),
})
const ok = (reply: Reply): Reply => {
  expect(reply.status, reply.text).toBe(200)
  return reply
}
const check = async (kind: Kind, ...lines: readonly Line[]): Promise<readonly CheckedLine[]> =>
  ok(await superUser.post(`/api/v1/imports/${kind}/check`, bodyOf(lines))).json.model.lines
const take = async (kind: Kind, lines: readonly Line[], key?: string): Promise<readonly ImportedLine[]> =>
  ok(
    await superUser.post(
      `/api/v1/imports/${kind}`,
      bodyOf(lines),
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    ),
  ).json.model.lines

const store = (name: string, postalCode: string, more: Cells = {}): Line => ({
  cells: { name, postalCode, ...more },
})
const person = (fullName: string, email: string, more: Cells = {}): Line => ({
  cells: { fullName, email, affiliation: 'Tømmerringen Sandnes', ...more },
})
const sandnes = { type: 'store', id: 101, name: 'Tømmerringen Sandnes', detail: '4313 SANDNES' }
const storesNamed = async (q: string) => {
  const found = await searchStores('chain-1', { q, offset: 0, limit: 50 })
  return found.ok ? found.value : []
}
const statuses = (lines: readonly { readonly status: string }[]) => lines.map(({ status }) => status)

describe('rights', () => {
  const askers: readonly Person[] = ['storeClerk', 'worker', 'agent', 'chainUser']
  test.each(askers)('%s imports nothing and looks at nothing', async (asker) => {
    const client = await loggedIn(asker)
    for (const { path } of importContracts) {
      const body = path.includes('invitations')
        ? { ids: [1] }
        : bodyOf([path.includes('stores') ? store('Ny', '5700') : person('Ny Ny', 'ny@x.example')])
      const reply = await client.post(path, body)
      expect([path, reply.status]).toEqual([path, 403])
    }
    expect((await client.get('/api/v1/chains')).status).toBe(403)
    expect(await storesNamed('Ny')).toEqual([])
  })

  test('nobody does without a session', async () => {
    for (const { path } of importContracts) {
      const reply = await makeClient().post(path, bodyOf([]))
      expect([path, reply.status]).toEqual([path, 401])
    }
  })

  test('super users choose among all chains, by name', async () => {
    expect(ok(await superUser.get('/api/v1/chains')).json).toEqual([
      { id: 2, name: 'Bygdebygg Nettverk' },
      { id: 1, name: 'Tømmerringen' },
    ])
  })

  test('a chain that is not there has nothing imported into it', async () => {
    const reply = await superUser.post('/api/v1/imports/stores', bodyOf([store('Ny', '5700')], 77))
    expect([reply.status, reply.json.code]).toEqual([404, 'organisation.not-found'])
  })
})

describe('stores are looked at first', () => {
  test('new, there already, doubted and faulty; nothing is written', async () => {
    const lines = await check(
      'stores',
      store('Tømmerringen Odda', '5750', { phoneNumber: '53 64 00 00', email: 'odda@butikk.example' }),
      store('TØMMERRINGEN SANDNES', '4313'),
      store('Tømmerringen Sandnes AS', '4322'),
      store('Tømmeringen Sandnes', '4313'),
      store('Byggern på hjørnet', '4313', { phoneNumber: '00 01 01 01' }),
      store('Tømmerringen Bø', '3800', { postalAddress: 'Skien' }),
      store('Tømmerringen Ingensteds', '0000'),
      store('Tømmerringen Tynset', '25', { email: 'tynset', phoneNumber: '1' }),
    )
    expect(statuses(lines)).toEqual(['new', 'exists', 'doubt', 'doubt', 'doubt', 'doubt', 'fault', 'fault'])
    expect(lines[1]?.existing).toMatchObject({ type: 'store', id: 101, name: 'Tømmerringen Sandnes' })
    for (const at of [2, 3, 4])
      expect(lines[at]?.doubts).toMatchObject([
        { code: 'store-similar', candidates: expect.arrayContaining([sandnes]) },
      ])
    expect(lines[5]?.doubts).toMatchObject([
      { code: 'postal-place', sentence: 'Postnummer 3800 er BØ I TELEMARK, ikke Skien' },
    ])
    expect(lines[6]?.faults).toEqual([{ column: 'postalCode', sentence: 'Postnummeret finnes ikke' }])
    expect(lines[7]?.faults.map(({ column }) => column)).toEqual(['postalCode', 'phoneNumber', 'email'])
    expect(await storesNamed('Odda')).toEqual([])
  })
})

describe('stores', () => {
  test('are made with what the sheet says, and found; the log says that they were imported', async () => {
    const cells = {
      name: 'Tømmerringen Voss',
      organisationNumber: 'NO 399 100 011 MVA',
      address1: 'Uttrågata 9',
      postalCode: '5700 Voss',
      contact: 'Synnøve Bø',
      phoneNumber: '+47 56 51 00 00',
      email: 'voss@butikk.example',
      marginRef: 'TR-VOS',
      defaultMargin: '12,5',
      discountMaxWindows: '35 %',
      discountMaxDoors: '0,3',
    }
    const [line] = await take('stores', [{ cells }])
    expect(line).toMatchObject({ line: 2, status: 'made', sentence: 'Opprettet' })
    const made = await findStore(line?.id ?? 0)
    expect(made).toMatchObject({
      chainId: 1,
      name: 'Tømmerringen Voss',
      organisationNumber: '399100011',
      address: { address1: 'Uttrågata 9', postalCode: '5700', postalAddress: 'VOSS' },
      phoneNumber: '56510000',
      marginRef: 'TR-VOS',
      defaultMargin: 12.5,
      discountMaxWindows: 35,
      discountMaxDoors: 30,
      version: 1,
      change: { action: 'imported', by: { userId: people.superUser.id } },
    })
    expect((await storesNamed('voss synnøve')).map(({ id }) => id)).toEqual([line?.id])
  })

  test('each line is made whole or not at all, whatever the others are', async () => {
    const lines = await take('stores', [
      store('Tømmerringen Førde', '6800'),
      store('', '6800'),
      store('Tømmerringen Sandnes AS', '4322'),
      store('Tømmerringen Sandnes', '4313'),
      { ...store('Tømmerringen Sandnes AS', '4322'), accepted: ['store-similar'] },
    ])
    expect(statuses(lines)).toEqual(['made', 'failed', 'failed', 'exists', 'made'])
    expect(lines[1]?.sentence).toBe('Mangler')
    expect(lines[2]?.sentence).toBe('Linjen har en tvil som ikke er avklart. Det finnes en butikk som ligner')
    expect((await storesNamed('Førde')).map(({ address }) => address.postalAddress)).toEqual(['FØRDE'])
  })

  test('of the same sheet are made once: again, and by another key; also after a change of their name', async () => {
    const sheet = [store('Tømmerringen Hol', '3576'), store('Tømmerringen Ål', '3570')]
    const first = await take('stores', sheet, 'sheet-once-1')
    expect(statuses(first)).toEqual(['made', 'made'])
    expect(await take('stores', sheet, 'sheet-once-1')).toEqual(first)
    const second = await take('stores', sheet, 'sheet-once-2')
    expect(second.map(({ status, id }) => [status, id])).toEqual(first.map(({ id }) => ['exists', id]))
    expect(statuses(await check('stores', ...sheet))).toEqual(['exists', 'exists'])
    expect(await storesNamed('Hol')).toHaveLength(1)
  })

  test('of the same sheet in two tabs at once are made once', async () => {
    const sheet = Array.from({ length: 20 }, (_, at) => store(`Tømmerringen Tvilling ${at}`, '5700'))
    const [one, other] = await Promise.all([
      take('stores', sheet, 'two-tabs-1'),
      take('stores', sheet, 'two-tabs-2'),
    ])
    expect(one.map(({ id }) => id)).toEqual(other.map(({ id }) => id))
    for (const [at, { status }] of one.entries())
      expect([status, other[at]?.status].toSorted()).toEqual(['exists', 'made'])
    expect(await storesNamed('Tvilling')).toHaveLength(20)
  })

  test('whose maker died between the claim and the store are made by whoever comes next', async () => {
    await claimStore({ chainId: 1, name: 'Tømmerringen Avbrutt', postalCode: '5700' }, 19_999)
    expect(statuses(await check('stores', store('Tømmerringen Avbrutt', '5700')))).toEqual(['new'])
    const [line] = await take('stores', [store('Tømmerringen Avbrutt', '5700')])
    expect(line).toMatchObject({ status: 'made', id: 19_999 })
  })

  test('of other chains are none of its', async () => {
    const reply = await superUser.post(
      '/api/v1/imports/stores/check',
      bodyOf([store('Tømmerringen Sandnes', '4313')], 2),
    )
    expect(statuses(ok(reply).json.model.lines)).toEqual(['new'])
  })
})

describe('people are looked at first', () => {
  test('new, there already, doubted and faulty; nothing is written', async () => {
    const lines = await check(
      'people',
      person('Ida Moe', 'ida.moe@butikk.example', { role: 'Admin' }),
      person('Marit Kvalheim', 'BUTIKK@test.example'),
      person('Nils Bakke', 'nils@butikk.example', { affiliation: 'Sandnes' }),
      person('Marit Kvalheim', 'butikk@test.example', { affiliation: 'Kvistfri Bygg AS' }),
      person('Marit Kvalheim', 'ny.adresse@butikk.example', { phoneNumber: '000 31 004' }),
      person('Eli Vik', 'eli@butikk.example', { affiliation: 'Byggern i Rana' }),
      person('Eli', 'eli', { affiliation: '', role: 'Konge' }),
      person('Åse Lo', 'ase@butikk.example', { affiliation: '102' }),
    )
    expect(statuses(lines)).toEqual(['new', 'exists', 'doubt', 'doubt', 'doubt', 'fault', 'fault', 'new'])
    expect(lines[2]?.doubts).toMatchObject([
      { code: 'affiliation-unclear', candidates: expect.arrayContaining([sandnes]) },
    ])
    expect(lines[3]?.doubts).toMatchObject([
      {
        code: 'email-known',
        sentence: 'Marit Kvalheim har e-postadressen fra før, uten rolle her',
        candidates: [{ type: 'user', id: people.storeClerk.id }],
      },
    ])
    expect(lines[4]?.doubts[0]?.code).toBe('person-similar')
    expect(lines[5]?.faults).toEqual([
      { column: 'affiliation', sentence: 'Ingen butikk eller byggmester i kjeden heter «Byggern i Rana»' },
    ])
    expect(lines[6]?.faults.map(({ column }) => column)).toEqual(['lastname', 'email', 'role', 'affiliation'])
    expect(await findUserByEmail('ida.moe@butikk.example')).toBeNull()
  })
})

describe('people', () => {
  test('are made with one role and no password, invited by nobody, and found', async () => {
    const [line] = await take('people', [
      person('Nesheim, Randi', 'randi.nesheim@butikk.example', {
        role: 'Administrator',
        phoneNumber: '99887766',
      }),
    ])
    expect(line).toMatchObject({ status: 'made' })
    expect(await findUser(line?.id ?? 0)).toMatchObject({
      firstname: 'Randi',
      lastname: 'Nesheim',
      phoneNumber: '99887766',
      status: 'ENABLED',
      passwordHash: '',
      passwordLink: null,
      contexts: [
        {
          role: 'ADMINISTRATOR',
          affiliationType: 'store',
          affiliation: { id: 101, name: 'Tømmerringen Sandnes' },
        },
      ],
      change: { action: 'imported' },
    })
    const found = await searchUsers('store-101', { q: 'randi nesh', offset: 0, limit: 5 })
    expect(found).toMatchObject({ ok: true, value: [{ id: line?.id }] })
  })

  test('who are there get the role when somebody has said so, once', async () => {
    const line = {
      ...person('Hilde Birkeland', 'byggmester@test.example', { affiliation: 'Tømmerringen Haugesund' }),
      accepted: ['email-known'],
    }
    expect(statuses(await take('people', [line]))).toEqual(['role-added'])
    expect(statuses(await take('people', [line]))).toEqual(['exists'])
    expect((await findUser(people.agent.id))?.contexts.map(({ affiliation }) => affiliation?.id)).toEqual([
      201, 102,
    ])
    const same = {
      ...person('Marit Kvalheim', 'annen@butikk.example', {
        phoneNumber: '00031004',
        affiliation: 'Kvistfri Bygg AS',
      }),
      personId: people.otherStoreClerk.id,
    }
    expect(await take('people', [same])).toMatchObject([
      { status: 'role-added', id: people.otherStoreClerk.id },
    ])
  })

  test('with less of a role than the sheet says, one that is switched off, or no access are no «finnes fra før»', async () => {
    const asked = person('Sunniva Ask', 'sunniva.ask@butikk.example')
    const [made] = await take('people', [asked])
    const faultsOf = async (line: Line) => {
      const [checked] = await check('people', line)
      expect(await take('people', [line])).toMatchObject([{ status: 'failed' }])
      return checked?.faults
    }
    const change = (changes: Partial<User>) =>
      saveUser(made?.id ?? 0, { by: { userId: null, name: '' }, at: new Date(), action: 'edited' }, () => ({
        ok: true,
        changes,
      }))

    expect(statuses(await check('people', asked))).toEqual(['exists'])
    expect(await faultsOf(person('Sunniva Ask', 'sunniva.ask@butikk.example', { role: 'Admin' }))).toEqual([
      {
        column: 'role',
        sentence: 'Sunniva Ask har rollen «Bruker» her fra før. Endre den på personens side',
      },
    ])
    const contexts = (await findUser(made?.id ?? 0))?.contexts ?? []
    await change({ contexts: contexts.map((role) => ({ ...role, enabled: false })) })
    expect(await faultsOf(asked)).toEqual([
      {
        column: 'affiliation',
        sentence: 'Sunniva Ask har en rolle her som er slått av. Slå den på på personens side',
      },
    ])
    await change({ status: 'DISABLED' })
    const elsewhere = {
      ...person('Sunniva Ask', 'sunniva.ask@butikk.example', { affiliation: 'Tømmerringen Haugesund' }),
      accepted: ['email-known'],
    }
    expect(await faultsOf(elsewhere)).toEqual([
      { column: 'email', sentence: 'Sunniva Ask er deaktivert. Aktiver brukeren på personens side først' },
    ])
  })

  test('have the role that the sheet says, and the one that may least where it says nothing', async () => {
    const roles = { Admin: 'ADMINISTRATOR', Selger: 'WORKER', 'Normal bruker': 'WORKER', '': 'WORKER' }
    const lines = await take(
      'people',
      Object.keys(roles).map((role, at) => person(`Rolle Nr${at}`, `rolle${at}@butikk.example`, { role })),
    )
    const made = await Promise.all(lines.map(({ id }) => findUser(id ?? 0)))
    expect(made.map((user) => user?.contexts.map(({ role }) => role))).toEqual(
      Object.values(roles).map((role) => [role]),
    )
  })

  test('are put nowhere outside the chain, and to no builder that was deleted, whoever says so', async () => {
    await insertStore(makeStore({ id: 150, chainId: 2, name: 'Bygdebygg Voss' }))
    await insertAgent(makeAgent({ id: 250, storeId: 150, chainId: 2, name: 'Hardanger Tømrarlag' }))
    await insertAgent(makeAgent({ id: 251, name: 'Nedlagt Bygg', deleted: true }))
    const asked = [
      { name: 'Bygdebygg Voss', affiliation: { type: 'store', id: 150 } },
      { name: 'Hardanger Tømrarlag', affiliation: { type: 'agent', id: 250 } },
      { name: 'Nedlagt Bygg', affiliation: { type: 'agent', id: 251 } },
    ]
    const lines = asked.flatMap(({ name, affiliation }, at) => [
      person('Ute Lukket', `ute${at}@butikk.example`, { affiliation: name }),
      { ...person('Ute Lukket', `valgt${at}@butikk.example`), affiliation },
      person('Ute Lukket', `nummer${at}@butikk.example`, { affiliation: String(affiliation.id) }),
    ])
    expect(new Set(statuses(await check('people', ...lines)))).toEqual(new Set(['fault']))
    expect(new Set(statuses(await take('people', lines)))).toEqual(new Set(['failed']))
    for (const { cells } of lines) expect(await findUserByEmail(cells.email ?? '')).toBeNull()
  })

  test('who are there get a role once, also from two tabs at once', async () => {
    const made = await take(
      'people',
      Array.from({ length: 10 }, (_, at) => person(`To Faner${at}`, `faner${at}@butikk.example`)),
    )
    const again = made.map((_, at) => ({
      ...person(`To Faner${at}`, `faner${at}@butikk.example`, { affiliation: 'Tømmerringen Haugesund' }),
      accepted: ['email-known'],
    }))
    const [one, other] = await Promise.all([
      take('people', again, 'role-tab-1'),
      take('people', again, 'role-tab-2'),
    ])
    for (const [at, { status }] of one.entries())
      expect([status, other[at]?.status].toSorted()).toEqual(['exists', 'role-added'])
    for (const { id } of made) expect((await findUser(id ?? 0))?.contexts).toHaveLength(2)
  })

  test('whose place is unclear go where somebody has said; one that is gone is refused', async () => {
    const lines = await take('people', [
      {
        ...person('Nils Bakke', 'nils.bakke@butikk.example', { affiliation: 'Sandnes' }),
        affiliation: { type: 'store', id: 101 },
      },
      {
        ...person('Nina Bakke', 'nina.bakke@butikk.example', { affiliation: 'Sandnes' }),
        affiliation: { type: 'store', id: 998 },
      },
      person('Nora Bakke', 'nora.bakke@butikk.example', { affiliation: 'Sandnes' }),
    ])
    expect(statuses(lines)).toEqual(['made', 'failed', 'failed'])
    expect(await findUserByEmail('nina.bakke@butikk.example')).toBeNull()
  })

  test('who stand in the sheet twice, at two places, are one person with two roles', async () => {
    const lines = await take('people', [
      person('Anne Li', 'anne.li@butikk.example'),
      {
        ...person('Anne Li', 'Anne.Li@butikk.example', { affiliation: 'Tømmerringen Haugesund' }),
        accepted: ['email-known'],
      },
    ])
    expect(statuses(lines)).toEqual(['made', 'role-added'])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(1)
    expect((await findUserByEmail('anne.li@butikk.example'))?.contexts).toHaveLength(2)
  })

  test('of the same sheet are made once: again, by another key, and in two tabs at once', async () => {
    const sheet = Array.from({ length: 20 }, (_, at) => person(`Ola Tveit${at}`, `ola${at}@butikk.example`))
    const [one, other] = await Promise.all([
      take('people', sheet, 'people-tabs-1'),
      take('people', sheet, 'people-tabs-2'),
    ])
    expect(one.map(({ id }) => id)).toEqual(other.map(({ id }) => id))
    for (const [at, { status }] of one.entries())
      expect([status, other[at]?.status].toSorted()).toEqual(['exists', 'made'])
    const again = await take('people', sheet, 'people-tabs-3')
    expect(new Set(statuses(again))).toEqual(new Set(['exists']))
    expect(again.map(({ id }) => id)).toEqual(one.map(({ id }) => id))
  })

  test('whose maker died between the claim and the person are made by whoever comes next', async () => {
    await emailClaimEntity()
      .create({ email: 'avbrutt@butikk.example', userId: 29_999, claimedAt: Math.floor(Date.now() / 1000) })
      .go()
    const [line] = await take('people', [person('Avbrutt Avbrutsen', 'avbrutt@butikk.example')])
    expect(line).toMatchObject({ status: 'made', id: 29_999 })
  })

  test('of a batch that was killed in the middle are made by asking again with the same key, each once', async () => {
    const sheet = Array.from({ length: 30 }, (_, at) => person(`Kari Lund${at}`, `kari${at}@butikk.example`))
    const key = { userId: people.superUser.id, key: 'killed-in-the-middle' }
    const made = await take('people', sheet, key.key)
    // As the table is when the function dies half way: some are there, some only claimed, and there is no answer.
    for (const { id } of made.slice(15))
      await userEntity()
        .delete({ id: id ?? 0 })
        .go()
    const record = await findCommand(key, new Date())
    if (record === null) throw new Error('the command has left no record')
    await forgetCommand(record)
    const held = await holdCommand({ ...key, fingerprint: record.fingerprint, ids: record.ids }, new Date())
    if (held !== null) await releaseCommand(held)

    expect(await take('people', sheet, key.key)).toEqual(made)
    const found = await searchUsers('store-101', { q: 'kari lund', offset: 0, limit: 100 })
    expect(found.ok && found.value.map(({ id }) => id).toSorted()).toEqual(
      made.map(({ id }) => id).toSorted(),
    )
  })
})

describe('invitations', () => {
  test('go to whoever has neither a password nor an invitation, once', async () => {
    const made = await take('people', [
      person('Ina Vie', 'ina.vie@butikk.example'),
      person('Ian Vie', 'ian.vie@butikk.example'),
    ])
    const ids = [...made.map(({ id }) => id ?? 0), people.worker.id, 777_777]
    const invite = async () =>
      ok(await superUser.post('/api/v1/imports/people/invitations', { ids })).json.model
    const others = [
      { id: people.worker.id, reason: 'has-password', sentence: 'Har allerede valgt et passord' },
      { id: 777_777, reason: 'gone', sentence: 'Finnes ikke lenger' },
    ]
    expect(await invite()).toEqual({ invited: ids.slice(0, 2), passedOver: others })
    expect(await findUser(ids[0] ?? 0)).toMatchObject({
      passwordLink: { purpose: 'invitation' },
      change: { action: 'invited' },
    })
    const sentence = 'Har allerede en invitasjon som gjelder'
    const before = ids.slice(0, 2).map((id) => ({ id, reason: 'is-invited', sentence }))
    expect(await invite()).toEqual({ invited: [], passedOver: [...before, ...others] })
    const mails = await listPersonMails(ids[0] ?? 0)
    expect(mails.map(({ kind, state }) => [kind, state])).toEqual([['invitation', 'queued']])
  })

  test('whoever is deactivated or one too many is passed over with the reason, and is invited later', async () => {
    const made = await take('people', [
      person('Una Lie', 'una.lie@butikk.example'),
      person('Ulf Lie', 'ulf.lie@butikk.example'),
      person('Ola Lie', 'ola.lie@butikk.example'),
    ])
    const [off = 0, first = 0, second = 0] = made.map(({ id }) => id ?? 0)
    ok(await superUser.post(`/api/v1/users/${off}/deactivate`))
    const invite = () => superUser.post('/api/v1/imports/people/invitations', { ids: [off, first, second] })
    const subject = `spent:invitations:person:${people.superUser.id}`
    await forgetAttempts(subject)
    vi.stubEnv('LIMITS_TIMES', String(1 / limits.invitations.person))
    const { invited, passedOver } = ok(await invite()).json.model
    expect(invited).toHaveLength(1)
    expect(passedOver).toEqual([
      { id: off, reason: 'disabled', sentence: 'Brukeren er deaktivert' },
      {
        id: invited[0] === first ? second : first,
        reason: 'too-many',
        sentence: expect.stringMatching(/^Du har sendt 1 invitasjon/),
      },
    ])
    const refused = await invite()
    expect([refused.status, refused.json.code]).toEqual([429, 'limit.invitations'])
    vi.unstubAllEnvs()
    expect(ok(await invite()).json.model.invited).toEqual(
      passedOver.slice(1).map(({ id }: { id: number }) => id),
    )
  })
})

test('a line that fails for whatever reason is told as such, and takes no other with it', async () => {
  const line = await alone(7, () => Promise.reject(new Error('the table is on fire')))
  expect(line).toMatchObject({ line: 7, status: 'failed', id: null })
  expect(line.sentence).not.toContain('fire')
})

describe('what nobody sends by hand', () => {
  test.each([
    [{ chainId: 1, lines: [] }],
    [{ chainId: 1, lines: Array.from({ length: 101 }, () => ({ line: 1, cells: {} })) }],
    [{ chainId: 1, lines: [{ line: 1, cells: { role: 'SUPERUSER', secret: 'x' } }] }],
    [{ chainId: 1, lines: [{ line: 1, cells: { email: 'x'.repeat(301) } }] }],
    [{ chainId: 1, lines: [{ line: 1, cells: {}, accepted: ['everything'] }] }],
  ])('%j is refused', async (body) => {
    expect((await superUser.post('/api/v1/imports/people', body)).status).toBe(422)
  })

  test('a super user cannot be made by a sheet', async () => {
    const lines = await take('people', [
      person('Slu Ring', 'slu.ring@lysvag.example', { role: 'SUPERUSER' }),
      person('Slu Ring', 'slu.ring@lysvag.example', { role: 'Giljeadministrator' }),
    ])
    expect(statuses(lines)).toEqual(['failed', 'failed'])
  })
})

test('the log of an imported store tells what a person knows of it, and no numbers of ours', async () => {
  const [made] = await take('stores', [store('Loggbutikken', '4313', { phoneNumber: '41234567' })])
  const { entries } = (await superUser.get(`/api/v1/stores/${made?.id}/changes`)).json
  const labels: string[] = entries[0].fields.map(({ label }: { label: string }) => label)
  expect(labels).toContain('Navn')
  expect(labels.filter((label) => /id$/i.test(label))).toEqual([])
})
