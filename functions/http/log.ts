/** One structured line per request; a bug adds one line with its stack. Bodies, cookies and e-mails are never logged. */
import { Logger } from '@aws-lambda-powertools/logger'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { lazily } from '../lazily.ts'
import type { Served } from './served.ts'

export const logger = lazily(() => new Logger({ serviceName: 'api' }))

/** What tells one request from all others: the gateway's id of it, and where it went. */
const requestOf = (context: Context<Served>) => ({
  requestId: context.env?.event?.requestContext?.requestId,
  method: context.req.method,
  route: context.get('route') ?? 'unknown',
  userId: context.get('userId'),
})

export const logRequest = createMiddleware<Served>(async (context, next) => {
  const started = performance.now()
  await next()
  logger().info('request', {
    ...requestOf(context),
    status: context.res.status,
    code: context.get('refusedWith'),
    milliseconds: Math.round(performance.now() - started),
  })
})

export const logBug = (error: Error, context: Context<Served>): void => {
  logger().error('a request failed by a bug', { ...requestOf(context), error })
}
