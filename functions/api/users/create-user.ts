/**
 * A new person with one role. The e-mail address names one person in all of the installation; an administrator who types that of
 * somebody beyond his reach learns that it cannot be used and where to turn, and cannot try out many.
 */
import type { Viewer } from '#domain/access/access'
import { kindOf } from '#domain/access/access'
import { maySeePerson } from '#domain/access/admin-rights'
import { type Refusal, refusal } from '#domain/result'
import { countAttempt, uncountAttempt } from '../../data/attempts/attempt-repository.ts'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { fullName, type User } from '../../data/users/user.ts'
import { findUser, findUserByEmail, insertUser } from '../../data/users/user-repository.ts'
import { command } from '../../http/command.ts'
import { answered } from '../../http/outcome.ts'
import { NO_PASSWORD } from '../../password.ts'
import { placePerson } from '../../people/find-person.ts'
import { invitationBy, makeInvitation } from '../../people/password-link.ts'
import { changedBy, userChange } from '../../people/save-user.ts'
import { spend } from '../../people/spend.ts'
import * as contracts from './contracts.ts'
import { roleToGive } from './roles.ts'
import { userFor } from './shown-user.ts'
import { userAnswers } from './text.ts'

const WINDOW_SECONDS = 3600
/** Somebody who mistypes does so a few times. */
const UNUSABLE_TRIES = 10

const subjectOf = ({ userId }: Viewer): string => `unusable-email:${userId}`

/** Super users see everybody, and so learn nothing by it. */
const throttle = async (viewer: Viewer, at: Date): Promise<Refusal | null> => {
  if (kindOf(viewer) === 'super') return null
  const { attempts } = await countAttempt(subjectOf(viewer), WINDOW_SECONDS, at)
  return attempts > UNUSABLE_TRIES ? refusal('request.too-many') : null
}

const forgive = async (viewer: Viewer, at: Date): Promise<void> => {
  if (kindOf(viewer) !== 'super') await uncountAttempt(subjectOf(viewer), at)
}

const emailTaken = async (viewer: Viewer, email: string, at: Date): Promise<Refusal> => {
  const other = await findUserByEmail(email)
  if (other === null || !maySeePerson(viewer, (await placePerson(other)).roles))
    return refusal('user.email-unusable', { path: 'email' })
  await forgive(viewer, at)
  return refusal('user.email-taken', { path: 'email', data: { name: fullName(other) } })
}

export const createUser = command(contracts.createUser, {
  allocate: async () => ({ userId: await nextNumber('user-id'), roleId: await nextNumber('role-id') }),
  act: async (request, { userId, roleId }) => {
    const { body, caller, at, site } = request
    const { viewer } = caller
    const given = await roleToGive(viewer, body)
    if (!given.ok) return given
    const throttled = await throttle(viewer, at)
    if (throttled !== null) return throttled
    const refused = await spend('invitations', request)
    if (refused !== null) return refused
    const { firstname, lastname, email, phoneNumber } = body
    const person: User = {
      id: userId,
      firstname,
      lastname,
      email,
      phoneNumber,
      status: 'ENABLED',
      passwordHash: NO_PASSWORD,
      contexts: [{ id: roleId, ...given.value.role, enabled: true }],
    }
    const doing = { by: changedBy(caller.user), at, action: 'created' } as const
    const change = userChange(doing, null, person)
    const isNew = await insertUser(person, { createdAt: at.toISOString(), change })
    // Asked again by whoever got no answer, the person is there already.
    const made = await findUser(userId)
    if (!isNew && made === null) return emailTaken(viewer, email, at)
    if (made === null) throw new Error(`user ${userId} was made and is not there`)
    await forgive(viewer, at)
    if (made.passwordHash === NO_PASSWORD && made.passwordLink === null)
      await makeInvitation(made, invitationBy(caller.user, made), { at, site })
    const now = (await findUser(userId)) ?? made
    return answered({ model: await userFor(viewer, now, at), message: userAnswers.created(made.email) })
  },
})
