/**
 * One structured line per request; a bug adds one line with its stack, and is counted. The answer to it carries what the person can read
 * out and the log is searched by. A line says who asked, from where and about what; bodies, cookies, secrets and e-mail addresses are never
 * logged.
 */
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Logger } from '@aws-lambda-powertools/logger'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isTrace, traceOf } from '#domain/administration/fault'
import { clientVersion } from '#domain/contracts/version'
import { countFault } from '../data/faults/fault-repository.ts'
import { lazily } from '../lazily.ts'
import { note } from '../metrics.ts'
import { withOwnLines } from '../own-lines.ts'
import { currentTrace, hasWaitedOnPurpose, withTrace } from '../trace.ts'
import { browserAddress } from './browser-address.ts'
import type { Served } from './served.ts'

export const logger = lazily(() => new Logger({ serviceName: 'api' }))

/** What tells one request from all others: the gateway's id of it, and where it went. */
const requestOf = (context: Context<Served>) => ({
  requestId: context.env?.event?.requestContext?.requestId,
  method: context.req.method,
  route: context.get('route') ?? 'unknown',
  userId: context.get('userId'),
  trace: currentTrace(),
  from: browserAddress(context),
  about: context.get('about'),
})

/** The browser's, so that it knows what to look for also where no answer of ours reaches it. */
const traceOfRequest = (context: Context<Served>): string => {
  const said = context.req.header('x-trace-id') ?? ''
  const { requestId = randomUUID() } = context.env?.event?.requestContext ?? {}
  return isTrace(said) ? said : traceOf(createHash('sha256').update(requestId).digest())
}

export const logRequest = createMiddleware<Served>((context, next) =>
  withTrace(traceOfRequest(context), async () => {
    const started = performance.now()
    await next()
    const milliseconds = Math.round(performance.now() - started)
    const { status } = context.res
    logger().info('request', {
      ...requestOf(context),
      status,
      code: context.get('refusedWith'),
      milliseconds,
    })
    if (!hasWaitedOnPurpose()) note('AnswerTime', milliseconds)
  }),
)

const COUNTING_MS = 500

/** Answers its trace. Where it cannot be counted, because the table does not answer, it stands in the log. */
export const logBug = async (error: Error, context: Context<Served>): Promise<string> => {
  const request = requestOf(context)
  const trace = currentTrace() ?? traceOfRequest(context)
  note('ServerFault')
  logger().error('a request failed by a bug', { ...request, trace, error: withOwnLines(error) })
  const fault = {
    source: 'server',
    message: `${error.name}: ${error.message}`,
    place: `${request.method} ${request.route}`,
    trace,
    build: clientVersion,
  } as const
  const counted = countFault(fault, new Date()).catch((failure: unknown) =>
    logger().warn('a fault could not be counted', { trace, error: failure as Error }),
  )
  // Whoever waits for the answer waits no longer for that, least of all while the table is what is wrong.
  await Promise.race([counted, setTimeout(COUNTING_MS, null, { ref: false })])
  return trace
}
