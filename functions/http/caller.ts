/**
 * Who is asking. The session names a user and the context that was chosen; both are read anew for every request, so
 * that a user or context that is switched off is refused in a running session as well.
 */
import type { Viewer } from '#domain/access/access'
import { type GeneralAction, may } from '#domain/access/rights'
import { type Result, refusal, success } from '#domain/result'
import { findLineage } from '../data/organisations/organisation-repository.ts'
import { extendSession, findSession, type Session } from '../data/sessions/session-repository.ts'
import type { StoredContext, User } from '../data/users/user.ts'
import { findUser } from '../data/users/user-repository.ts'
import type { Need } from './contract.ts'
import { parseToken } from './session-token.ts'

export interface SessionCaller {
  readonly session: Session
  readonly user: User
}

export interface ContextCaller extends SessionCaller {
  readonly context: StoredContext
  readonly viewer: Viewer
}

export type Caller = SessionCaller | ContextCaller

export type CallerFor<Needs extends Need> = Needs extends 'nothing'
  ? null
  : Needs extends 'session' | 'half-open session'
    ? SessionCaller
    : ContextCaller

const findSessionCaller = async (token: string | null, at: Date): Promise<Result<SessionCaller>> => {
  const parsed = parseToken(token)
  if (parsed === null) return refusal('session.missing')
  const [session, user] = await Promise.all([findSession(parsed, at), findUser(parsed.userId)])
  if (session === null || user === null) return refusal('session.missing')
  if (user.status !== 'ENABLED') return refusal('session.user-disabled')
  if (session.stopped) return refusal('session.missing')
  await extendSession(session, at)
  return success({ session, user })
}

export const viewerIn = async (user: Pick<User, 'id'>, context: StoredContext): Promise<Viewer> => ({
  userId: user.id,
  role: context.role,
  ...(await findLineage(context)),
})

/** In which role the session acts; refused when that one is none any more. */
export const contextCallerOf = async ({ session, user }: SessionCaller): Promise<Result<ContextCaller>> => {
  const context = user.contexts.find(({ id, enabled }) => enabled && id === session.contextId)
  if (context === undefined) return refusal('UserContextMissingException')
  return success({ session, user, context, viewer: await viewerIn(user, context) })
}

const isGeneralAction = (need: Need): need is GeneralAction =>
  need !== 'nothing' && need !== 'half-open session' && need !== 'session' && need !== 'context'

export const findCaller = async (
  need: Need,
  token: string | null,
  at: Date,
): Promise<Result<Caller | null>> => {
  if (need === 'nothing') return success(null)
  const found = await findSessionCaller(token, at)
  if (!found.ok || need === 'half-open session') return found
  if (found.value.session.awaits !== null) return refusal('session.second-factor-missing')
  if (need === 'session') return found
  const caller = await contextCallerOf(found.value)
  if (caller.ok && isGeneralAction(need) && !may(caller.value.viewer, need)) return refusal('access.denied')
  return caller
}
