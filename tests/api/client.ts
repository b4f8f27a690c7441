/**
 * A browser as the API sees it: calls the handler that the route table names, with an API Gateway event (payload 2.0),
 * and keeps the cookies it is given. Answers are read as JSON where they are JSON.
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { originSecret } from '#infra/local/environment'
import { withRightsOf } from '#infra/local/within-rights'
import { routeFor } from '#infra/routes'

const root = join(import.meta.dirname, '../..')
const HOST = 'lysvag.example'

type Handler = (
  event: APIGatewayProxyEventV2,
  context?: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly text: string
  /** As it came, also where that is compressed. */
  readonly bytes: Buffer
  /** The parsed body, or undefined when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly json: any
}

export interface Sent {
  readonly body?: unknown
  /** Sent as it is instead of `body` as JSON. */
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly sourceIp?: string
  /** How long the function may still run. */
  readonly milliseconds?: number
}

const loaded = new Map<string, Promise<{ handler: Handler }>>()
const load = (entry: string): Promise<{ handler: Handler }> => {
  const module = loaded.get(entry) ?? import(pathToFileURL(join(root, entry)).href)
  loaded.set(entry, module)
  return module
}

const handlerFor = async (path: string): Promise<Handler> => {
  const route = routeFor(path)
  if (route === undefined) throw new Error(`no function answers ${path}`)
  const { handler } = await load(route.entry)
  return (event, context) => withRightsOf(route, () => handler(event, context))
}

const eventOf = (
  method: string,
  address: string,
  sent: Sent,
  cookies: readonly string[],
): APIGatewayProxyEventV2 => {
  const url = new URL(address, `https://${HOST}`)
  const body = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body))
  const now = new Date()
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies.length > 0 && { cookies: [...cookies] }),
    headers: {
      host: HOST,
      'user-agent': 'tests',
      'x-origin-secret': originSecret,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    requestContext: {
      accountId: 'test',
      apiId: 'test',
      domainName: HOST,
      domainPrefix: 'test',
      http: {
        method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: sent.sourceIp ?? '192.0.2.1',
        userAgent: 'tests',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body !== undefined && { body }),
    isBase64Encoded: false,
  }
}

const readReply = (result: APIGatewayProxyStructuredResultV2): Reply => {
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8')
  const headers = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
  const said = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
  const text = said.toString('utf8')
  const isJson = headers['content-type']?.includes('json') && text.length > 0
  return {
    status: result.statusCode ?? 200,
    headers,
    cookies: result.cookies ?? [],
    text,
    bytes,
    json: isJson ? JSON.parse(text) : undefined,
  }
}

export interface Client {
  get(path: string, sent?: Sent): Promise<Reply>
  post(path: string, body?: unknown, sent?: Sent): Promise<Reply>
  put(path: string, body?: unknown, sent?: Sent): Promise<Reply>
  delete(path: string, sent?: Sent): Promise<Reply>
  send(method: string, path: string, sent?: Sent): Promise<Reply>
  /** The cookies held, such as `__Host-session=…`. */
  cookies(): readonly string[]
}

/** With cookies it goes on where another browser was; with a handler it calls that one whatever the address. */
export const makeClient = (cookies: readonly string[] = [], only?: Handler): Client => {
  const jar = new Map(cookies.map((cookie) => [cookie.split('=')[0] ?? '', cookie]))
  const saveCookie = (setCookie: string): void => {
    const pair = setCookie.split(';')[0] ?? ''
    const name = pair.split('=')[0] ?? ''
    if (/max-age=0/i.test(setCookie)) jar.delete(name)
    else jar.set(name, pair)
  }
  const send: Client['send'] = async (method, path, sent = {}) => {
    const handler = only ?? (await handlerFor(new URL(path, `https://${HOST}`).pathname))
    const { milliseconds } = sent
    const context = milliseconds && ({ getRemainingTimeInMillis: () => milliseconds } as Context)
    const reply = readReply(
      await handler(eventOf(method, path, sent, [...jar.values()]), context || undefined),
    )
    for (const cookie of reply.cookies) saveCookie(cookie)
    return reply
  }
  return {
    send,
    get: (path, sent) => send('GET', path, sent),
    post: (path, body, sent) => send('POST', path, { body, ...sent }),
    put: (path, body, sent) => send('PUT', path, { body, ...sent }),
    delete: (path, sent) => send('DELETE', path, sent),
    cookies: () => [...jar.values()],
  }
}
