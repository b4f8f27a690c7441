// What every endpoint has in common: where a request may come from, what it may carry, and what an answer looks like.

import { beforeAll, describe, expect, test, vi } from 'vitest'
import { clientVersion } from '#domain/contracts/version'
import { registry } from '#functions/api/openapi/registry'
import { listFaults } from '#functions/data/faults/fault-repository'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn, people, spoilUser } from './people.ts'

withEngines()
let client: Client
beforeAll(async () => {
  await insertPeople()
  client = await loggedIn('storeClerk')
})

const LOGIN = '/api/v1/auth/login'
const CURRENT = '/api/v1/contexts/current'

test('A-202: every call that is not for a file is answered in JSON, also where it is refused', async () => {
  const stranger = makeClient()
  const wrong: string[] = []
  const calls = registry.filter(({ produces }) => produces === undefined)
  expect(calls.length).toBeGreaterThan(120)
  for (const { method, path, body } of calls) {
    const address = path.replaceAll(/\{\w+\}/g, '1')
    const sent = body === undefined ? {} : { body: {} }
    const replies = [await stranger.send(method.toUpperCase(), address, sent)]
    if (method === 'get') replies.push(await client.get(address))
    for (const { headers } of replies)
      if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
        wrong.push(`${method} ${address}: ${headers['content-type']}`)
  }
  expect(wrong).toEqual([])
})

describe('a write', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://lysvag.example.evil.example' }],
    [{ origin: 'http://lysvag.example:8080' }],
  ])('is refused when the browser says that it comes from elsewhere: %o', async (headers) => {
    const reply = await client.put(CURRENT, { contextId: 11 }, { headers })

    expect([reply.status, reply.json.code]).toEqual([403, 'request.foreign-origin'])
  })

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://lysvag.example' }],
    [{ origin: 'https://vindu.example', 'x-forwarded-host': 'vindu.example' }],
    [{}],
  ])('is taken from our own pages: %o', async (headers) => {
    expect((await client.put(CURRENT, { contextId: 11 }, { headers })).status).toBe(200)
  })

  test('from elsewhere cannot log anybody in or out', async () => {
    const headers = { origin: 'https://evil.example' }

    expect((await makeClient().post(LOGIN, {}, { headers })).status).toBe(403)
    expect((await client.post('/api/v1/auth/logout', undefined, { headers })).status).toBe(403)
    expect((await client.get(CURRENT)).status).toBe(200)
  })

  test('a read may come from a link on another page', async () => {
    expect((await client.get(CURRENT, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(200)
  })
})

describe('a request that came past the CDN', () => {
  test.each([{ 'x-origin-secret': '' }, { 'x-origin-secret': 'only-the-cdn-guess' }])(
    'is refused, however it names its viewer: %o',
    async (headers) => {
      const forged = { ...headers, 'x-viewer-address': '192.0.2.99' }
      const reply = await client.get(CURRENT, { headers: forged })

      expect([reply.status, reply.json.code]).toEqual([403, 'request.foreign-origin'])
    },
  )

  test('while the secret is changed the new one and the one before open, and no third', async () => {
    vi.stubEnv('ORIGIN_SECRET_BEFORE', 'the-one-before')
    const statusWith = async (secret: string) =>
      (await client.get(CURRENT, { headers: { 'x-origin-secret': secret } })).status
    expect(await statusWith('the-one-before')).toBe(200)
    expect((await client.get(CURRENT)).status).toBe(200)
    expect(await statusWith('the-one-before-that')).toBe(403)
    vi.unstubAllEnvs()
    expect(await statusWith('the-one-before')).toBe(403)
  })
})

describe('a body', () => {
  test.each(['', '{', '{"contextId":', 'contextId=11', '\u0000', '{"contextId":NaN}', "{'contextId':11}"])(
    'that is not JSON is 400: «%s»',
    async (text) => {
      const reply = await client.put(CURRENT, undefined, {
        text,
        headers: { 'content-type': 'application/json' },
      })

      expect([reply.status, reply.json]).toEqual([
        400,
        { code: 'request.malformed', message: 'Forespørselen kunne ikke leses.' },
      ])
    },
  )

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonx',
    '',
  ])('of type «%s» is 415', async (type) => {
    const reply = await client.put(CURRENT, undefined, {
      text: '{"contextId":11}',
      headers: { 'content-type': type },
    })

    expect([reply.status, reply.json.code]).toEqual([415, 'request.unsupported-type'])
  })

  test.each([
    [{}, 'contextId', 'rolle'],
    [{ contextId: '11' }, 'contextId', 'rolle'],
    [{ contextId: 1.5 }, 'contextId', 'rolle'],
    [{ contextId: null }, 'contextId', 'rolle'],
    [[], '', 'forespørsel'],
    [{ contextId: 11, extra: true }, '', 'forespørsel'],
  ])('that breaks the contract is 422 and names the field: %j', async (body, path, field) => {
    const reply = await client.put(CURRENT, body)

    expect(reply.status).toBe(422)
    expect(reply.json).toMatchObject({
      code: 'request.invalid',
      message: `Ugyldig verdi for feltet ${field}.`,
      details: { path },
    })
  })

  test('Q-212 Q-220: is told what the contract says about the field', async () => {
    const quote = await client.post('/api/v1/offers')
    const { orderNumber, version } = quote.json.model
    const deliveryLabel = 'a'.repeat(31)
    const reply = await client.put(`/api/v1/offers/${orderNumber}`, { version, deliveryLabel })

    expect(reply.json).toMatchObject({
      message: 'Ugyldig verdi for feltet merking. Maksimal lengde er 30 tegn.',
      details: { issues: [{ path: 'deliveryLabel', message: 'Maksimal lengde er 30 tegn' }] },
    })
  })

  test('Q-212: that is beyond a limit of the contract is told the limit, in the words of the fields', async () => {
    const quote = await client.post('/api/v1/offers')
    const { orderNumber } = quote.json.model
    const made = await client.post('/api/v1/products', {
      orderNumber,
      sourceOrderNumber: 0,
      sourceRowId: 1002,
    })
    const { rowNumber, revision } = made.json.model
    const said = async (choices: object) => {
      const { json } = await client.put(`/api/v1/products/${orderNumber}/0/${rowNumber}`, {
        revision,
        choices,
      })
      return json.message.replaceAll('\u00a0', ' ')
    }

    expect(await said({ width: 30_000 })).toBe('Ugyldig verdi for feltet bredde. Høyst 20 000 mm.')
    expect(await said({ numberOfVents: 9 })).toBe('Ugyldig verdi for feltet ventiler. Høyst 3 stk.')
    expect(await said({ reference: 'a'.repeat(61) })).toBe(
      'Ugyldig verdi for feltet referanse. Høyst 60 tegn.',
    )
    expect(await said({ width: 'bred' })).toBe('Ugyldig verdi for feltet bredde.')
    expect(await said({ width: 1590, height: 1890 })).toMatch(
      /^Toppsving kan leveres .+ Høyde høyst 1 509 mm ved 1 590 bredde\.$/,
    )
  })

  test('that is larger than the endpoint takes is 413', async () => {
    const entry = {
      timestamp: '',
      environment: '',
      logLevel: 'error',
      logger: '',
      message: 'a'.repeat(11_000),
    }
    const reply = await client.post('/api/v1/logging', entry)

    expect([reply.status, reply.json.code]).toEqual([413, 'request.too-large'])
  })
})

