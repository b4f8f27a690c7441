/**
 * Expected refusals are values. A refusal names its dotted code (domain/messages words it), the rule that refused and
 * the field it concerns. Bugs throw.
 */
import type { SentenceData } from './messages/fill.ts'
import type { RefusalCode } from './messages/words.ts'

export type { SentenceData } from './messages/fill.ts'

export interface Refusal {
  readonly ok: false
  readonly code: RefusalCode
  readonly data?: SentenceData
  /** Id of the rule that refused, such as `R-D-01`. */
  readonly ruleId?: string
  /** Dotted path of the field concerned, such as `width`. */
  readonly path?: string
}

export interface Success<Value> {
  readonly ok: true
  readonly value: Value
}

export type Result<Value> = Success<Value> | Refusal

export const success = <Value>(value: Value): Success<Value> => ({ ok: true, value })

export const refusal = (code: RefusalCode, details: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...details,
})
