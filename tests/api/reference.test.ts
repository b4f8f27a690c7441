// The product menu, colours, postal codes and the price list, as every dealer's browser fetches them.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { models } from '#domain/catalogue/data/models'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { listFaults } from '#functions/data/faults/fault-repository'
import { logger } from '#functions/http/log'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()
let client: Client
beforeAll(async () => {
  await insertPeople()
  client = await loggedIn('storeClerk')
})

describe('the product menu', () => {
  test('Q-031 Q-183: has a group per tab, each with its models and badges', async () => {
    const { status, json } = await client.get('/api/v1/productgroups')
    const basic = json.find(({ pk }: { pk: number }) => pk === 10)

    expect(status).toBe(200)
    expect(json.every(({ productModels }: { productModels: unknown[] }) => productModels.length > 0)).toBe(
      true,
    )
    expect(basic).toMatchObject({ name: 'Vinduer Basic' })
    expect(basic.productModels[0]).toMatchObject({
      id: '1001',
      description: 'Skjær Fastkarm',
      basic: true,
      fastlane: true,
      extra: false,
      fire: false,
      sound: false,
    })
  })

  test.each(['extra', 'basic', 'panelQuality', 'fastlane', 'fire', 'sound'])(
    'Q-033: some model is marked %s, and some is not',
    async (badge) => {
      const { json } = await client.get('/api/v1/productgroups')
      const marks: boolean[] = json.flatMap(
        ({ productModels }: { productModels: Record<string, boolean>[] }) =>
          productModels.map((model) => model[badge]),
      )

      expect(new Set(marks)).toEqual(new Set([true, false]))
    },
  )
})

