/**
 * /debug: a session looked at, and roles changed by a link. For people who have the role of a super user, in whichever they act now;
 * nobody gets a role by it that he has not. In production the addresses are not there.
 */
import { type Refusal, refusal } from '#domain/result'
import { chooseContext, handleOf } from '../../data/sessions/session-repository.ts'
import { fullName, type StoredContext } from '../../data/users/user.ts'
import { optionalSetting, setting } from '../../environment.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import type { SessionCaller } from '../../http/who-asks.ts'
import * as contracts from './contracts.ts'

const superRoleOf = ({ user }: SessionCaller): StoredContext | undefined =>
  user.contexts.find(({ role, enabled }) => enabled && role === 'SUPERUSER')

const refused = (caller: SessionCaller): Refusal | null =>
  superRoleOf(caller) === undefined ? refusal('access.denied') : null

const debugRoles = endpoint(
  contracts.debugRoles,
  async ({ caller }) => refused(caller) ?? answered([...caller.user.contexts]),
)

const debugUser = endpoint(contracts.debugUser, async ({ caller }) => {
  const { id, email, status } = caller.user
  return refused(caller) ?? answered({ id, email, status, fullName: fullName(caller.user) })
})

const debugWebSession = endpoint(contracts.debugWebSession, async ({ caller }) => {
  const { createdAt, lastSeenAt, contextId, userAgent } = caller.session
  const handle = handleOf(caller.session)
  return refused(caller) ?? answered({ handle, createdAt, lastSeenAt, contextId, userAgent })
})

const debugX = endpoint(
  contracts.debugX,
  async ({ caller }) => refused(caller) ?? answered({ ok: true } as const),
)

const goOnAs = async ({ session }: SessionCaller, context: StoredContext | undefined) => {
  if (context === undefined) return refusal('session.unknown-context')
  return (await chooseContext(session, context.id))
    ? answered({ contextId: context.id })
    : refusal('session.missing')
}

const debugSet = endpoint(contracts.debugSet, async ({ params, caller }) => {
  const own = caller.user.contexts.find(({ id, enabled }) => enabled && id === params.contextId)
  return refused(caller) ?? goOnAs(caller, own)
})

const debugSuper = endpoint(
  contracts.debugSuper,
  async ({ caller }) => refused(caller) ?? goOnAs(caller, superRoleOf(caller)),
)

/** A stage that is neither one's own machine nor production has them when it was told to. */
export const debugFor = (stage: string, isAllowed: boolean) =>
  handle(
    resource(
      stage === 'local' || (stage !== 'prod' && isAllowed)
        ? [debugRoles, debugUser, debugWebSession, debugX, debugSet, debugSuper]
        : [],
    ),
  )

export const handler = debugFor(setting('STAGE'), optionalSetting('DEBUG_ENDPOINTS') !== null)
