/** Name and phone number of a person, and whether he may log in. */
import { mayEditPerson, maySwitchPerson } from '#domain/access/admin-rights'
import { refusal } from '#domain/result'
import { stopSessionsOf } from '../../data/sessions/session-repository.ts'
import { fullName, type StoredUser } from '../../data/users/user.ts'
import { contextCallerOf } from '../../http/caller.ts'
import { endpoint, type Request } from '../../http/endpoint.ts'
import { answered, type Refused } from '../../http/outcome.ts'
import { invalidField } from '../../http/request.ts'
import { findPerson, placePerson } from '../../people/find-person.ts'
import { saveUserKeepingSeats } from '../../people/keep-seats.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { userFor, userForOneself } from './shown-user.ts'
import { userAnswers } from './text.ts'

const changedMeanwhile = (user: StoredUser): Refused =>
  refusal('user.changed-meanwhile', { data: { name: user.change?.by.name ?? '' } })

export const updateUser = endpoint(contracts.updateUser, async ({ params, body, caller, at }) => {
  const { version, ...changes } = body
  const isOneself = params.id === caller.user.id
  const asked = await contextCallerOf(caller)
  if (!isOneself) {
    if (!asked.ok) return asked
    const { viewer } = asked.value
    const person = await findPerson(viewer, params.id)
    if (!person.ok) return person
    if (!mayEditPerson(viewer, person.value.roles)) return refusal('access.denied')
    if (version === undefined) return invalidField('version')
  }
  const doing = { by: changedBy(caller.user), at, action: 'edited' } as const
  const saved = await saveUser(params.id, doing, (user) =>
    version === undefined || version === user.version ? { ok: true, changes } : changedMeanwhile(user),
  )
  if (!saved.ok) return saved
  return answered({
    model:
      isOneself || !asked.ok
        ? userForOneself(await placePerson(saved.value))
        : await userFor(asked.value.viewer, saved.value, at),
    message: isOneself ? userAnswers.profileSaved : userAnswers.saved,
  })
})

/** `status` is what the person is afterwards. Whoever is it already is answered alike. */
const switchUser = async (
  { params, caller, at }: Request<typeof contracts.activateUser> | Request<typeof contracts.deactivateUser>,
  status: StoredUser['status'],
) => {
  const { viewer, user } = caller
  const person = await findPerson(viewer, params.id)
  if (!person.ok) return person
  if (!maySwitchPerson(viewer, person.value.roles)) return refusal('access.denied')
  if (params.id === user.id && status === 'DISABLED') return refusal('user.own-account')
  // Sessions that began while the person was kept out do not come to life either.
  if (status === 'ENABLED' && person.value.status === 'DISABLED') await stopSessionsOf(params.id, at)
  const action = status === 'ENABLED' ? 'activated' : 'deactivated'
  const doing = { by: changedBy(user), at, action } as const
  const saved = await saveUserKeepingSeats(params.id, doing, () => ({ ok: true, changes: { status } }))
  if (!saved.ok) return saved
  if (status === 'DISABLED') await stopSessionsOf(params.id, at)
  return answered({
    model: await userFor(viewer, saved.value, at),
    message: userAnswers[action](fullName(saved.value)),
  })
}

export const activateUser = endpoint(contracts.activateUser, (request) => switchUser(request, 'ENABLED'))
export const deactivateUser = endpoint(contracts.deactivateUser, (request) => switchUser(request, 'DISABLED'))
