/** Turns an outcome into an HTTP answer. The only place that maps a code to a status; no stack or SDK text leaves. */
import type { Context } from 'hono'
import type { ErrorBody } from '#domain/contracts/error'
import { sentenceOf, statusOf } from '#domain/messages/words'
import type { Contract } from './contract.ts'
import type { Answered, Refused } from './outcome.ts'
import { refusalPage, refusalPageHeaders } from './refusal-page.ts'

/** Answers are personal: nobody keeps one unless the endpoint says so. */
const PRIVATE = { 'cache-control': 'no-store' }

const detailsOf = (refused: Refused): unknown => {
  if (refused.details !== undefined) return refused.details
  const { ruleId, path } = refused
  return ruleId === undefined && path === undefined ? undefined : { ruleId, path }
}

/** A browser says so when it wants something to show in a tab, and pages cannot say it for it. */
const isForTab = (context: Context): boolean => context.req.header('sec-fetch-dest') === 'document'

export const respondRefused = (refused: Refused, context: Context): Response => {
  const message = [sentenceOf(refused), refused.more].filter(Boolean).join(' ')
  const status = statusOf(refused.code)
  if (isForTab(context)) {
    return new Response(refusalPage(status, message), {
      status,
      headers: { ...PRIVATE, ...refusalPageHeaders },
    })
  }
  const body: ErrorBody = { message, code: refused.code, details: detailsOf(refused) }
  return Response.json(body, { status, headers: PRIVATE })
}

const isCached = (context: Context, etag: string | undefined): boolean =>
  etag !== undefined &&
  (context.req.header('if-none-match') ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag)

/** Text and bytes go out as they are; everything else is trimmed to the contract and sent as JSON. */
const bodyOf = (contract: Contract, value: unknown): string | Uint8Array<ArrayBuffer> => {
  if (contract.produces === undefined) return JSON.stringify(contract.answer.parse(value))
  if (typeof value === 'string') return value
  if (value instanceof Uint8Array) return new Uint8Array(value)
  throw new Error(`${contract.id} answered neither text nor bytes`)
}

export const respondAnswered = (
  contract: Contract,
  context: Context,
  answer: Answered<unknown>,
): Response => {
  const headers = {
    ...PRIVATE,
    'content-type': contract.produces ?? 'application/json',
    ...answer.headers,
  }
  if (isCached(context, answer.headers?.etag)) return new Response(null, { status: 304, headers })
  const status = answer.status ?? contract.status ?? 200
  return new Response(bodyOf(contract, answer.value), { status, headers })
}
