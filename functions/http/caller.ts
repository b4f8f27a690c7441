/**
 * Who is asking: a person by the session in a cookie, or a program by a key of its organisation, never both. The session names a user and
 * the context that was chosen; all of them are read anew for every request, so that a user, context or key that is switched off is refused
 * in a running session as well.
 */

import type { Viewer } from '#domain/access/access'
import { type GeneralAction, may } from '#domain/access/rights'
import { type Result, refusal, success } from '#domain/result'
import { findLineage } from '../data/organisations/organisation-repository.ts'
import { extendSession, findSession, isOfPassword } from '../data/sessions/session-repository.ts'
import type { StoredContext, User } from '../data/users/user.ts'
import { findUser } from '../data/users/user-repository.ts'
import type { Need } from './contract.ts'
import { findKeyCaller } from './key-caller.ts'
import { parseToken } from './session-token.ts'
import type { Callable, Caller, ContextCaller, PersonFor, SessionCaller } from './who-asks.ts'

const findSessionCaller = async (token: string | null, at: Date): Promise<Result<SessionCaller>> => {
  const parsed = parseToken(token)
  if (parsed === null) return refusal('session.missing')
  const [session, user] = await Promise.all([findSession(parsed, at), findUser(parsed.userId)])
  if (session === null || user === null) return refusal('session.missing')
  if (user.status !== 'ENABLED') return refusal('session.user-disabled')
  if (session.stopped || !isOfPassword(session, user)) return refusal('session.missing')
  await extendSession(session, at)
  return success({ session, user })
}

export const viewerIn = async (user: Pick<User, 'id'>, context: StoredContext): Promise<Viewer> => ({
  userId: user.id,
  role: context.role,
  ...(await findLineage(context)),
})

/** In which role the session acts; refused when that one is none any more. */
export const contextCallerOf = async ({
  session,
  user,
}: SessionCaller): Promise<Result<PersonFor<'context'>>> => {
  const context = user.contexts.find(({ id, enabled }) => enabled && id === session.contextId)
  if (context === undefined) return refusal('UserContextMissingException')
  return success({ session, user, context, viewer: await viewerIn(user, context) })
}

const isGeneralAction = (need: Need): need is GeneralAction =>
  need !== 'nothing' && need !== 'half-open session' && need !== 'session' && need !== 'context'

const permitted = (need: Need, caller: Result<ContextCaller>): Result<ContextCaller> =>
  caller.ok && isGeneralAction(need) && !may(caller.value.viewer, need) ? refusal('access.denied') : caller

/** What a request says of who it is of. */
export interface Credentials {
  readonly cookie: string | null
  readonly bearer: string | null
  /** The id of the role that the page shows which it comes from; null where it comes from none. */
  readonly shownContext: string | null
}

export const findCaller = async (
  contract: Callable,
  { cookie, bearer, shownContext }: Credentials,
  at: Date,
): Promise<Result<Caller | null>> => {
  const { needs } = contract
  if (bearer !== null) {
    if (cookie !== null) return refusal('api-key.with-cookie')
    return permitted(needs, await findKeyCaller(contract, bearer, at))
  }
  if (needs === 'nothing') return success(null)
  const found = await findSessionCaller(cookie, at)
  if (!found.ok || needs === 'half-open session') return found
  if (found.value.session.awaits !== null) return refusal('session.second-factor-missing')
  if (needs === 'session') return found
  const caller = await contextCallerOf(found.value)
  // Another tab of the browser has changed the role: what is asked for here was meant for the one before.
  if (caller.ok && shownContext !== null && shownContext !== String(caller.value.context.id))
    return refusal('session.other-context')
  return permitted(needs, caller)
}
