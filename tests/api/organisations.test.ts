// Stores, builders and chains: reading, editing, terms by viewer, conflicts, logos, stock addresses, statistics and the log.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { LoggedChange } from '#domain/contracts/change'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { insertManifest } from '#functions/data/quotes/quote-repository'
import { findUser } from '#functions/data/users/user-repository'
import { rebuildNames } from '#functions/organisations/rebuild-names'
import { editAgent } from '#functions/organisations/update-organisation'
import {
  agentFields,
  storeFields,
} from '../../frontend/src/features/organisation/state/organisation-fields.ts'
import { agentContext, makeManifest } from '../factories/quotes.ts'
import type { Client } from './client.ts'
import { decoded } from './decoded.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, type Person, people } from './people.ts'

withEngines()
const clients = {} as Record<Person, Client>
beforeAll(async () => {
  await insertPeople()
  const names = [
    'storeClerk',
    'otherStoreClerk',
    'agent',
    'otherAgent',
    'chainUser',
    'superUser',
    'worker',
  ] as const
  for (const name of names) clients[name] = await loggedIn(name)
})

const AGENT = '/api/v1/agents/201'
const STORE = '/api/v1/stores/101'
const OTHER_STORE = '/api/v1/stores/102'

const versionOf = async (address: string): Promise<number> =>
  (await clients.superUser.get(address)).json.version
const put = async (who: Person, address: string, fields: object) =>
  clients[who].put(address, { version: await versionOf(address), ...fields })

describe('looking at one', () => {
  test('A-124 A-125 a builder has its fields, its store and its terms', async () => {
    const { json } = await clients.superUser.get(AGENT)
    expect(json).toMatchObject({
      id: 201,
      name: 'Kvistfri Bygg AS',
      contact: 'Hilde Birkeland',
      phoneNumber: '00020201',
      email: 'post@kvistfri-bygg.example',
      address: { address1: 'Sagveien 12', postalCode: '4313', postalAddress: 'SANDNES' },
      defaultMargin: 12,
      store: { id: 101, name: 'Tømmerringen Sandnes' },
      discountWindowNet: 32,
      discountDoorNet: 30,
      storeMargin: null,
    })
  })

  test('A-124 A-126 A-127 a store has its fields, its margin reference and its stock addresses', async () => {
    const { json } = await clients.superUser.get('/api/v1/stores/102')
    expect(json).toMatchObject({
      id: 102,
      name: 'Tømmerringen Haugesund',
      marginRef: 'TR-HAU',
      defaultMargin: 18,
      stockAddresses: [
        {
          code: 'L01',
          address1: 'Hovedlager',
          address2: 'Sagveien 12',
          postalCode: '4313',
          storeId: 102,
          complete: true,
        },
      ],
    })
  })

  test('A-192 A-193 A-194 terms are shown to those whom they concern', async () => {
    const keys = async (who: Person, address: string) => Object.keys((await clients[who].get(address)).json)
    const terms = ['discountWindowNet', 'discountDoorNet', 'storeMargin', 'defaultMargin']
    const seen = async (who: Person, address: string) => {
      const all = await keys(who, address)
      return terms.filter((term) => all.includes(term))
    }
    expect(await seen('superUser', AGENT)).toEqual(terms)
    expect(await seen('storeClerk', AGENT)).toEqual(['discountWindowNet', 'discountDoorNet', 'storeMargin'])
    expect(await seen('agent', AGENT)).toEqual(['discountWindowNet', 'discountDoorNet', 'defaultMargin'])
    expect(await seen('chainUser', AGENT)).toEqual([])
    expect(await seen('chainUser', STORE)).toEqual([])
    expect(await seen('storeClerk', STORE)).toEqual(['defaultMargin'])
  })

  test('A-205 A-210 one that is not there and one that is not yours to see are answered alike', async () => {
    for (const [who, address] of [
      ['agent', '/api/v1/agents/202'],
      ['agent', STORE],
      ['storeClerk', '/api/v1/stores/102'],
      ['worker', AGENT],
    ] as const) {
      const foreign = await clients[who].get(address)
      const missing = await clients[who].get(address.replace(/\d+$/, '999999'))
      expect([foreign.status, foreign.json]).toEqual([missing.status, missing.json])
      expect(foreign.status).toBe(404)
    }
  })
})

