/**
 * What people change about themselves: name, phone number and password. Whoever sits at a browser that was left open
 * cannot take the account over: a new password asks for the old one, and ends every other session of the user.
 */
import type { CurrentUser } from '#domain/contracts/session'
import { refusal } from '#domain/result'
import { endSessionsOf } from '../../data/sessions/session-repository.ts'
import { fullName, type User } from '../../data/users/user.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { hashPassword, passwordMatches } from '../../password.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { profileAnswers } from './text.ts'
import { forgiveOwnPassword, throttleOwnPassword } from './throttle.ts'

export const currentUserOf = (user: User): CurrentUser => ({
  ...user,
  fullName: fullName(user),
  contexts: [...user.contexts],
})

export const updateUser = endpoint(contracts.updateUser, async ({ params, body, caller, at }) => {
  const { user } = caller
  if (params.id !== user.id) return refusal('access.denied')
  const doing = { by: changedBy(user), at, action: 'edited' } as const
  const saved = await saveUser(user.id, doing, () => ({ ok: true, changes: body }))
  return saved.ok ? answered({ model: currentUserOf(saved.value), message: profileAnswers.saved }) : saved
})

export const updatePassword = endpoint(contracts.updatePassword, async ({ body, caller, at }) => {
  const { user, session } = caller
  const throttled = await throttleOwnPassword(user.id, at)
  if (throttled !== null) return throttled
  if (!(await passwordMatches(body.password, user.passwordHash)))
    return refusal('user.wrong-password', { path: 'password' })
  const passwordHash = await hashPassword(body.newPassword)
  const doing = { by: changedBy(user), at, action: 'password-changed' } as const
  const saved = await saveUser(user.id, doing, () => ({ ok: true, changes: { passwordHash } }))
  if (!saved.ok) return saved
  await Promise.all([forgiveOwnPassword(user.id), endSessionsOf(user.id, at, session)])
  return answered({ model: null, message: profileAnswers.passwordChanged })
})