describe('an address', () => {
  test('that no endpoint has is 404', async () => {
    const reply = await client.get('/api/v1/contexts/current/never')

    expect([reply.status, reply.json.code]).toEqual([404, 'request.not-found'])
  })

  test('takes only its own methods', async () => {
    const reply = await client.delete(CURRENT)

    expect([reply.status, reply.json.code]).toEqual([405, 'request.method-not-allowed'])
  })
})

describe('an answer', () => {
  test.each([
    ['GET', CURRENT, 200],
    ['GET', '/api/v1/contexts/never', 404],
    ['DELETE', CURRENT, 405],
    ['PUT', CURRENT, 415],
  ])('Q-329: %s %s carries the version of the server', async (method, path, status) => {
    const reply = await client.send(method, path)

    expect(reply.status).toBe(status)
    expect(reply.headers['x-server-version']).toBe(clientVersion)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  test('to a bug tells nothing of it but a trace, under which it is counted', async () => {
    const damaged = await loggedIn('otherAgent')
    await spoilUser(people.otherAgent.id)
    const reply = await damaged.get(CURRENT)

    expect(reply.status).toBe(500)
    expect(reply.json).toEqual({
      code: 'server.failed',
      message: 'Noe gikk galt på serveren. Prøv igjen.',
    })
    const [fault] = await listFaults(new Date(), 1)
    expect(fault).toMatchObject({ source: 'server', count: 1, place: 'GET /api/v1/contexts/current' })
    expect(reply.headers['x-trace-id']).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(fault?.trace).toBe(reply.headers['x-trace-id'])
  })
})

test.each(['/api/v1/contexts', CURRENT, '/api/v1/users/current', '/api/v1/productgroups'])(
  '%s wants a session',
  async (path) => {
    const reply = await makeClient().get(path)

    expect([reply.status, reply.json.code]).toEqual([401, 'session.missing'])
  },
)

describe('a refusal that a person opens in a tab', () => {
  const tab = { 'sec-fetch-dest': 'document', accept: 'text/html' }

  test('is a page with the sentence and the way to the login', async () => {
    const reply = await makeClient().get('/tilbud/100001/pdf', { headers: tab })

    expect(reply.status).toBe(401)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.text).toContain('Du må logge inn.')
    expect(reply.text).toContain('<a href="/login">Logg inn</a>')
  })

  test('leads whoever is logged in back to the quotes', async () => {
    const reply = await client.get('/tilbud/999999/pdf', { headers: tab })

    expect(reply.status).toBe(404)
    expect(reply.text).toContain('Tilbud 999999 finnes ikke.')
    expect(reply.text).toContain('<a href="/tilbud">Til tilbudene</a>')
  })

  test('stays JSON for a program', async () => {
    const reply = await makeClient().get('/tilbud/100001/pdf')

    expect([reply.status, reply.json.code]).toEqual([401, 'session.missing'])
  })
})
