/**
 * A contract is one endpoint as plain data: where it is, what it takes, what it answers and what the caller needs. The
 * same contract parses the request, trims the answer and becomes the OpenAPI document.
 */
import type * as z from 'zod'
import type { KeyScope } from '#domain/access/api-key'
import type { GeneralAction } from '#domain/access/rights'
import type { RefusalCode } from '#domain/messages/words'

type Method = 'get' | 'post' | 'put' | 'delete'

/**
 * Nothing, a session also where the second factor is still missing, a session, a chosen context, or a context that may do this. Rights
 * to one quote are asked by the endpoint.
 */
export type Need = 'nothing' | 'half-open session' | 'session' | 'context' | GeneralAction

export interface Contract {
  /** Operation id, such as `createOffer`. */
  readonly id: string
  readonly method: Method
  /** With `{parameters}`, such as `/api/v1/offers/{orderNumber}`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly needs: Need
  /** What a key of an organisation must be good for to call it. Left out: it needs a person, and no key opens it. */
  readonly byKey?: KeyScope
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Members that the answer schema does not name never leave the server. */
  readonly answer: z.ZodType
  /** Status of an ordinary answer; 200 unless named. */
  readonly status?: 200 | 201 | 202
  /** Media type of the answer; JSON unless named. The answer is then text or bytes. */
  readonly produces?: string
  /** Largest body in bytes. */
  readonly bodyLimit?: number
  /** Changes something, or has something made, although it is a GET: no other site may link to it. */
  readonly changes?: true
  /** Said to whoever has no session, instead of the sentence that all others say. */
  readonly refusesStrangersWith?: RefusalCode
  /** Takes an `Idempotency-Key`: the endpoint is made with `command`. */
  readonly once?: true
}

export const contract = <const Of extends Contract>(of: Of): Of => of

type Parsed<Of, Part extends string> = Of extends { readonly [Name in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined

export type ParamsOf<Of extends Contract> = Parsed<Of, 'params'>
export type QueryOf<Of extends Contract> = Parsed<Of, 'query'>
export type BodyOf<Of extends Contract> = Parsed<Of, 'body'>
export type AnswerOf<Of extends Contract> = z.input<Of['answer']>
