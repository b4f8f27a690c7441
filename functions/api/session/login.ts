/** Logging in begins a session with a new secret; logging out ends it in the table, so that a kept cookie is worth nothing. */
import type { SecondFactorStep } from '#domain/contracts/second-factor'
import { refusal } from '#domain/result'
import { keyedHashOf } from '../../data/keys/secret-key-repository.ts'
import { endSession, HALF_OPEN_LIFE_SECONDS, insertSession } from '../../data/sessions/session-repository.ts'
import { findSecondFactor } from '../../data/users/second-factor-repository.ts'
import { foldEmail, type User } from '../../data/users/user.ts'
import { findUserByEmail } from '../../data/users/user-repository.ts'
import { expiredSessionCookie, sessionCookie } from '../../http/cookie.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { makeToken, parseToken } from '../../http/session-token.ts'
import { passwordMatches } from '../../password.ts'
import { queuePersonMail } from '../../people/person-mail.ts'
import { hasSecondFactor, isSecondFactorRequired } from '../../people/second-factor.ts'
import { beginSession } from './begin-session.ts'
import * as contracts from './contracts.ts'
import { forgiveLogins, type LoginTry, mayMailAboutTries, throttleLogins } from './throttle.ts'

const endSessionOf = async (token: string | null): Promise<void> => {
  const key = parseToken(token)
  if (key !== null) await endSession(key)
}

/** The password is right; a second factor is asked for where there is one, and set up where there has to be one. */
const stepAfterPassword = async (user: User): Promise<SecondFactorStep | null> => {
  const factor = await findSecondFactor(user.id)
  if (factor !== null && factor.since !== null) return 'code'
  return (await isSecondFactorRequired(user)) ? 'set-up' : null
}

/** So that the tries at one mailbox are seen to be, by nobody who only has a list of mailboxes. */
const mailboxInLog = async (email: string) => ({
  mailbox: (await keyedHashOf('log', foldEmail(email))).slice(0, 16),
})

const mailAboutTries = async (attempt: LoginTry, site: string): Promise<void> => {
  if (!(await mayMailAboutTries(attempt))) return
  const user = await findUserByEmail(attempt.email)
  if (user?.status !== 'ENABLED') return
  const { at } = attempt
  const notice = { kind: 'login-tried', at: at.toISOString(), address: `${site}/login` } as const
  await queuePersonMail(user, notice, { at })
}

export const login = endpoint(contracts.login, async (request) => {
  const { body, at, address, site, userAgent, sessionToken } = request
  const attempt = { email: body.email, address, at }
  const about = await mailboxInLog(body.email)
  const throttled = await throttleLogins(attempt)
  if (throttled !== null) {
    await mailAboutTries(attempt, site)
    return { ...throttled, about }
  }

  const user = await findUserByEmail(body.email)
  const matches = await passwordMatches(body.password, user?.passwordHash ?? null)
  if (user === null || !matches) return { ...refusal('session.wrong-credentials'), about }
  if (user.status !== 'ENABLED') return { ...refusal('session.user-disabled'), about }

  const awaits = await stepAfterPassword(user)
  await Promise.all([forgiveLogins(attempt), endSessionOf(sessionToken)])
  const made = makeToken(user.id)
  if (awaits === null) {
    const begun = await beginSession(user, request, made)
    // Whoever has switched it on meanwhile has ended the sessions that were there by then.
    if (!(await hasSecondFactor(user.id))) return begun
  }
  const { token, key } = made
  const halfOpen = { awaits: awaits ?? 'code', passwordHash: user.passwordHash } as const
  await insertSession(key, { at, contextId: null, userAgent, ...halfOpen })
  return answered(
    { model: { contextId: null, awaits: halfOpen.awaits } },
    { userId: user.id, headers: { 'set-cookie': sessionCookie(site, token, HALF_OPEN_LIFE_SECONDS) } },
  )
})

export const logout = endpoint(contracts.logout, async ({ site, sessionToken }) => {
  await endSessionOf(sessionToken)
  return answered(
    { model: null },
    { headers: { 'set-cookie': expiredSessionCookie(site), 'clear-site-data': '"cache", "storage"' } },
  )
})
