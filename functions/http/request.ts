/** Reads what a contract asks for out of an HTTP request. Anything else than what the contract says is refused. */
import type { Context } from 'hono'
import type * as z from 'zod'
import { fieldName, invalidValue } from '#domain/messages/fields'
import { type RangeIssue, sayRange } from '#domain/messages/out-of-range'
import { sentenceOf } from '#domain/messages/words'
import { unitOfMeasure } from '#domain/product/measures'
import { type Result, refusal, success } from '#domain/result'
import type { Contract } from './contract.ts'
import type { Refused } from './outcome.ts'

/** A quote with 128 rows is about 200 KB; nothing that is sent to us is larger. */
const BODY_LIMIT = 512 * 1024
/** A body with a thousand faults is answered with the first of them. */
const ISSUES_SHOWN = 20

export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  /** The body as it came, so that a repeated command can be told from another one. */
  readonly text: string
}

const pathOf = (issue: { readonly path?: readonly PropertyKey[] }): string =>
  (issue.path ?? []).map(String).join('.')

const invalidSentence = (path: string): string =>
  sentenceOf({ code: 'request.invalid', data: { field: fieldName(path) } })

interface Fault {
  readonly path: string
  /** What the contract says about it, else how far the value may go, else the general sentence. */
  readonly message: string
}

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`

const faultSentence = (issue: RangeIssue & { readonly path?: readonly PropertyKey[] }): string => {
  const path = pathOf(issue)
  return sayRange(issue, unitOfMeasure(path)) ?? invalidSentence(path)
}

/** `request.invalid` for the first fault, naming the field in Norwegian; the details list them all. */
const invalid = (faults: readonly [Fault, ...Fault[]]): Refused => {
  const [{ path, message }] = faults
  return {
    ...invalidValue(path),
    ...(message !== invalidSentence(path) && { more: asSentence(message) }),
    details: { path, issues: faults.slice(0, ISSUES_SHOWN) },
  }
}

export const invalidField = (path: string): Refused => invalid([{ path, message: invalidSentence(path) }])

const parse = (schema: z.ZodType | undefined, value: unknown): Result<unknown> => {
  if (schema === undefined) return success(undefined)
  const parsed = schema.safeParse(value, { error: faultSentence })
  if (parsed.success) return success(parsed.data)
  const [first, ...others] = parsed.error.issues.map((issue) => ({
    path: pathOf(issue),
    message: issue.message,
  }))
  if (first === undefined) throw new Error('a value was refused without a reason')
  return invalid([first, ...others])
}

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(contentType ?? '')

const readBody = async (
  contract: Contract,
  context: Context,
): Promise<Result<{ value: unknown; text: string }>> => {
  const limit = contract.bodyLimit ?? BODY_LIMIT
  if (Number(context.req.header('content-length') ?? 0) > limit) return refusal('request.too-large')
  const text = await context.req.text()
  if (Buffer.byteLength(text) > limit) return refusal('request.too-large')
  if (contract.body === undefined) return success({ value: undefined, text })
  if (!isJson(context.req.header('content-type'))) return refusal('request.unsupported-type')
  try {
    return success({ value: JSON.parse(text), text })
  } catch {
    return refusal('request.malformed')
  }
}

export const readInput = async (contract: Contract, context: Context): Promise<Result<Input>> => {
  const params = parse(contract.params, context.req.param())
  if (!params.ok) return params
  const query = parse(contract.query, context.req.query())
  if (!query.ok) return query
  const sent = await readBody(contract, context)
  if (!sent.ok) return sent
  const body = parse(contract.body, sent.value.value)
  if (!body.ok) return body
  return success({ params: params.value, query: query.value, body: body.value, text: sent.value.text })
}
