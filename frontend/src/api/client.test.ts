import { afterEach, describe, expect, test, vi } from 'vitest'
import { isTrace } from '#domain/administration/fault'
import { ApiError } from './api-error.ts'
import { type ClientListeners, get, listenToClient, send, showContext } from './client.ts'

const listen = (backIn: Promise<void> | null = null) => {
  const heard: string[] = []
  const listeners: ClientListeners = {
    signedOut: (why) => {
      heard.push(why === 'disabled' ? 'disabled' : 'signed out')
      return backIn
    },
    contextMissing: () => heard.push('context missing'),
    contextChanged: (sentence) => heard.push(`context changed ${sentence}`),
    serverVersion: (version) => heard.push(`version ${version}`),
    message: (text) => heard.push(`message ${text}`),
    stepRecorded: ({ words }) => heard.push(`step ${words}`),
    redirected: (url) => heard.push(`redirected ${url}`),
  }
  listenToClient(listeners)
  return heard
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })

const same = (error: unknown) => error

const serverAnswers = (make: () => Response | Promise<Response>) => {
  const fetching = vi.fn<typeof fetch>(async () => make())
  vi.stubGlobal('fetch', fetching)
  return fetching
}

afterEach(() => vi.unstubAllGlobals())

describe('an answer that is none of ours', () => {
  test.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['an empty one', () => new Response(null, { status: 504 }), 504],
    ['one of another shape', () => answer(500, { error: 'x' }), 500],
  ])('A-263: %s is told by its status', async (_, make, status) => {
    listen()
    serverAnswers(make)
    await expect(send('PUT', '/api/v1/offers/1', {})).rejects.toMatchObject({
      status,
      code: '',
      message: `Serveren svarte med feil ${status}.`,
    })
    await expect(get('/api/v1/offers/1')).rejects.toMatchObject({ status })
  })
})

test('a call names the role that the page shows, and of one that is refused for it the page is told', async () => {
  const heard = listen()
  const fetching = serverAnswers(() => answer(409, { code: 'session.other-context', message: 'Byttet' }))
  showContext(71)
  await expect(send('PUT', '/api/v1/offers/1', {})).rejects.toMatchObject({ code: 'session.other-context' })
  showContext(null)
  await get('/api/v1/offers/1').catch(same)
  const named = fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-context-id'))
  expect([named, heard]).toEqual([
    ['71', null],
    ['context changed Byttet', 'context changed Byttet'],
  ])
})

test('a call carries a trace of its own, which whoever meets its failure can tell', async () => {
  listen()
  const fetching = serverAnswers(() => new Response(null, { status: 504 }))
  const failures = [await get('/api/v1/offers/1').catch(same), await get('/api/v1/offers/1').catch(same)]
  const carried = fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-trace-id') ?? '')
  expect(failures.map((error) => (error as ApiError).trace)).toEqual(carried)
  expect(carried.map(isTrace)).toEqual([true, true])
  expect(carried[0]).not.toBe(carried[1])
})

describe('a write', () => {
  test('Q-347: answers the thing written and tells the sentence that came with it', async () => {
    const heard = listen()
    serverAnswers(() => answer(200, { model: { rowNumber: 3 }, message: 'Raden er kopiert.' }))
    expect(await send('POST', '/api/v1/products', {})).toEqual({ rowNumber: 3 })
    expect(heard).toEqual(['message Raden er kopiert.'])
  })

  test('carries its idempotency key', async () => {
    const fetching = serverAnswers(() => answer(200, { model: null }))
    await send('POST', '/api/v1/offers', undefined, { idempotencyKey: 'abc' })
    expect(new Headers(fetching.mock.calls[0]?.[1]?.headers).get('idempotency-key')).toBe('abc')
  })
})

describe('a session that has ended', () => {
  const lost = () => answer(401, { message: 'Ikke autentisert', code: 'session.missing' })

  test('Q-350: a call that was refused for it is made again, as it was, when the person is in again', async () => {
    let letIn = () => {}
    const heard = listen(
      new Promise((resolve) => {
        letIn = resolve
      }),
    )
    const answers = [lost(), answer(200, { model: { rowNumber: 3 } })]
    const fetching = serverAnswers(() => answers.shift() ?? lost())
    const sent = send('PUT', '/api/v1/offers/1', { customerNote: 'Lang' }, { idempotencyKey: 'abc' })
    await vi.waitFor(() => expect(fetching).toHaveBeenCalledOnce(), { timeout: 20_000 })
    letIn()
    expect(await sent).toEqual({ rowNumber: 3 })
    expect(heard).toEqual(['signed out'])
    const [first, second] = fetching.mock.calls.map(([, init]) => init)
    expect(second?.body).toBe(first?.body)
    expect(new Headers(second?.headers).get('idempotency-key')).toBe('abc')
  })

  test('of somebody who has been deactivated is told as such, and what was sent waits', async () => {
    let letIn = () => {}
    const heard = listen(
      new Promise((resolve) => {
        letIn = resolve
      }),
    )
    const off = answer(403, { message: 'Brukeren er deaktivert.', code: 'session.user-disabled' })
    const answers = [off, answer(200, { model: { version: 4 } })]
    serverAnswers(() => answers.shift() ?? lost())
    const sent = send('PUT', '/api/v1/offers/1', { customerNote: 'Lang' })
    await vi.waitFor(() => expect(heard).toEqual(['disabled']), { timeout: 20_000 })
    letIn()
    expect(await sent).toEqual({ version: 4 })
  })

  test('what belongs to logging in fails at once', async () => {
    const heard = listen()
    serverAnswers(lost)
    await expect(send('PUT', '/api/v1/contexts/current', {}, { needsNoWait: true })).rejects.toMatchObject({
      status: 401,
    })
    expect(heard).toEqual([])
  })
})

