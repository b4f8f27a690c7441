/** Logging in begins a session with a new secret; logging out ends it in the table, so that a kept cookie is worth nothing. */
import { refusal } from '#domain/result'
import { endSession, insertSession, SESSION_LIFE_SECONDS } from '../../data/sessions/session-repository.ts'
import type { User } from '../../data/users/user.ts'
import { findUserByEmail, noteLogin } from '../../data/users/user-repository.ts'
import { expiredSessionCookie, sessionCookie } from '../../http/cookie.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { makeToken, parseToken } from '../../http/session-token.ts'
import { passwordMatches } from '../../password.ts'
import * as contracts from './contracts.ts'
import { forgiveLogins, rememberPlace, throttleLogins } from './throttle.ts'

/** The only context is chosen at once; among several the person chooses. */
const onlyContextOf = (user: User): number | null => {
  const [first, ...others] = user.contexts.filter(({ enabled }) => enabled)
  return first !== undefined && others.length === 0 ? first.id : null
}

const endSessionOf = async (token: string | null): Promise<void> => {
  const key = parseToken(token)
  if (key !== null) await endSession(key)
}

export const login = endpoint(
  contracts.login,
  async ({ body, at, address, site, userAgent, sessionToken }) => {
    const attempt = { email: body.email, address, at }
    const throttled = await throttleLogins(attempt)
    if (throttled !== null) return throttled

    const user = await findUserByEmail(body.email)
    const matches = await passwordMatches(body.password, user?.passwordHash ?? null)
    if (user === null || !matches) return refusal('session.wrong-credentials')
    if (user.status !== 'ENABLED') return refusal('session.user-disabled')

    await Promise.all([forgiveLogins(attempt), endSessionOf(sessionToken)])
    await rememberPlace(attempt)
    const { token, key } = makeToken(user.id)
    const contextId = onlyContextOf(user)
    await Promise.all([insertSession(key, { at, contextId, userAgent }), noteLogin(user.id, at)])
    return answered(
      { model: { contextId } },
      { userId: user.id, headers: { 'set-cookie': sessionCookie(site, token, SESSION_LIFE_SECONDS) } },
    )
  },
)

export const logout = endpoint(contracts.logout, async ({ site, sessionToken }) => {
  await endSessionOf(sessionToken)
  return answered({ model: null }, { headers: { 'set-cookie': expiredSessionCookie(site) } })
})
