/** Roles of a person: given, switched on and off, and taken away (AD-14, AD-35). Each counts from the person's next request. */
import type { Viewer } from '#domain/access/access'
import {
  letsOwnIn,
  mayEditRole,
  mayOn,
  type OrganisationPlace,
  type PlacedRole,
} from '#domain/access/admin-rights'
import { ROLES_MAX } from '#domain/contracts/user'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { nextNumber } from '../../data/counters/counter-repository.ts'
import { findOrganisation } from '../../data/organisations/organisation-repository.ts'
import type { StoredContext, StoredUser } from '../../data/users/user.ts'
import type { PlacedUser } from '../../data/users/user-repository.ts'
import { command } from '../../http/command.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findPerson } from '../../people/find-person.ts'
import { saveUserKeepingSeats } from '../../people/keep-seats.ts'
import { changedBy, saveUser } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { isOfProvider, userFor } from './shown-user.ts'
import { userAnswers } from './text.ts'

type NewRole = Omit<StoredContext, 'id' | 'enabled'>

interface RoleToGive {
  readonly role: NewRole
  /** Of its organisation. */
  readonly place: OrganisationPlace | null
}

interface AskedRole {
  readonly role: StoredContext['role']
  readonly affiliationType: 'store' | 'agent' | null
  readonly affiliationId: number | null
}

/** The role with its organisation; refused when the viewer may not give it, or may not know of the organisation. */
export const roleToGive = async (
  viewer: Viewer,
  { role, affiliationType, affiliationId }: AskedRole,
): Promise<Result<RoleToGive>> => {
  if (affiliationType === null || affiliationId === null) {
    const isAllowed = mayEditRole(viewer, { role, place: null })
    return isAllowed
      ? success({ role: { role, affiliationType: null, affiliation: null }, place: null })
      : refusal('access.denied')
  }
  const organisation = await findOrganisation(affiliationType, affiliationId)
  if (organisation === null || !mayOn(viewer, 'organisation.view', organisation.place))
    return refusal('organisation.not-found')
  const { id, name, place } = organisation
  if (!mayEditRole(viewer, { role, place })) return refusal('access.denied')
  return success({ role: { role, affiliationType, affiliation: { id, name } }, place })
}

const isSame = (one: NewRole, other: NewRole): boolean =>
  one.role === other.role &&
  one.affiliationType === other.affiliationType &&
  one.affiliation?.id === other.affiliation?.id

const whyNotAdded = (user: StoredUser, role: NewRole): Refusal | null => {
  const same = user.contexts.find((context) => isSame(context, role))
  if (same !== undefined) return refusal(same.enabled ? 'user.role-exists' : 'user.role-exists-disabled')
  return user.contexts.length < ROLES_MAX
    ? null
    : refusal('user.too-many-roles', { data: { max: ROLES_MAX } })
}

export const addUserContext = command(contracts.addUserContext, {
  allocate: async () => ({ roleId: await nextNumber('role-id') }),
  act: async ({ params, body, caller, at }, { roleId }) => {
    const { viewer } = caller
    const person = await findPerson(viewer, params.id)
    if (!person.ok) return person
    const given = await roleToGive(viewer, body)
    if (!given.ok) return given
    const { role, place } = given.value
    if (letsOwnIn(viewer, place, person.value.roles)) return refusal('user.works-in-store')
    if (body.role === 'SUPERUSER' && !isOfProvider(person.value)) return refusal('user.not-of-provider')
    const doing = { by: changedBy(caller.user), at, action: 'role-added' } as const
    const saved = await saveUser(params.id, doing, (user) => {
      // Asked again by whoever got no answer.
      if (user.contexts.some(({ id }) => id === roleId)) return { ok: true, changes: {} }
      const why = whyNotAdded(user, role)
      if (why !== null) return why
      return {
        ok: true,
        changes: { contexts: [...user.contexts, { id: roleId, ...role, enabled: true }] },
      }
    })
    if (!saved.ok) return saved
    return answered({ model: await userFor(viewer, saved.value, at), message: userAnswers.roleAdded })
  },
})

const roleIn = ({ contexts, roles }: PlacedUser, roleId: number): PlacedRole | null => {
  const index = contexts.findIndex(({ id }) => id === roleId)
  return roles[index] ?? null
}

interface Asked {
  readonly params: { readonly id: number; readonly roleId: number }
  readonly caller: {
    readonly viewer: Viewer
    readonly context: StoredContext
    readonly user: StoredUser | { readonly id: number }
  }
}

/** The person, when the viewer may change this role of his; nobody takes from oneself the role that one acts in. */
const findEditable = async ({ params, caller }: Asked, takesAway: boolean): Promise<Result<PlacedUser>> => {
  const person = await findPerson(caller.viewer, params.id)
  if (!person.ok) return person
  const role = roleIn(person.value, params.roleId)
  // A role that may not be seen is answered for like one that does not exist.
  if (role === null) return refusal('user.role-not-found')
  if (!mayEditRole(caller.viewer, role)) {
    const { place } = role
    const isSeen =
      place !== null && role.role !== 'SUPERUSER' && mayOn(caller.viewer, 'organisation.view', place)
    return refusal(isSeen ? 'access.denied' : 'user.role-not-found')
  }
  const isOwn = params.id === caller.user.id && params.roleId === caller.context.id
  return isOwn && takesAway ? refusal('user.own-context') : person
}

const withoutRole = (contexts: readonly StoredContext[], roleId: number) =>
  contexts.filter(({ id }) => id !== roleId)

export const switchUserContext = endpoint(contracts.switchUserContext, async (request) => {
  const { params, body, caller, at } = request
  const person = await findEditable(request, !body.enabled)
  if (!person.ok) return person
  const role = roleIn(person.value, params.roleId)
  if (body.enabled && role?.role === 'SUPERUSER' && !isOfProvider(person.value))
    return refusal('user.not-of-provider')
  if (body.enabled && letsOwnIn(caller.viewer, role?.place ?? null, person.value.roles))
    return refusal('user.works-in-store')
  const action = body.enabled ? 'role-enabled' : 'role-disabled'
  const doing = { by: changedBy(caller.user), at, action } as const
  const saved = await saveUserKeepingSeats(params.id, doing, ({ contexts }) => {
    if (!contexts.some(({ id }) => id === params.roleId)) return refusal('user.role-not-found')
    const switched = contexts.map((each) =>
      each.id === params.roleId ? { ...each, enabled: body.enabled } : each,
    )
    return { ok: true, changes: { contexts: switched } }
  })
  if (!saved.ok) return saved
  return answered({
    model: await userFor(caller.viewer, saved.value, at),
    message: body.enabled ? userAnswers.roleEnabled : userAnswers.roleDisabled,
  })
})

export const removeUserContext = endpoint(contracts.removeUserContext, async (request) => {
  const { params, caller, at } = request
  const person = await findEditable(request, true)
  if (!person.ok) return person
  const doing = { by: changedBy(caller.user), at, action: 'role-removed' } as const
  const saved = await saveUserKeepingSeats(params.id, doing, ({ contexts }) => ({
    ok: true,
    changes: { contexts: withoutRole(contexts, params.roleId) },
  }))
  if (!saved.ok) return saved
  return answered({
    model: await userFor(caller.viewer, saved.value, at),
    message: userAnswers.roleRemoved,
  })
})
