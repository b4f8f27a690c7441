/** Makes the app of one resource from its endpoints: the one path that every request to the API takes. */
import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { CannotBeLaidOut } from '#domain/configurator/configure'
import { sentenceOf } from '#domain/messages/words'
import { type Refusal, refusal } from '#domain/result'
import { refreshWords } from '../data/texts/words-in-force.ts'
import { setting } from '../environment.ts'
import { NobodyWaits } from '../trace.ts'
import { bearerOf } from './api-key-token.ts'
import { browserAddress } from './browser-address.ts'
import { findCaller } from './caller.ts'
import { compressed } from './compressed.ts'
import type { Contract } from './contract.ts'
import { readSessionCookie } from './cookie.ts'
import type { Circumstances, Endpoint } from './endpoint.ts'
import { inTime } from './in-time.ts'
import { logBug, logRequest } from './log.ts'
import { isForeign, siteOf } from './origin.ts'
import type { About, Refused } from './outcome.ts'
import { type Input, invalidField, readInput } from './request.ts'
import { respondAnswered, respondRefused } from './respond.ts'
import type { Served } from './served.ts'
import { cameThroughCdn } from './through-cdn.ts'
import type { Caller } from './who-asks.ts'

const KEY = /^[\x21-\x7e]{8,200}$/

const tokenOf = (context: Context): string | null =>
  readSessionCookie(siteOf(context), context.req.header('cookie'))

/** Whoever works in the application can do something about a product from before a rule came; a customer can ask whoever does. */
const saidOf = (error: Error, context: Context<Served>): Refusal => {
  if (!(error instanceof CannotBeLaidOut)) return refusal('server.failed')
  return context.get('userId') === undefined
    ? refusal('quote.shown-no-more')
    : refusal('product.made-no-more', { data: { reason: sentenceOf(error.refusal) } })
}

/** In which role the request is answered; of a key its own number. */
const contextIdOf = (caller: Caller | null): number | null => {
  if (caller === null) return null
  return 'context' in caller ? caller.context.id : caller.session.contextId
}

const circumstancesOf = (
  context: Context,
  at: Date,
  input: Input,
  contextId: number | null,
): Circumstances => {
  const said = [context.req.method, context.req.url, String(contextId), input.text].join('\n')
  return {
    at,
    address: browserAddress(context),
    site: siteOf(context),
    userAgent: context.req.header('user-agent') ?? '',
    accept: context.req.header('accept') ?? '',
    sessionToken: tokenOf(context),
    idempotencyKey: context.req.header('idempotency-key') ?? null,
    fingerprint: createHash('sha256').update(said).digest('base64url'),
  }
}

const refuse = (context: Context<Served>, refused: Refused): Response => {
  context.set('refusedWith', refused.code)
  return respondRefused(refused, context)
}

/** Strangers are refused in the contract's own words, where it has some. */
const wordedBy = ({ refusesStrangersWith }: Contract, refused: Refusal): Refused =>
  refused.code === 'session.missing' && refusesStrangersWith !== undefined
    ? { ...refused, code: refusesStrangersWith }
    : refused

/** Only the numbers in the address: of quotes, people, organisations. What else stands there may be a secret, or what somebody typed. */
const numbersIn = (params: Readonly<Record<string, string>>): About =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => /^\d{1,9}$/.test(value)))

const note = (context: Context<Served>, about: About): void =>
  context.set('about', { ...context.get('about'), ...about })

const serve =
  ({ contract, act }: Endpoint) =>
  async (context: Context<Served>): Promise<Response> => {
    const at = new Date()
    context.set('route', contract.path)
    context.set('about', numbersIn(context.req.param()))
    if (isForeign(context, contract.changes)) return refuse(context, refusal('request.foreign-origin'))
    const key = context.req.header('idempotency-key')
    if (key !== undefined && !KEY.test(key)) return refuse(context, invalidField('Idempotency-Key'))

    const credentials = {
      cookie: tokenOf(context),
      bearer: bearerOf(context.req.header('authorization')),
      shownContext: context.req.header('x-context-id') ?? null,
    }
    const [caller] = await Promise.all([findCaller(contract, credentials, at), refreshWords()])
    if (!caller.ok) return refuse(context, wordedBy(contract, caller))
    context.set('userId', caller.value?.user.id)
    const contextId = contextIdOf(caller.value)
    note(context, { contextId: contextId ?? undefined })

    const input = await readInput(contract, context)
    if (!input.ok) return refuse(context, input)

    const outcome = await act({
      ...circumstancesOf(context, at, input.value, contextId),
      ...input.value,
      caller: caller.value,
    })
    if (outcome.ok && outcome.userId !== undefined) context.set('userId', outcome.userId)
    note(context, outcome.about ?? {})
    return outcome.ok ? respondAnswered(contract, context, outcome) : refuse(context, outcome)
  }

/** `/offers/{orderNumber}` as Hono writes it. */
const honoPath = ({ path }: Contract): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** What says nothing of its own gets the whole policy of the site from the CDN. */
const framedByUs = (policy: string): string =>
  policy.includes('frame-ancestors') ? policy : `${policy}; frame-ancestors 'self'`

export const resource = (endpoints: readonly Endpoint[]): Hono<Served> => {
  const app = new Hono<Served>()
  app.use(compressed, logRequest, async (context, next) => {
    await next()
    context.res.headers.set('x-server-version', setting('SERVER_VERSION'))
    context.res.headers.set('x-content-type-options', 'nosniff')
    const policy = context.res.headers.get('content-security-policy')
    if (policy !== null) context.res.headers.set('content-security-policy', framedByUs(policy))
  })
  app.use(async (context, next) =>
    cameThroughCdn(context) ? next() : refuse(context, refusal('request.foreign-origin')),
  )
  app.use(inTime((context) => refuse(context, refusal('server.busy'))))
  for (const endpoint of endpoints) {
    app.on(endpoint.contract.method.toUpperCase(), honoPath(endpoint.contract), serve(endpoint))
  }
  for (const path of new Set(endpoints.map(({ contract }) => honoPath(contract)))) {
    app.all(path, (context) => refuse(context, refusal('request.method-not-allowed')))
  }
  app.notFound((context) => refuse(context, refusal('request.not-found')))
  app.onError(async (error, context) => {
    if (error instanceof NobodyWaits) return refuse(context, refusal('server.busy'))
    const trace = await logBug(error, context)
    const response = refuse(context, saidOf(error, context))
    response.headers.set('x-trace-id', trace)
    return response
  })
  return app
}
