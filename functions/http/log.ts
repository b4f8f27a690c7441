/** One structured line per request; a bug adds one line with its stack. Bodies, cookies and e-mails are never logged. */
import { Logger } from '@aws-lambda-powertools/logger'
import { createMiddleware } from 'hono/factory'
import { lazily } from '../lazily.ts'
import type { Served } from './served.ts'

export const logger = lazily(() => new Logger({ serviceName: 'api' }))

export const logRequest = createMiddleware<Served>(async (context, next) => {
  const started = performance.now()
  await next()
  logger().info('request', {
    method: context.req.method,
    route: context.get('route') ?? 'unknown',
    status: context.res.status,
    code: context.get('refusedWith'),
    userId: context.get('userId'),
    milliseconds: Math.round(performance.now() - started),
  })
})