describe('the picture of a model', () => {
  test('A-253: is also the picture of the group that it comes first in', async () => {
    const { json } = await client.get('/api/v1/productgroups')
    for (const { imageUrl, productModels } of json) expect(imageUrl).toBe(productModels[0].imageUrl)
  })

  test('Q-032: is a drawing behind every tile, kept for as long as the program is the same', async () => {
    const { json } = await client.get('/api/v1/productgroups')
    const tiles: { imageUrl: string }[] = json.flatMap(
      ({ productModels }: { productModels: { imageUrl: string }[] }) => productModels,
    )

    expect(tiles).toHaveLength(models.length)
    for (const { imageUrl } of tiles) {
      const picture = await makeClient().get(imageUrl)
      expect([imageUrl, picture.status]).toEqual([imageUrl, 200])
      expect(picture.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
      expect(picture.headers['cache-control']).toContain('immutable')
      expect(picture.text).toMatch(/^<svg [^>]*viewBox="[^"]+">.*<\/svg>$/s)
      expect(picture.text).toContain('<path')
      expect(picture.text).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('may change when it is asked for without the version', async () => {
    const picture = await makeClient().get('/api/v1/drawings/models/1001.svg')

    expect(picture.headers['cache-control']).toBe('public, max-age=300')
  })

  test.each([
    ['9999.svg', 404],
    ['1001.png', 422],
    ['1001', 422],
    ['..%2f1001.svg', 422],
  ])('%s: %d', async (file, status) => {
    expect((await makeClient().get(`/api/v1/drawings/models/${file}`)).status).toBe(status)
  })
})

describe('colours', () => {
  test.each([
    ['door', 37],
    ['window/aluminium', 66],
    ['window/wood', 64],
  ])('Q-182 Q-312 A-135: the list %s has its %d colours, those without a place last', async (list, count) => {
    const { json } = await client.get(`/api/v1/colors/${list}`)

    expect(json).toHaveLength(count)
    expect(Object.keys(json[0]).sort()).toEqual([
      'backendCode',
      'code',
      'colorType',
      'description',
      'rgbHex',
      'sorting',
      'std',
    ])
    const places: readonly number[] = json.map(({ sorting }: { sorting: number }) => sorting)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places.at(-1)).toBe(10_000)
    for (const { colorType } of json) expect(['NCS', 'RAL']).toContain(colorType)
  })

  test.each([
    ['door', 'hvit'],
    ['window/aluminium', 'hvit'],
    ['window/wood', 'hvit'],
  ])('Q-312 A-251: the list %s is narrowed to what is %s, or has a code like it', async (list, q) => {
    const { json } = await client.get(`/api/v1/colors/${list}?q=${q}`)
    const whole = await client.get(`/api/v1/colors/${list}`)

    expect(json.length).toBeGreaterThan(0)
    expect(json.length).toBeLessThan(whole.json.length)
    for (const { description } of json) expect(description.toLowerCase()).toContain(q)

    const { code } = whole.json.at(-1)
    const byCode = await client.get(`/api/v1/colors/${list}?q=${encodeURIComponent(code.toLowerCase())}`)
    expect(byCode.json.map((color: { code: string }) => color.code)).toContain(code)
    expect(byCode.json.length).toBeLessThan(whole.json.length)
  })

  test('are found by what is typed, from three letters on', async () => {
    const found = await client.get('/api/v1/colors/window/aluminium?q=7016')
    const few = await client.get('/api/v1/colors/window/aluminium?q=70')

    expect(found.json.map(({ code }: { code: string }) => code)).toContain('RAL 7016')
    expect(few.json).toEqual([])
  })

  test('a search without end is refused', async () => {
    expect((await client.get(`/api/v1/colors/door?q=${'a'.repeat(61)}`)).status).toBe(422)
  })
})

describe('postal codes', () => {
  test.each([
    ['0150', 'OSLO', 1],
    ['4330', 'ÅLGÅRD', 1],
    ['8300', 'SVOLVÆR', 2],
    ['5547', 'UTSIRA', 2],
    ['9170', 'LONGYEARBYEN', 0],
    ['0001', 'OSLO', 0],
  ])('Q-185 A-252: %s is %s in zone %d', async (code, name, zone) => {
    expect((await client.get(`/api/v1/postalcodes/${code}`)).json).toEqual({ code, name, zone })
  })

  test.each(['9999', '015', '01500', 'abcd', '__proto__', '%20'])('A-252: %s is unknown', async (code) => {
    const reply = await client.get(`/api/v1/postalcodes/${code}`)

    expect([reply.status, reply.json.message]).toEqual([404, 'Ukjent postnummer'])
  })
})

describe('the price list in force', () => {
  test('is handed to sellers, and only once', async () => {
    const first = await client.get('/api/v1/pricelists/current')
    const again = await client.get('/api/v1/pricelists/current', {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    })

    expect(first.json).toEqual({ list: priceList2026 })
    expect(first.headers['cache-control']).toContain('private')
    expect([again.status, again.text]).toEqual([304, ''])
  })

  test('is kept from chain users and from strangers', async () => {
    const chain = await (await loggedIn('chainUser')).get('/api/v1/pricelists/current')
    const stranger = await makeClient().get('/api/v1/pricelists/current')

    expect([chain.status, chain.json.code]).toEqual([403, 'access.denied'])
    expect(stranger.status).toBe(401)
  })
})

describe('what browsers report', () => {
  const entry = {
    timestamp: '2026-11-20T10:00:00.000Z',
    environment: 'tests',
    logLevel: 'warn',
    logger: 'colors',
    message: 'Fargen #12 er ikke gyldig',
  }

  test('A-137 A-254: stands in the log with the page, the build and what the person was told to read out', async () => {
    const written = vi.spyOn(logger(), 'error').mockImplementation(() => undefined)
    const told = { page: '/tilbud/100001', build: '2025.10.2', trace: 'K7F3-92QD' }
    const store = await loggedIn('otherStoreClerk')
    const reply = await store.post('/api/v1/logging', { ...entry, logLevel: 'error', ...told })
    expect(reply.status).toBe(200)
    expect(written.mock.calls[0]?.[1]).toMatchObject(told)
    written.mockRestore()

    const [fault] = await listFaults(new Date(), 1)
    expect(fault).toMatchObject({
      source: 'browser',
      kind: 'Fargen ## er ikke gyldig',
      count: 1,
      place: told.page,
      trace: told.trace,
      build: told.build,
    })
    for (const fault of [{ logLevel: 'fatal' }, { trace: 'not-one' }, { page: 'a'.repeat(300) }, { more: 1 }])
      expect((await store.post('/api/v1/logging', { ...entry, ...fault })).status).toBe(422)
  })

  test('Q-328: stands in the log with all that the browser said', async () => {
    const written = vi.spyOn(logger(), 'warn')
    const store = await loggedIn('otherStoreClerk')
    await store.post('/api/v1/logging', entry)
    const { message, timestamp, environment, logger: part } = entry
    expect(written.mock.calls).toEqual([
      ['client', { said: message, saidAt: timestamp, environment, logger: part, userId: 2 }],
    ])
    written.mockRestore()
  })

  test('Q-328: is logged, at most sixty lines a minute', async () => {
    const agent = await loggedIn('agent')
    const statuses = []
    for (let line = 0; line < 61; line += 1) {
      statuses.push((await agent.post('/api/v1/logging', entry)).status)
    }

    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
    expect(statuses[60]).toBe(429)
  })

  test('A-254: is not taken from strangers', async () => {
    const { status, json } = await makeClient().post('/api/v1/logging', entry)
    expect([status, json.message]).toEqual([401, 'Ikke autentisert'])
  })
})
