/**
 * Takes away the second factor of somebody else who has lost telephone and recovery codes, who then logs in by the password and sets up
 * another. Asked again by whoever got no answer it does what is left: the last of its steps is the one that it is refused after.
 */
import { mayResetSecondFactor } from '#domain/access/admin-rights'
import { refusal } from '#domain/result'
import { forgetAttempts } from '../../data/attempts/attempt-repository.ts'
import { endSessionsOf } from '../../data/sessions/session-repository.ts'
import { forgetSecondFactor } from '../../data/users/second-factor-repository.ts'
import { fullName } from '../../data/users/user.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findPerson } from '../../people/find-person.ts'
import { queuePersonMail } from '../../people/person-mail.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import { codeTries, hasSecondFactor } from '../../people/second-factor.ts'
import * as contracts from './contracts.ts'
import { userFor } from './shown-user.ts'
import { userAnswers } from './text.ts'

export const resetSecondFactor = endpoint(
  contracts.resetSecondFactor,
  async ({ params, caller, at, site }) => {
    const { viewer, user } = caller
    const found = await findPerson(viewer, params.id)
    if (!found.ok) return found
    const person = found.value
    if (!mayResetSecondFactor(viewer, person.roles)) return refusal('access.denied')
    if (person.id === user.id) return refusal('second-factor.own')
    if (!(await hasSecondFactor(person.id))) return refusal('second-factor.off')
    // An entry too many says that somebody has tried; one too few would hide who opened the account.
    const doing = { by: changedBy(user), at, action: 'second-factor-reset' } as const
    const saved = await saveUser(person.id, doing, () => ({ ok: true, changes: {}, isLogged: true }))
    if (!saved.ok) return saved
    await endSessionsOf(person.id, at)
    await forgetAttempts(codeTries(person.id))
    const told = { kind: 'second-factor-reset', by: fullName(user), at: at.toISOString() } as const
    await queuePersonMail(person, { ...told, address: `${site}/profil` }, { at })
    await forgetSecondFactor(person.id)
    return answered({
      model: await userFor(viewer, saved.value, at),
      message: userAnswers.secondFactorReset(fullName(person)),
    })
  },
)