describe('editing', () => {
  test('A-153 A-154 A-177 A-180 optional fields may be empty, and what is filled in must be right', async () => {
    const empty = { contact: '', phoneNumber: '', email: '', address: { address1: '', postalCode: '4313' } }
    expect((await put('storeClerk', AGENT, empty)).status).toBe(200)
    const wrong = await put('storeClerk', AGENT, { phoneNumber: '1234567', email: 'a b@c.no' })
    expect(wrong.status).toBe(422)
    expect(wrong.json.details.issues).toEqual([
      { path: 'phoneNumber', message: 'Vennligst oppgi et gyldig telefonnummer (8 siffer)' },
      { path: 'email', message: 'Vennligst oppgi en gyldig e-postadresse' },
    ])
    const norwegian = await put('storeClerk', AGENT, { phoneNumber: '+47 412 34 567', email: 'a@b.no' })
    expect(norwegian.json.model.phoneNumber).toBe('41234567')
  })

  test('A-152 A-155 a name and a postal code there must be', async () => {
    for (const name of ['', '   ', 'x'.repeat(101), 'A\u0000B', 'A\u202eB', 'A\u200eB'])
      expect((await put('storeClerk', AGENT, { name })).status, JSON.stringify(name)).toBe(422)
    for (const postalCode of ['', '123', '12345', '12a4', '9998'])
      expect((await put('storeClerk', AGENT, { address: { address1: 'X', postalCode } })).status).not.toBe(
        200,
      )
    const moved = await put('storeClerk', AGENT, {
      address: { address1: 'Karl Johans gate 1', postalCode: 'N-0150' },
    })
    expect(moved.json.model.address).toEqual({
      address1: 'Karl Johans gate 1',
      postalCode: '0150',
      postalAddress: 'OSLO',
    })
  })

  test('names with quotes, emoji and foreign letters are kept as they are', async () => {
    for (const name of [`«O'Neil» & "Sønn" <AS>`, '👷‍♀️ Bygg', 'Žižek Ünlü', 'x'.repeat(100)]) {
      const saved = await put('storeClerk', AGENT, { name })
      expect(saved.json.model.name).toBe(name)
    }
    await put('storeClerk', AGENT, { name: 'Kvistfri Bygg AS' })
  })

  test('A-156 A-157 A-158 rates lie within their bounds and none is none', async () => {
    const terms = async (who: Person, field: string, value: unknown) =>
      (await put(who, AGENT, { [field]: value })).status
    for (const field of ['discountWindowNet', 'discountDoorNet']) {
      for (const value of [0, 101, 'abc', -1]) expect(await terms('storeClerk', field, value)).toBe(422)
      for (const value of [1, 100, 12.5, null]) expect(await terms('storeClerk', field, value)).toBe(200)
    }
    for (const value of [-1, 100, 'abc']) expect(await terms('storeClerk', 'storeMargin', value)).toBe(422)
    for (const value of [0, 99, null]) expect(await terms('storeClerk', 'storeMargin', value)).toBe(200)
    for (const value of [0, 100, 'abc']) expect(await terms('agent', 'defaultMargin', value)).toBe(422)
    for (const value of [1, 99, 12.5, null]) expect(await terms('agent', 'defaultMargin', value)).toBe(200)
  })

  test('A-161 name and address of a dealer are the provider’s to change; the rest is not', async () => {
    const refused = await put('storeClerk', STORE, { name: 'Nytt navn' })
    expect([refused.status, refused.json.code]).toEqual([403, 'organisation.read-only-field'])
    const { json: store } = await clients.storeClerk.get(STORE)
    const same = await clients.storeClerk.put(STORE, { ...store, contact: 'Kari Nes' })
    expect(same.status, same.text).toBe(200)
    expect(same.json.model).toMatchObject({ name: store.name, contact: 'Kari Nes' })
    expect((await put('storeClerk', STORE, { orderStop: { active: true, text: 'Kreditt' } })).status).toBe(
      403,
    )
  })

  test.each<[Person, string, Record<string, readonly unknown[]>]>([
    ['agent', AGENT, { storeMargin: [17, 16, null] }],
    ['chainUser', AGENT, { storeMargin: [17, 16], defaultMargin: [12, 13], discountWindowNet: [32, 31] }],
    ['chainUser', OTHER_STORE, { defaultMargin: [18, 19], marginRef: ['TR-HAU', 'TR-HAV', null] }],
    ['chainUser', OTHER_STORE, { discountMaxWindows: [35, 34], secondFactorRequired: [false, true] }],
    ['worker', STORE, { secondFactorRequired: [false, true] }],
  ])('A-192 A-193 A-194 %s finds out no term of %s by guessing', async (who, address, guesses) => {
    await put('superUser', AGENT, {
      storeMargin: 17,
      defaultMargin: 12,
      discountWindowNet: 32,
      discountDoorNet: 30,
    })
    for (const [field, values] of Object.entries(guesses)) {
      const answers = await Promise.all(values.map((value) => put(who, address, { [field]: value })))
      expect(
        answers.map(({ status, json }) => [status, json.code]),
        field,
      ).toEqual(values.map(() => [403, answers[0]?.json.code]))
    }
  })

  test('whoever sends back all that he was shown changes nothing by it, whatever was kept from him', async () => {
    for (const [who, address] of [
      ['agent', AGENT],
      ['chainUser', AGENT],
      ['chainUser', STORE],
      ['worker', STORE],
      ['superUser', STORE],
    ] as const) {
      const { json: shown } = await clients[who].get(address)
      const sent = await clients[who].put(address, shown)
      expect([sent.status, sent.json.model], `${who} ${address}`).toEqual([200, shown])
    }
  })

  test('the order stop is switched by super users, with its text and since when', async () => {
    expect((await put('superUser', STORE, { orderStop: { active: true, text: '' } })).status).toBe(422)
    const stopped = await put('superUser', STORE, {
      orderStop: { active: true, text: 'Kreditten er brukt opp' },
    })
    const { since } = stopped.json.model.orderStop
    expect(Date.parse(since)).toBeGreaterThan(Date.now() - 10_000)
    const reworded = await put('superUser', STORE, { orderStop: { active: true, text: 'Ring oss' } })
    expect(reworded.json.model.orderStop).toEqual({ active: true, text: 'Ring oss', since })
    expect((await put('superUser', STORE, { orderStop: { active: false, text: '' } })).status).toBe(200)
  })

  test('two who edit the same organisation: the later one is told what is there now, and nothing is lost', async () => {
    const { json: seen } = await clients.agent.get(AGENT)
    const first = await clients.storeClerk.put(AGENT, { version: seen.version, contact: 'Først' })
    expect(first.status).toBe(200)
    const second = await clients.agent.put(AGENT, { version: seen.version, email: 'sist@bygg.example' })
    expect([second.status, second.json.code]).toEqual([409, 'organisation.changed-meanwhile'])
    expect(second.json.details).toMatchObject({
      changedBy: `${people.storeClerk.firstname} ${people.storeClerk.lastname}`,
      current: { contact: 'Først', version: seen.version + 1 },
    })
    expect(Object.keys(second.json.details.current)).not.toContain('storeMargin')
    const again = await clients.agent.put(AGENT, { version: seen.version + 1, email: 'sist@bygg.example' })
    expect(again.json.model).toMatchObject({ contact: 'Først', email: 'sist@bygg.example' })
  })

  test('ten at once: one is saved, nine are told', async () => {
    const { json } = await clients.superUser.get(AGENT)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        clients.superUser.put(AGENT, { version: json.version, contact: `Nr ${index}` }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
  })

  test('a new name is shown with everybody’s role there, and found', async () => {
    const renamed = await put('superUser', AGENT, { name: 'Kvistløs Bygg AS' })
    expect(renamed.status).toBe(200)
    for (const id of [people.agent.id, people.both.id]) {
      const user = await findUser(id)
      const names = user?.contexts.flatMap(({ affiliation }) =>
        affiliation?.id === 201 ? affiliation.name : [],
      )
      expect(names).toEqual(['Kvistløs Bygg AS'])
    }
    expect((await clients.superUser.get('/api/v1/agents?q=kvistløs')).json).toHaveLength(1)
    const { json: former } = await clients.superUser.get('/api/v1/agents?q=kvistfri+as')
    expect(former.map(({ id }: { id: number }) => id)).not.toContain(201)
    await put('superUser', AGENT, { name: 'Kvistfri Bygg AS' })
  })
})

describe('a new name that was interrupted on its way to the people', () => {
  /** As it is when the program dies between the organisation and its people. */
  const renameAlone = async (name: string) => {
    const by = { userId: people.superUser.id, name: 'Marit Kvalheim' }
    const doing = { by, at: new Date(), action: 'edited', basedOn: null } as const
    expect((await editAgent(201, doing, (agent) => ({ ok: true, after: { ...agent, name } }))).ok).toBe(true)
  }
  const namesOf = async (id: number) =>
    (await findUser(id))?.contexts.flatMap(({ affiliation }) =>
      affiliation?.id === 201 ? affiliation.name : [],
    )
  const found = async (q: string) =>
    (await clients.superUser.get(`/api/v1/users?q=${encodeURIComponent(q)}`)).json.map(
      ({ id }: { id: number }) => id,
    )
  afterEach(async () => {
    await put('superUser', AGENT, { name: 'Kvistfri Bygg AS' })
  })

  test.each([
    ['the person', `/api/v1/users/${people.agent.id}`],
    ['the people of the builder', `${AGENT}/users`],
    ['the list of people', '/api/v1/users?q=byggmester'],
  ])('reaches everybody when anybody looks at %s, who is shown it at once', async (_, address) => {
    await renameAlone('Kvisttett Bygg AS')
    expect(await namesOf(people.agent.id)).toEqual(['Kvistfri Bygg AS'])
    const looked = await clients.superUser.get(address)
    expect(looked.text).not.toContain('Kvistfri Bygg AS')
    for (const id of [people.agent.id, people.both.id])
      expect(await namesOf(id)).toEqual(['Kvisttett Bygg AS'])
    expect(await found('kvisttett')).toEqual(expect.arrayContaining([people.agent.id, people.both.id]))
    expect(await found('kvistfri')).toEqual([])
    const { version } = (await clients.superUser.get(`/api/v1/users/${people.agent.id}`)).json
    await clients.superUser.get(address)
    expect((await clients.superUser.get(`/api/v1/users/${people.agent.id}`)).json.version).toBe(version)
  })

  test('reaches everybody by the rebuilding of lists too, which then finds nothing left', async () => {
    await renameAlone('Kvisttett Bygg AS')
    expect(await rebuildNames(new Date())).toEqual({ ok: true, value: 2 })
    expect(await namesOf(people.both.id)).toEqual(['Kvisttett Bygg AS'])
    expect(await rebuildNames(new Date())).toEqual({ ok: true, value: 0 })
  })
})

describe('lists', () => {
  test('A-203 A-209 builders and stores are filtered and paged', async () => {
    const names = async (who: Person, address: string) =>
      (await clients[who].get(address)).json.map(({ name }: { name: string }) => name)
    expect(await names('superUser', '/api/v1/agents?limit=500')).toEqual([
      'Kvistfri Bygg AS',
      'Vinkel og Vater AS',
    ])
    expect(await names('storeClerk', '/api/v1/agents?q=vater')).toEqual(['Vinkel og Vater AS'])
    expect(await names('superUser', '/api/v1/agents?offset=1&limit=1')).toEqual(['Vinkel og Vater AS'])
    expect(await names('otherStoreClerk', '/api/v1/agents')).toEqual([])
    expect(await names('chainUser', '/api/v1/stores')).toHaveLength(2)
    expect(await names('superUser', '/api/v1/stores?q=haugesund')).toEqual(['Tømmerringen Haugesund'])
    for (const who of ['agent', 'worker'] as const)
      for (const list of ['agents', 'stores'])
        expect((await clients[who].get(`/api/v1/${list}`)).status).toBe(403)
    expect((await clients.superUser.get('/api/v1/agents?limit=501')).status).toBe(422)
  })

  test('A-208 A-212 A-216 the builders of a store and the people of an organisation', async () => {
    const builders = await clients.storeClerk.get(`${STORE}/agents?offset=1&limit=1`)
    expect(builders.json.map(({ id }: { id: number }) => id)).toEqual([202])
    expect((await clients.worker.get(`${STORE}/agents`)).status).toBe(403)
    const ids = async (who: Person, address: string) =>
      (await clients[who].get(address)).json.map(({ id }: { id: number }) => id).toSorted()
    expect(await ids('storeClerk', `${AGENT}/users`)).toEqual([3, 7])
    expect(await ids('worker', `${STORE}/users`)).toEqual([1, 7, 8, 9])
    expect(await ids('worker', `${STORE}/users?limit=2&offset=2`)).toHaveLength(2)
    const [, both] = (await clients.storeClerk.get(`${AGENT}/users`)).json
    expect(both.roles).toEqual([{ role: 'ADMINISTRATOR', enabled: true }])
  })

  test('A-211 a store is neither made nor deleted', async () => {
    expect((await clients.superUser.post('/api/v1/stores', {})).status).toBe(405)
    expect((await clients.superUser.delete(STORE)).status).toBe(405)
  })
})

describe('a builder', () => {
  const body = { storeId: 101, name: 'Nye Bygg', address: { address1: '', postalCode: '4313' } }

  test('A-204 A-279 is made once however often it is sent, and has no margin until somebody sets one', async () => {
    const key = { headers: { 'idempotency-key': 'ny-byggmester-1' } }
    const first = await clients.storeClerk.post('/api/v1/agents', { ...body, discountWindowNet: 25 }, key)
    const again = await clients.storeClerk.post('/api/v1/agents', { ...body, discountWindowNet: 25 }, key)
    expect(first.status, first.text).toBe(201)
    expect(again.json).toEqual(first.json)
    const { id } = first.json.model
    const { json } = await clients.superUser.get(`/api/v1/agents/${id}`)
    expect(json).toMatchObject({ name: 'Nye Bygg', discountWindowNet: 25, defaultMargin: null })
    expect(json.address.postalAddress).toBe('SANDNES')
  })

  test('is made by nobody for a store that is not theirs', async () => {
    expect((await clients.otherStoreClerk.post('/api/v1/agents', body)).status).toBe(404)
    expect((await clients.worker.post('/api/v1/agents', body)).status).toBe(403)
    expect((await clients.agent.post('/api/v1/agents', body)).status).toBe(404)
    expect((await clients.chainUser.post('/api/v1/agents', body)).status).toBe(403)
  })

  test('A-205 is taken away when nobody works there and nothing was sold', async () => {
    const { id } = (await clients.storeClerk.post('/api/v1/agents', body)).json.model
    const address = `/api/v1/agents/${id}`
    expect((await clients.storeClerk.delete(address)).status).toBe(403)
    expect((await clients.superUser.delete(address)).status).toBe(200)
    expect((await clients.superUser.get(address)).status).toBe(404)
    const { json } = await clients.superUser.get('/api/v1/agents?q=nye&limit=500')
    expect(json.map((each: { id: number }) => each.id)).not.toContain(id)
    expect((await clients.superUser.delete(address)).status).toBe(404)
  })

  test('is kept while people work there, and while an order or a quote names it', async () => {
    const withPeople = await clients.superUser.delete(AGENT)
    expect([withPeople.status, withPeople.json.code]).toEqual([409, 'organisation.has-people'])
    const { id } = (await clients.storeClerk.post('/api/v1/agents', { ...body, name: 'Bygg med ordre' })).json
      .model
    const address = `/api/v1/agents/${id}`
    const ordered = { orderNumber: 900_001, status: QUOTE_STATUS.ordered } as const
    const quote = makeManifest(ordered, agentContext())
    await insertManifest({ ...quote, owner: { ...quote.owner, storeId: 102, agentId: id } })
    const withOrder = await clients.superUser.delete(address)
    expect([withOrder.status, withOrder.json.code]).toEqual([409, 'organisation.has-quotes'])
    expect(withOrder.json.message).toContain('tilbud')
    expect((await clients.superUser.get(address)).status).toBe(200)
  })
})

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1c3f66' } })
const upload = (bytes: Buffer, imageType = 'image/png') => ({
  base64Data: bytes.toString('base64'),
  imageType,
})

describe('logos', () => {
  test('A-134 A-206 A-217 a logo is taken, shown to those who see the organisation, and a placeholder to others', async () => {
    const before = await clients.storeClerk.get('/assets/agents/201/logo')
    expect(before.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    const file = await png(300, 150).png().toBuffer()
    const saved = await clients.agent.put(`${AGENT}/logo`, upload(file))
    expect([saved.status, saved.json.message]).toEqual([200, 'Logo oppdatert'])
    expect(saved.json.model.logoUrl).toMatch(/^\/assets\/agents\/201\/logo\?v=/)
    const shown = await clients.storeClerk.get(saved.json.model.logoUrl)
    expect(shown.headers['content-type']).toBe('image/png')
    // It is written anew, so the bytes are others and the picture is the same.
    expect(await decoded(shown.bytes)).toEqual(await decoded(file))
    const known = await clients.storeClerk.get('/assets/agents/201/logo', {
      headers: { 'if-none-match': shown.headers.etag ?? '' },
    })
    expect(known.status).toBe(304)
    const foreign = await clients.otherStoreClerk.get('/assets/agents/201/logo')
    const missing = await clients.otherStoreClerk.get('/assets/agents/999/logo')
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text])
    expect(foreign.text).toContain('<svg')
    expect((await clients.agent.get('/assets/users/1/logo')).status).toBe(422)
  })

  test('A-171 PNG and JPEG by what stands in them are taken, everything else is not', async () => {
    const jpeg = await png(200, 60).jpeg().toBuffer()
    for (const type of ['image/jpeg', 'image/jpg', 'image/png'])
      expect((await clients.storeClerk.put(`${STORE}/logo`, upload(jpeg, type))).status).toBe(200)
    const gif = await png(10, 10).gif().toBuffer()
    const webp = await png(10, 10).webp().toBuffer()
    for (const file of [gif, webp, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]) {
      const refused = await clients.storeClerk.put(`${STORE}/logo`, upload(file))
      expect(refused.json.message).toBe('Filformat må være .png eller .jpg/.jpeg')
    }
    expect(
      (await clients.storeClerk.put(`${STORE}/logo`, { base64Data: '§', imageType: 'image/png' })).status,
    ).toBe(422)
    expect((await clients.worker.put(`${STORE}/logo`, upload(jpeg))).status).toBe(403)
  })

  test('pictures that are cut off, that lie, that are huge or that unpack without end are refused', async () => {
    const good = await png(300, 150).png().toBuffer()
    const jpeg = await png(300, 150).jpeg().toBuffer()
    const spoilt = Buffer.from(good)
    spoilt[spoilt.length - 20] = (spoilt[spoilt.length - 20] ?? 0) ^ 0xff
    // Every part is whole, and half of the picture is not there.
    const hollow = Buffer.concat([jpeg.subarray(0, jpeg.length - 120), jpeg.subarray(jpeg.length - 2)])
    const codeOf = async (file: Buffer) =>
      (await clients.storeClerk.put(`${STORE}/logo`, upload(file))).json.code
    for (const file of [
      good.subarray(0, good.length - 30),
      jpeg.subarray(0, jpeg.length - 30),
      spoilt,
      Buffer.concat([good, Buffer.from('<script>alert(1)</script>')]),
      Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004')]),
      hollow,
      await bomb(),
    ])
      expect(await codeOf(file)).toBe('logo.broken')
    expect(await codeOf(await png(20_000, 40).png().toBuffer())).toBe('logo.too-large')
    const much = { base64Data: 'A'.repeat(1_500_000), imageType: 'image/png' }
    expect((await clients.storeClerk.put(`${STORE}/logo`, much)).status).toBe(413)
  })
})

