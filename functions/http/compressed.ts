/**
 * Texts are answered compressed to whoever takes them so: five hundred rows are 700 KB and become 17. What a stranger writes never
 * stands beside a secret in one answer, and other sites cannot ask in somebody's name (origin.ts), so that nothing is told by the length.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { Served } from './served.ts'

/** Less than that is one packet anyway. */
const SMALLEST_BYTES = 1024

const compress = promisify(gzip)

const isText = (contentType: string | null): boolean =>
  /^(text\/|application\/(json|sql|xml|x-step)\b|image\/svg|image\/vnd\.dxf)/.test(contentType ?? '')

/** `gzip;q=0` says that it is not wanted. */
const takesGzip = (acceptEncoding: string | undefined): boolean =>
  /(^|,)\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*(,|$)))?[^;,]*(,|$)/i.test(acceptEncoding ?? '')

export const compressed = createMiddleware<Served>(async (context, next) => {
  await next()
  const { res } = context
  if (res.body === null || res.headers.has('content-encoding') || !isText(res.headers.get('content-type')))
    return
  const body = Buffer.from(await res.arrayBuffer())
  const headers = new Headers(res.headers)
  headers.append('vary', 'accept-encoding')
  const isShort = body.length < SMALLEST_BYTES
  if (isShort || !takesGzip(context.req.header('accept-encoding'))) {
    context.res = new Response(body, { status: res.status, headers })
    return
  }
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  const tag = headers.get('etag')
  // The same thing in other bytes.
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`)
  context.res = new Response(await compress(body), { status: res.status, headers })
})
