/** Begins a session of somebody who has shown everything that is asked for. */
import type { LoginAnswer } from '#domain/contracts/session'
import {
  endSessionsBeyond,
  insertSession,
  SESSION_LIFE_SECONDS,
} from '../../data/sessions/session-repository.ts'
import type { User } from '../../data/users/user.ts'
import { noteLogin } from '../../data/users/user-repository.ts'
import { ownMachineSetting } from '../../environment.ts'
import { sessionCookie } from '../../http/cookie.ts'
import type { Circumstances } from '../../http/endpoint.ts'
import { type Answered, answered } from '../../http/outcome.ts'
import { makeToken } from '../../http/session-token.ts'
import { rememberPlace } from './throttle.ts'

/** The only context is chosen at once; among several the person chooses. */
const onlyContextOf = (user: User): number | null => {
  const [first, ...others] = user.contexts.filter(({ enabled }) => enabled)
  return first !== undefined && others.length === 0 ? first.id : null
}

/** On a desk, a laptop and a telephone, and a good many that somebody has forgotten to log out of. */
const SESSIONS_AT_ONCE = 25
const mostSessions = (): number => SESSIONS_AT_ONCE * ownMachineSetting('LIMITS_TIMES', 1)

type Where = Pick<Circumstances, 'at' | 'address' | 'site' | 'userAgent'>

export const beginSession = async (
  user: User,
  { at, address, site, userAgent }: Where,
  { token, key } = makeToken(user.id),
): Promise<Answered<LoginAnswer>> => {
  const { passwordHash } = user
  const contextId = onlyContextOf(user)
  await Promise.all([
    insertSession(key, { at, contextId, userAgent, passwordHash }).then(() =>
      endSessionsBeyond(mostSessions(), key, at),
    ),
    noteLogin(user.id, at),
    rememberPlace({ email: user.email, address, at }),
  ])
  return answered(
    { model: { contextId, awaits: null } },
    { userId: user.id, headers: { 'set-cookie': sessionCookie(site, token, SESSION_LIFE_SECONDS) } },
  )
}
