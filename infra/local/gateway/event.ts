/** A request as the HTTP API hands it to a function (payload format 2.0). */
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { originSecret } from '../environment.ts'

const textual = /^(text\/|application\/(json|x-www-form-urlencoded|[\w.-]+\+json|xml|javascript))/i

/** Several headers of one name arrive joined by commas; cookies have a list of their own. */
const joined = ({ cookie: _, ...headers }: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  )

const cookiesOf = (header: string | undefined): string[] | undefined =>
  header
    ?.split(';')
    .map((cookie) => cookie.trim())
    .filter(Boolean)

const queryOf = (search: URLSearchParams): Record<string, string> | undefined => {
  const names = [...new Set(search.keys())]
  if (names.length === 0) return undefined
  return Object.fromEntries(names.map((name) => [name, search.getAll(name).join(',')]))
}

export const toEvent = (request: IncomingMessage, url: URL, body: Buffer): APIGatewayProxyEventV2 => {
  const sourceIp = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const host = request.headers.host ?? ''
  const isBase64Encoded = body.length > 0 && !textual.test(request.headers['content-type'] ?? '')
  const now = new Date()
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    cookies: cookiesOf(request.headers.cookie),
    headers: {
      ...joined(request.headers),
      // The CDN puts these on: the function itself only sees the host and the peer of the HTTP API.
      'x-forwarded-host': host,
      'x-forwarded-for': sourceIp,
      'x-forwarded-proto': 'http',
      'x-viewer-address': sourceIp,
      'x-origin-secret': originSecret,
    },
    queryStringParameters: queryOf(url.searchParams),
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: host,
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    body: body.length === 0 ? undefined : body.toString(isBase64Encoded ? 'base64' : 'utf8'),
    isBase64Encoded,
  }
}
