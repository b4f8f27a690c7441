/** What the gateway answers: made by a function, by a file of the site, or by the gateway itself. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { securityHeaders } from '../../web-headers.ts'

export type Reply = {
  status: number
  headers: Record<string, string>
  cookies?: readonly string[]
  body: Buffer
}

export const message = (status: number, text: string): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message: text })),
})

export const plain = (text: string): Reply => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(text),
})

export const page = (status: number, title: string, body: string): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(
    `<!doctype html><html lang="nb"><meta charset="utf-8"><title>${title}</title><body>${body}</body></html>`,
  ),
})

/** A function may also return any other value: the HTTP API then answers 200 with that value as JSON. */
export const fromResult = (result: APIGatewayProxyStructuredResultV2 | string | undefined): Reply => {
  if (typeof result !== 'object' || result.statusCode === undefined) {
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(typeof result === 'string' ? result : JSON.stringify(result ?? null)),
    }
  }
  return {
    status: result.statusCode,
    headers: Object.fromEntries(
      Object.entries(result.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    cookies: result.cookies,
    body: Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'),
  }
}

const bodiless = new Set([204, 304])

export const sendReply = (request: IncomingMessage, response: ServerResponse, reply: Reply): void => {
  response.statusCode = reply.status
  // As on the CDN, what a function sets for itself wins.
  for (const [name, value] of Object.entries({ ...securityHeaders, ...reply.headers })) {
    response.setHeader(name, value)
  }
  if (reply.cookies?.length) response.setHeader('set-cookie', [...reply.cookies])
  if (bodiless.has(reply.status)) response.removeHeader('content-length')
  else response.setHeader('content-length', reply.body.length)
  response.end(request.method === 'HEAD' || bodiless.has(reply.status) ? undefined : reply.body)
}