/** Says that it is small, and unpacks to 64 MB. */
const bomb = async (): Promise<Buffer> => {
  const { crc32 } = await import('node:zlib')
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(100, 0)
  head.writeUInt32BE(50, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64 * 1024 * 1024))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('stock addresses', () => {
  const address = { address1: 'Uteplass', address2: 'Spunsgata 4', postalCode: '4322' }

  test('A-162 A-163 A-214 A-215 one is added with a code, and each is changed by its code', async () => {
    const added = await clients.storeClerk.put(`${STORE}/stockAddresses`, address)
    expect(added.json.model.stockAddresses).toMatchObject([
      { code: 'L01' },
      { code: 'L02', ...address, postalAddress: 'SANDNES', complete: true, storeId: 101 },
    ])
    const changed = await clients.storeClerk.post(`${STORE}/stockAddresses/L02`, {
      address1: 'Kaien',
      address2: '',
      postalCode: '5003',
    })
    expect(changed.json.model.stockAddresses[1]).toMatchObject({
      code: 'L02',
      address1: 'Kaien',
      complete: false,
    })
    expect(changed.json.model.stockAddresses[0]).toEqual(added.json.model.stockAddresses[0])
    const refused = await clients.storeClerk.put(`${STORE}/stockAddresses`, { ...address, address1: ' ' })
    expect(refused.json.message).toContain('Påkrevet felt')
    for (const postalCode of ['', '123'])
      expect(
        (await clients.storeClerk.put(`${STORE}/stockAddresses`, { ...address, postalCode })).status,
      ).toBe(422)
    expect((await clients.storeClerk.post(`${STORE}/stockAddresses/L99`, address)).status).toBe(404)
    expect((await clients.worker.put(`${STORE}/stockAddresses`, address)).status).toBe(403)
    expect((await clients.agent.put(`${STORE}/stockAddresses`, address)).status).toBe(404)
  })

  test('a change that is based on what is no longer there is a conflict', async () => {
    const version = await versionOf(STORE)
    await put('superUser', STORE, { contact: 'En annen' })
    const late = await clients.storeClerk.post(`${STORE}/stockAddresses/L01`, { ...address, version })
    expect(late.status).toBe(409)
  })
})

