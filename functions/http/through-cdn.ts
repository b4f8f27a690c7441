/**
 * Whether a request came through the CDN, which alone knows the secret. The HTTP API has an address of its own on the
 * internet; whoever calls that could claim any viewer address and would meet no throttle.
 */
import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { setting } from '../environment.ts'

export const cameThroughCdn = (context: Context): boolean => {
  const said = Buffer.from(context.req.header('x-origin-secret') ?? '')
  const secret = Buffer.from(setting('ORIGIN_SECRET'))
  return said.length === secret.length && timingSafeEqual(said, secret)
}
