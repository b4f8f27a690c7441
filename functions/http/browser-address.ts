/** The network address of the browser. */
import type { Context } from 'hono'
import type { Served } from './served.ts'

/** The CDN tells the browser's address (infra/cloud/edge.ts); the API behind it sees only the CDN's. */
export const browserAddress = (context: Context<Served>): string =>
  context.req.header('x-viewer-address') ?? context.env?.event?.requestContext?.http?.sourceIp ?? 'unknown'
