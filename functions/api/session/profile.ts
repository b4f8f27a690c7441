/**
 * One's own password. Whoever sits at a browser that was left open cannot take the account over: a new password asks for the old
 * one, ends every other session of the user, and gives this one a new secret.
 */
import type { CurrentUser } from '#domain/contracts/session'
import { refusal } from '#domain/result'
import { endSessionsOf, insertSession, SESSION_LIFE_SECONDS } from '../../data/sessions/session-repository.ts'
import { fullName, type User } from '../../data/users/user.ts'
import { sessionCookie } from '../../http/cookie.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { makeToken } from '../../http/session-token.ts'
import { hashPassword, passwordMatches } from '../../password.ts'
import { whyNotPassword } from '../../people/new-password.ts'
import { queuePersonMail } from '../../people/person-mail.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { profileAnswers } from './text.ts'
import { forgiveOwnPassword, throttleOwnPassword } from './throttle.ts'

export const currentUserOf = (user: User): CurrentUser => ({
  ...user,
  fullName: fullName(user),
  contexts: [...user.contexts],
})

export const updatePassword = endpoint(contracts.updatePassword, async (request) => {
  const { body, caller, at, site, userAgent } = request
  const { user, session } = caller
  const throttled = await throttleOwnPassword(user.id, at)
  if (throttled !== null) return throttled
  if (!(await passwordMatches(body.password, user.passwordHash)))
    return refusal('user.wrong-password', { path: 'password' })
  const unfit = await whyNotPassword(body.newPassword, user)
  if (unfit !== null) return unfit
  const passwordHash = await hashPassword(body.newPassword)
  const doing = { by: changedBy(user), at, action: 'password-changed' } as const
  const saved = await saveUser(user.id, doing, (now) =>
    // Somebody has changed it since the old one was looked at.
    now.passwordHash === user.passwordHash
      ? { ok: true, changes: { passwordHash } }
      : refusal('user.wrong-password', { path: 'password' }),
  )
  if (!saved.ok) return saved
  // A copy of the cookie, wherever it may be, is worth nothing from here on.
  const { token, key } = makeToken(user.id)
  await insertSession(key, { at, contextId: session.contextId, userAgent, passwordHash })
  await Promise.all([forgiveOwnPassword(user.id), endSessionsOf(user.id, at, key)])
  const notice = { kind: 'password-changed', at: at.toISOString(), address: `${site}/login` } as const
  await queuePersonMail(user, notice, { at })
  return answered(
    { model: null, message: profileAnswers.passwordChanged },
    { headers: { 'set-cookie': sessionCookie(site, token, SESSION_LIFE_SECONDS) } },
  )
})