describe('a refusal', () => {
  test('is an ApiError with the sentence and the code of the server', async () => {
    listen()
    serverAnswers(() =>
      answer(409, { message: 'Tilbudet er låst.', code: 'quote.read-only', details: { a: 1 } }),
    )
    await expect(get('/api/v1/offers/1')).rejects.toMatchObject({
      status: 409,
      code: 'quote.read-only',
      message: 'Tilbudet er låst.',
      details: { a: 1 },
    })
  })

  test('A-262: may be worded one level further in, as older answers have it', async () => {
    listen()
    serverAnswers(() =>
      answer(422, { error: { message: 'Postnummeret finnes ikke.', code: 'address.unknown' } }),
    )
    await expect(get('/api/v1/stores/101')).rejects.toMatchObject({
      status: 422,
      code: 'address.unknown',
      message: 'Postnummeret finnes ikke.',
    })
  })

  test('Q-349: a missing user context is told', async () => {
    const heard = listen()
    serverAnswers(() => answer(403, { message: 'Velg', code: 'UserContextMissingException' }))
    await expect(get('/api/v1/offers/1')).rejects.toBeInstanceOf(ApiError)
    expect(heard).toEqual(['context missing'])
  })

  test('a wrong password is not a lost session', async () => {
    const heard = listen()
    serverAnswers(() => answer(401, { message: 'Feil passord', code: 'session.wrong-credentials' }))
    await expect(send('POST', '/api/v1/auth/login', {})).rejects.toMatchObject({ status: 401 })
    expect(heard).toEqual([])
  })

  test('a page from a proxy instead of JSON still gives a sentence', async () => {
    listen()
    serverAnswers(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(get('/api/v1/offers/1')).rejects.toMatchObject({ status: 502, message: /502/ })
  })
})

test('Q-348: an answer from a page at another path is told as such, and one from the same path is not', async () => {
  const heard = listen()
  const redirectedTo = (url: string) => () =>
    Object.defineProperties(answer(200, [], {}), { redirected: { value: true }, url: { value: url } })
  serverAnswers(redirectedTo('https://lysvag.example/avtale?neste=tilbud'))
  await expect(get('https://lysvag.example/api/v1/offers')).rejects.toMatchObject({
    code: 'client.redirected',
  })
  expect(heard).toEqual(['redirected https://lysvag.example/avtale?neste=tilbud'])

  serverAnswers(redirectedTo('https://lysvag.example/api/v1/offers?page=1'))
  expect(await get('https://lysvag.example/api/v1/offers')).toEqual([])
})

test('Q-291: what is written goes out as JSON, and JSON is asked for', async () => {
  listen()
  const fetching = serverAnswers(() => answer(200, { model: null }))
  await send('PUT', '/api/v1/offers/1', { version: 3 })
  await send('POST', '/api/v1/offers')
  await get('/api/v1/offers/1')
  const sent = fetching.mock.calls.map(([path, init]) => [
    String(path),
    new Headers(init?.headers).get('content-type'),
    new Headers(init?.headers).get('accept'),
    init?.body ?? null,
  ])
  expect(sent).toEqual([
    ['/api/v1/offers/1', 'application/json', 'application/json', '{"version":3}'],
    ['/api/v1/offers', null, 'application/json', null],
    ['/api/v1/offers/1', null, 'application/json', null],
  ])
})

test('Q-329: the version of the server is told with every answer, also a refusal', async () => {
  const heard = listen()
  serverAnswers(() => answer(404, { message: 'x', code: 'y' }, { 'x-server-version': '2025.11.0' }))
  await expect(get('/api/v1/offers/1')).rejects.toBeInstanceOf(ApiError)
  expect(heard).toEqual(['version 2025.11.0'])
})

test('no answer at all is an error with status 0 that may pass', async () => {
  listen()
  serverAnswers(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(get('/api/v1/offers/1')).rejects.toMatchObject({ status: 0, isPassing: true })
})
