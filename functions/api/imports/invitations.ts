/** Invitations to people who came by a sheet: when somebody says so, and none to whoever has one that counts. */
import type { NotInvited } from '#domain/contracts/imports'
import { notInvited } from '#domain/messages/imports'
import { sentenceOf } from '#domain/messages/words'
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

const whyNot = (person: StoredUser | null, at: Date): keyof typeof notInvited | null => {
  if (person === null) return 'gone'
  const { status, passwordHash, passwordLink } = person
  if (status !== 'ENABLED') return 'disabled'
  if (passwordHash !== NO_PASSWORD) return 'has-password'
  return passwordLink !== null && passwordLink.endsAt > at.toISOString() ? 'is-invited' : null
}

export const inviteImported = endpoint(contracts.inviteImported, async (request) => {
  const { body, caller, at, site } = request
  let tooMany: Refusal | null = null
  /** Null for whoever an invitation is on its way to. */
  const invite = async (id: number): Promise<NotInvited | null> => {
    const person = await findUser(id)
    const reason = whyNot(person, at)
    if (person === null || reason !== null)
      return { id, reason: reason ?? 'gone', sentence: notInvited[reason ?? 'gone'] }
    const refused = await spend('invitations', request)
    if (refused !== null) {
      tooMany = refused
      return { id, reason: 'too-many', sentence: sentenceOf(refused) }
    }
    const doing = { by: changedBy(caller.user), at, action: 'invited' } as const
    const saved = await saveUser(id, doing, () => ({ ok: true, changes: {}, isLogged: true }))
    const made = saved.ok
      ? await makeInvitation(person, invitationBy(caller.user, person), { at, site })
      : saved
    return made.ok ? null : { id, reason: 'failed', sentence: sentenceOf(made) }
  }
  const ids = [...new Set(body.ids)]
  const outcomes = await forEachLine(ids, invite)
  // Who was invited before that is told of; asked again, the others are refused.
  if (tooMany !== null && outcomes.every((each) => each !== null)) return tooMany
  return answered({
    model: {
      invited: ids.filter((_, index) => outcomes[index] === null),
      passedOver: outcomes.filter((each) => each !== null),
    },
  })
})