describe('the field of what customers pay by default', () => {
  const hasField = async (who: Person, address: string): Promise<boolean> => {
    const { json } = await clients[who].get(address)
    const fields = address.startsWith('/api/v1/stores') ? storeFields(json) : agentFields(json)
    return fields.some(({ name }) => name === 'defaultMargin')
  }

  test.each([
    ['superUser', true],
    ['agent', true],
    ['storeClerk', false],
  ] as const)(
    'A-196 of a builder with a store margin is there for «%s»: %s, and of one without for nobody',
    async (who, isThere) => {
      for (const [storeMargin, expected] of [
        [5, isThere],
        [null, false],
      ] as const) {
        await put('superUser', AGENT, { storeMargin })
        expect(await hasField(who, AGENT)).toBe(expected)
      }
    },
  )

  test('A-195 of a store is there with a margin reference', async () => {
    expect(await hasField('superUser', '/api/v1/stores/102')).toBe(true)
    expect(await hasField('otherStoreClerk', '/api/v1/stores/102')).toBe(true)
    expect(await hasField('superUser', STORE)).toBe(false)
    expect(await hasField('storeClerk', STORE)).toBe(false)
  })
})

describe('statistics', () => {
  test('A-133 A-207 A-213 offers and sales by month, of the builder, of the store and of both', async () => {
    expect((await clients.otherStoreClerk.get('/api/v1/stores/102/statistics/orders')).json).toEqual({
      offers: [],
      sales: [],
    })
    const own = (await clients.storeClerk.post('/api/v1/offers')).json.model.orderNumber
    await clients.agent.post('/api/v1/offers')
    await clients.agent.post('/api/v1/offers')
    const counts = async (who: Person, address: string) => {
      const { offers, sales } = (await clients[who].get(address)).json
      expect([offers.length, sales.length]).toEqual([12, 12])
      return [offers.at(-1).orders, sales.at(-1).orders]
    }
    expect(await counts('storeClerk', `${STORE}/statistics/orders`)).toEqual([1, 0])
    expect(await counts('storeClerk', `${STORE}/statistics/orders?includeAgents=true`)).toEqual([3, 0])
    expect(await counts('agent', `${AGENT}/statistics/orders`)).toEqual([2, 0])
    expect(own).toBeGreaterThan(0)
    expect((await clients.superUser.delete(AGENT)).status).toBe(409)
  })
})

