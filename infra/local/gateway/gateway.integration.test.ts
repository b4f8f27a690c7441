import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Route, routeFor } from '../../routes.ts'
import { securityHeaders } from '../../web-headers.ts'
import { freePort } from '../engines.ts'
import { type Handler, invoke } from './invoke.ts'
import { openOutbox } from './outbox.ts'
import { type Gateway, startGateway } from './server.ts'
import { openSite } from './site.ts'

let folder: string
let gateway: Gateway
let origin: string
/** What stands behind every route; each test puts its own function there. */
let handler: Handler
let seen: APIGatewayProxyEventV2

const script = `export const text = '${'vindu '.repeat(500)}'`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  await mkdir(join(folder, 'site/assets/images'), { recursive: true })
  await writeFile(join(folder, 'site/assets/images/frosted.svg'), '<svg/>')
  await writeFile(join(folder, 'site/index.html'), '<!doctype html><p>Tilbud')
  await writeFile(join(folder, 'site/assets/index-1a2b.js'), script)
  await writeFile(join(folder, 'secret.txt'), 'hemmelig')
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  gateway = await startGateway(port)
})
afterAll(async () => {
  await gateway?.close()
  await rm(folder, { recursive: true, force: true })
})

test('nothing is answered before everything is ready', async () => {
  expect((await fetch(`${origin}/ping`)).status).toBe(503)

  gateway.open({
    load: async () => ({
      handler: (event, context) => {
        seen = event
        return handler(event, context)
      },
    }),
    site: openSite(join(folder, 'site')),
    outbox: openOutbox(join(folder, 'outbox')),
  })
  const ready = await fetch(`${origin}/ping`)
  expect([ready.status, await ready.text()]).toEqual([200, 'pong'])
})

const statusAs = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    request({ hostname, port, path, headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })

test('a foreign page that gives its own name our address reads nothing here', async () => {
  const { port } = new URL(origin)
  for (const path of ['/outbox', '/ping', '/api/v1/models'])
    for (const host of ['evil.example', `evil.example:${port}`, `localhost.evil.example:${port}`])
      expect([path, host, await statusAs(host, path)]).toEqual([path, host, 421])
  for (const host of ['localhost', `127.0.0.1:${port}`, `[::1]:${port}`])
    expect([host, await statusAs(host, '/ping')]).toEqual([host, 200])
  expect((await fetch(`${origin}/outbox/%`)).status).toBe(404)
})

test('localhost leads here too', async () => {
  expect((await fetch(`${origin.replace('127.0.0.1', 'localhost')}/ping`)).status).toBe(200)
})

describe('a request reaches a function as the HTTP API hands it over', () => {
  test('with cookies apart, headers in lower case and joined, and the query both ways', async () => {
    handler = async () => ({ statusCode: 204 })
    await fetch(`${origin}/api/v1/offers/1%2F2?q=d%C3%B8r&side=1&side=2`, {
      headers: { Cookie: 'a=1; b=2', 'X-One': 'ett' },
    })

    expect(seen).toMatchObject({
      version: '2.0',
      rawPath: '/api/v1/offers/1%2F2',
      rawQueryString: 'q=d%C3%B8r&side=1&side=2',
      queryStringParameters: { q: 'dør', side: '1,2' },
      cookies: ['a=1', 'b=2'],
      isBase64Encoded: false,
      headers: { 'x-one': 'ett', 'x-forwarded-host': new URL(origin).host, 'x-viewer-address': '127.0.0.1' },
      requestContext: { http: { method: 'GET', sourceIp: '127.0.0.1' } },
    })
    expect(seen.headers).not.toHaveProperty('cookie')
    expect(seen.body).toBeUndefined()
  })

  test('with text as text and bytes as base64', async () => {
    handler = async () => ({ statusCode: 204 })
    await fetch(`${origin}/api/v1/offers`, {
      method: 'POST',
      body: '{"a":"å"}',
      headers: { 'content-type': 'application/json' },
    })
    expect([seen.body, seen.isBase64Encoded]).toEqual(['{"a":"å"}', false])

    await fetch(`${origin}/api/v1/offers`, {
      method: 'POST',
      body: new Uint8Array([0, 255]),
      headers: { 'content-type': 'image/png' },
    })
    expect([seen.body, seen.isBase64Encoded]).toEqual(['AP8=', true])
  })

  test('with the address that was used, not one that the browser claims', async () => {
    handler = async () => ({ statusCode: 204 })
    await fetch(`${origin}/api/v1/offers`, {
      headers: { 'x-viewer-address': '192.0.2.1', 'x-forwarded-host': 'evil.example' },
    })

    expect(seen.headers).toMatchObject({
      'x-viewer-address': '127.0.0.1',
      'x-forwarded-host': new URL(origin).host,
    })
  })
})

