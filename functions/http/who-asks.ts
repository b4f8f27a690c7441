/** What an endpoint is told of whoever asks: a person by a session, or a program by a key of its organisation. */
import type { Viewer } from '#domain/access/access'
import type { KeyScope } from '#domain/access/api-key'
import type { Session } from '../data/sessions/session-repository.ts'
import type { StoredContext, User } from '../data/users/user.ts'
import type { Contract, Need } from './contract.ts'

export interface SessionCaller {
  readonly session: Session
  readonly user: User
}

/** Of a key the user is what stands where a person would. */
export interface ContextCaller {
  /** What a key is good for; missing where a person asks. */
  readonly keyScope?: KeyScope
  readonly user: User
  readonly context: StoredContext
  readonly viewer: Viewer
}

export type Caller = SessionCaller | ContextCaller

export type Callable = Pick<Contract, 'needs' | 'byKey'>

export type PersonFor<Needs extends Need> = Needs extends 'session' | 'half-open session'
  ? SessionCaller
  : SessionCaller & ContextCaller

/** What a key may call has no session to go by. */
export type CallerFor<Of extends Callable> = Of['needs'] extends 'nothing'
  ? null
  : Of extends { readonly byKey: string }
    ? Omit<PersonFor<Of['needs']>, 'session'>
    : PersonFor<Of['needs']>