describe('who did what', () => {
  test('each change is told with what was and what is, newest first, page by page', async () => {
    const { id } = (
      await clients.storeClerk.post('/api/v1/agents', {
        storeId: 101,
        name: 'Loggført Bygg',
        address: { address1: '', postalCode: '4313' },
        storeMargin: 10,
      })
    ).json.model
    const address = `/api/v1/agents/${id}`
    await put('storeClerk', address, { storeMargin: 12 })
    await put('superUser', address, { contact: 'Per', defaultMargin: 15 })
    await put('superUser', address, { discountDoorNet: 30 })
    const log = async (who: Person, query = ''): Promise<LoggedChange[]> =>
      (await clients[who].get(`${address}/changes${query}`)).json.entries
    const told = (entries: readonly LoggedChange[]) =>
      entries.map(({ action, fields }) => [action, ...fields.map(({ field }) => field)].join(' '))
    expect(told(await log('superUser')).slice(0, 3)).toEqual([
      'Avtalevilkår endret discountDoorNet',
      'Endret contact defaultMargin',
      'Avtalevilkår endret storeMargin',
    ])
    expect(told(await log('storeClerk')).slice(0, 2)).toEqual([
      'Avtalevilkår endret discountDoorNet',
      'Endret contact',
    ])
    const [newest] = await log('superUser', '?limit=1')
    expect(newest).toMatchObject({
      fields: [{ field: 'discountDoorNet', label: 'Rabatt på dører', before: '0', after: '30' }],
    })
    expect(told(await log('superUser', `?limit=1&before=${newest?.version}`))).toEqual([
      'Endret contact defaultMargin',
    ])
    expect((await clients.worker.get(`${STORE}/changes`)).status).toBe(403)
    expect((await clients.agent.get(`${address}/changes`)).status).toBe(404)
  })

  test('a builder reads nothing in it of what the store keeps', async () => {
    await put('superUser', AGENT, { storeMargin: 17 })
    const { json } = await clients.agent.get(`${AGENT}/changes?limit=100`)
    expect(JSON.stringify(json)).not.toContain('storeMargin')
    expect(json.entries.length).toBeGreaterThan(3)
  })
})

