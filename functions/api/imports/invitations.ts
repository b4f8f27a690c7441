/** Invitations to people who came by a sheet: when somebody says so, and none to whoever has one that counts. */

import type { Refusal } from '#domain/result'
import type { StoredUser } from '../../data/users/user.ts'
import { findUser } from '../../data/users/user-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { NO_PASSWORD } from '../../password.ts'
import { invitationBy, makeInvitation } from '../../people/password-link.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import { spend } from '../../people/spend.ts'
import * as contracts from './contracts.ts'
import { forEachLine } from './lines.ts'

const lacksInvitation = ({ status, passwordHash, passwordLink }: StoredUser, at: Date): boolean =>
  status === 'ENABLED' &&
  passwordHash === NO_PASSWORD &&
  (passwordLink === null || passwordLink.endsAt <= at.toISOString())

export const inviteImported = endpoint(contracts.inviteImported, async (request) => {
  const { body, caller, at, site } = request
  let tooMany: Refusal | null = null
  const invite = async (id: number): Promise<boolean> => {
    const person = await findUser(id)
    if (person === null || !lacksInvitation(person, at)) return false
    const refused = await spend('invitations', request)
    if (refused !== null) {
      tooMany = refused
      return false
    }
    const doing = { by: changedBy(caller.user), at, action: 'invited' } as const
    const saved = await saveUser(id, doing, () => ({ ok: true, changes: {}, isLogged: true }))
    return saved.ok && (await makeInvitation(person, invitationBy(caller.user, person), { at, site })).ok
  }
  const ids = [...new Set(body.ids)]
  const isInvited = await forEachLine(ids, invite)
  // Who was invited before that is told of; asked again, the others are refused.
  if (tooMany !== null && !isInvited.some(Boolean)) return tooMany
  return answered({
    model: {
      invited: ids.filter((_, index) => isInvited[index]),
      passedOver: ids.filter((_, index) => !isInvited[index]),
    },
  })
})
