/** The invitation of somebody who has no password yet, sent once more; the link before it ends. */
import { mayEditPerson } from '#domain/access/admin-rights'
import { refusal } from '#domain/result'
import { countAttempt } from '../../data/attempts/attempt-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { NO_PASSWORD } from '../../password.ts'
import { findPerson } from '../../people/find-person.ts'
import { invitationBy, makeInvitation } from '../../people/password-link.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import { spend } from '../../people/spend.ts'
import * as contracts from './contracts.ts'
import { userFor } from './shown-user.ts'
import { userAnswers } from './text.ts'

const WINDOW_SECONDS = 3600
/** How often one person is invited, however many ask: nobody's mailbox is filled from here. */
const INVITATIONS = 5

export const inviteUser = endpoint(contracts.inviteUser, async (request) => {
  const { params, caller, at, site } = request
  const { viewer, user } = caller
  const found = await findPerson(viewer, params.id)
  if (!found.ok) return found
  const person = found.value
  if (!mayEditPerson(viewer, person.roles)) return refusal('access.denied')
  if (person.passwordHash !== NO_PASSWORD) return refusal('user.has-password')
  if (person.status !== 'ENABLED') return refusal('user.disabled')
  const { attempts } = await countAttempt(`invitation:${person.id}`, WINDOW_SECONDS, at)
  if (attempts > INVITATIONS) return refusal('request.too-many')
  const refused = await spend('invitations', request)
  if (refused !== null) return refused
  const doing = { by: changedBy(user), at, action: 'invited' } as const
  const saved = await saveUser(person.id, doing, () => ({ ok: true, changes: {}, isLogged: true }))
  if (!saved.ok) return saved
  const invited = await makeInvitation(person, invitationBy(user, person), { at, site })
  if (!invited.ok) return invited
  const now = await findPerson(viewer, person.id)
  if (!now.ok) return now
  return answered({
    model: await userFor(viewer, now.value, at),
    message: userAnswers.invited(person.email),
  })
})