test('A-021 a chain is looked at by its own people, and its terms by super users', async () => {
  expect((await clients.chainUser.get('/api/v1/chains/1')).json).toEqual({
    id: 1,
    version: 1,
    name: 'Tømmerringen',
    secondFactorRequired: false,
    showsStores: true,
  })
  expect((await clients.superUser.get('/api/v1/chains/1')).json).toMatchObject({ netWindows: 42 })
  for (const who of ['storeClerk', 'agent'] as const)
    expect((await clients[who].get('/api/v1/chains/1')).status).toBe(404)
  expect((await clients.superUser.delete('/api/v1/chains/1')).status).toBe(405)
})

test('the dealers of a chain are listed by name and found by a word, for whoever sees them all', async () => {
  const idsFor = async (who: Person, search = '') =>
    (await clients[who].get(`/api/v1/chains/1/stores${search}`)).json.map(({ id }: { id: number }) => id)
  expect(await idsFor('superUser')).toEqual([102, 101])
  expect(await idsFor('chainUser')).toEqual([102, 101])
  expect(await idsFor('superUser', '?q=haugesund')).toEqual([102])
  expect(await idsFor('superUser', '?limit=1&offset=1')).toEqual([101])
  expect((await clients.storeClerk.get('/api/v1/chains/1/stores')).status).toBe(404)
})

test('a chain demands a second factor of its administrators by their own decision, which loses to no other', async () => {
  const demand = (
    who: 'chainUser' | 'storeClerk' | 'superUser',
    version: number,
    secondFactorRequired = true,
  ) => clients[who].put('/api/v1/chains/1', { version, secondFactorRequired })
  const { version } = (await clients.chainUser.get('/api/v1/chains/1')).json
  expect((await demand('storeClerk', version)).status).toBe(404)
  expect((await demand('chainUser', version)).json.model).toMatchObject({ secondFactorRequired: true })
  expect((await demand('superUser', version, false)).status).toBe(409)
  const { entries } = (await clients.superUser.get('/api/v1/chains/1/changes')).json
  expect(entries[0].action).toBe('Krav om tofaktor endret')
  expect((await demand('superUser', version + 1, false)).status).toBe(200)
})
