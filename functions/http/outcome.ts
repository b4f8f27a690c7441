/** What an endpoint comes back with: an answer, or a refusal that may carry details for the client. */
import type { Refusal } from '#domain/result'

/** What a line of the log says of a request besides: whom and what it was about. Nothing secret, nothing typed. */
export type About = Readonly<Record<string, string | number | undefined>>

export interface Answered<Value> {
  readonly ok: true
  readonly value: Value
  readonly status?: number
  /** Added to the answer; lower-case names. An `etag` is compared with the request's If-None-Match. */
  readonly headers?: Readonly<Record<string, string>>
  /** The user who logged in, for the log. */
  readonly userId?: number
  readonly about?: About
}

export type Refused = Refusal & {
  readonly details?: unknown
  readonly about?: About
  /** Said after the code's own sentence. */
  readonly more?: string
}
export type Outcome<Value> = Answered<Value> | Refused

export const answered = <Value>(
  value: Value,
  extra: Omit<Answered<Value>, 'ok' | 'value'> = {},
): Answered<Value> => ({ ok: true, value, ...extra })

/** Catalogue look-ups: as long as the client holds them for fresh (quote-workflow section 9). */
export const FIVE_MINUTES = { headers: { 'cache-control': 'private, max-age=300' } } as const