describe('an answer reaches the browser', () => {
  test('with each cookie in a header of its own and bytes as they were', async () => {
    handler = async () => ({
      statusCode: 201,
      headers: { 'content-type': 'image/png', 'Referrer-Policy': 'no-referrer' },
      cookies: ['a=1; Path=/', 'b=2; Path=/'],
      body: 'AP8=',
      isBase64Encoded: true,
    })
    const response = await fetch(`${origin}/tilbud/100001/pdf`)

    expect(response.status).toBe(201)
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/'])
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255])
    // What a function says for itself wins, the rest of the security headers stand.
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('as 500 without a word of the reason when the function fails', async () => {
    handler = async () => {
      throw new Error('hemmelig')
    }
    const response = await fetch(`${origin}/api/v1/offers`)

    expect([response.status, await response.text()]).toEqual([500, '{"message":"Internal Server Error"}'])
  })

  test('as 413 when more is sent than Lambda takes, and as 500 when more comes back', async () => {
    handler = async () => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 + 1) })
    const body = 'x'.repeat(6 * 1024 * 1024 + 1)

    expect((await fetch(`${origin}/api/v1/offers`, { method: 'POST', body })).status).toBe(413)
    expect((await fetch(`${origin}/api/v1/offers`)).status).toBe(500)
  })

  test('as 503 when the function takes longer than its entry allows', async () => {
    const route = routeFor('/api/v1/offers') as Route
    const late = await invoke({ ...route, timeoutSeconds: 0.05 }, seen, async () => ({
      handler: () => Promise.withResolvers<undefined>().promise,
    }))

    expect(late.status).toBe(503)
  })

  test('as 404 in JSON when no function has the address', async () => {
    const response = await fetch(`${origin}/api/v1/nothing`)

    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json'])
  })
})

describe('the site is served as the CDN serves it', () => {
  test.each(['/', '/tilbud', '/react/tilbud/100001', '/reactive', '/tilbud/100001'])(
    '%s shows the application',
    async (path) => {
      const response = await fetch(origin + path)

      expect(await response.text()).toContain('Tilbud')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders)
    },
  )

  test('a hashed file is kept for ever, with or without the base path', async () => {
    for (const path of ['/assets/index-1a2b.js', '/react/assets/index-1a2b.js']) {
      const response = await fetch(origin + path)
      expect(await response.text()).toBe(script)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
  })

  test('a picture whose name never changes is asked for again within the hour', async () => {
    const response = await fetch(`${origin}/assets/images/frosted.svg`)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  test('a file travels compressed to those who take it', async () => {
    const raw = await new Promise<Buffer>((resolve) => {
      request(
        `${origin}/assets/index-1a2b.js`,
        { headers: { 'accept-encoding': 'gzip' } },
        async (response) => {
          resolve(Buffer.concat(await response.toArray()))
        },
      ).end()
    })

    expect(raw.length).toBeLessThan(script.length / 10)
    expect(gunzipSync(raw).toString()).toBe(script)
  })

  test('a file that the browser still has is not sent again', async () => {
    const etag = (await fetch(`${origin}/assets/index-1a2b.js`)).headers.get('etag') ?? ''
    const again = await fetch(`${origin}/assets/index-1a2b.js`, { headers: { 'if-none-match': etag } })

    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test.each([
    '/gone.js',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%00.txt',
    '/%.txt',
  ])('%s is not there', async (path) => {
    const status = await new Promise((resolve) => {
      request(origin, { path }, (response) => resolve(response.resume().statusCode)).end()
    })

    expect(status).toBe(404)
  })

  test('a page takes no POST', async () => {
    expect((await fetch(`${origin}/tilbud`, { method: 'POST' })).status).toBe(405)
  })
})

test('the outbox says that it is empty, and shows a mail as text, never as markup', async () => {
  expect(await (await fetch(`${origin}/outbox`)).text()).toContain('Ingen e-post')

  await mkdir(join(folder, 'outbox'))
  await writeFile(
    join(folder, 'outbox/1.json'),
    JSON.stringify({
      from: '=?UTF-8?B?THlzdsOlZw==?= <tilbud@lysvag.example>',
      to: 'kari@kunde.example',
      subject: 'Tilbud <b>',
      text: 'Hei',
      sentAt: '2026-11-20T11:00:00.000Z',
    }),
  )
  const text = await (await fetch(`${origin}/outbox`)).text()
  expect(text).toContain('Tilbud &lt;b&gt;')
  expect(text).toContain(
    'Fra Lysvåg &lt;tilbud@lysvag.example&gt;, til kari@kunde.example, 20.11.2026, 12:00:00',
  )
})
