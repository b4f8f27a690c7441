/**
 * An endpoint is a contract and what to do when it is called. The action gets parsed values, who is asking and the
 * moment of the request, and comes back with an answer or a refusal; nothing in it touches HTTP.
 */

import type { AnswerOf, BodyOf, Contract, ParamsOf, QueryOf } from './contract.ts'
import type { Outcome } from './outcome.ts'
import type { Caller, CallerFor, ContextCaller } from './who-asks.ts'

/** What comes with every request besides the contract's own parts. */
export interface Circumstances {
  /** The moment of the request: the only clock an endpoint reads. */
  readonly at: Date
  /** Network address of the browser. */
  readonly address: string
  /** Where the person reached us: scheme and host. */
  readonly site: string
  readonly userAgent: string
  /** What the browser would rather have, as it says it. */
  readonly accept: string
  /** The session cookie as sent, also when it is worth nothing. */
  readonly sessionToken: string | null
  readonly idempotencyKey: string | null
  /** Tells this request from another one that carries the same key. */
  readonly fingerprint: string
}

/** Who asks, in which context, and when: what is handed on of a request that is not about the request. */
export interface Asked {
  readonly caller: ContextCaller
  readonly at: Date
}

export interface Request<Of extends Contract> extends Circumstances {
  readonly params: ParamsOf<Of>
  readonly query: QueryOf<Of>
  readonly body: BodyOf<Of>
  readonly caller: CallerFor<Of>
}

export type Action<Of extends Contract> = (request: Request<Of>) => Promise<Outcome<AnswerOf<Of>>>

export interface Endpoint {
  readonly contract: Contract
  act(
    request: Circumstances & { params: unknown; query: unknown; body: unknown; caller: Caller | null },
  ): Promise<Outcome<unknown>>
}

/** The wrapper has parsed by this very contract before it calls, which the compiler cannot follow. */
export const endpoint = <const Of extends Contract>(contract: Of, action: Action<Of>): Endpoint => ({
  contract,
  act: (request) => action(request as Request<Of>),
})
