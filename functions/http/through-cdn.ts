/**
 * Whether a request came through the CDN, which alone knows the secret. The HTTP API has an address of its own on the
 * internet; whoever calls that could claim any viewer address and would meet no throttle. While the secret is being changed the one
 * before still holds, because the CDN does not change everywhere at once.
 */
import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { optionalSetting, setting } from '../environment.ts'

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export const cameThroughCdn = (context: Context): boolean => {
  const said = context.req.header('x-origin-secret') ?? ''
  return [setting('ORIGIN_SECRET'), optionalSetting('ORIGIN_SECRET_BEFORE')].some(
    (secret) => secret !== null && isSame(said, secret),
  )
}
