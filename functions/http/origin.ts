/**
 * A write must come from our own pages. Browsers say where a request comes from (Sec-Fetch-Site, else Origin), and a
 * page cannot change what they say; whoever sends neither is not a browser and holds no one else's cookie.
 */
import type { Context } from 'hono'
import { setting } from '../environment.ts'

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** The address in the person's browser: the CDN names it, because the API behind has an address of its own. */
const ownHost = (context: Context): string | undefined =>
  context.req.header('x-forwarded-host') ?? context.req.header('host')

/** The address that people reach us by, without a path; in the cloud nobody does but by https. */
export const siteOf = (context: Context): string => {
  const scheme = setting('STAGE') === 'local' ? 'http' : 'https'
  return `${scheme}://${ownHost(context) ?? 'localhost'}`
}

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

export const isForeign = (context: Context, changesAnyhow = false): boolean => {
  if (isRead(context.req.method) && !changesAnyhow) return false
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = context.req.header('origin')
  return origin !== undefined && hostOf(origin) !== ownHost(context)
}
