/** The list of people, one of them, and what was done to him. */
import type { Viewer } from '#domain/access/access'
import {
  directoryScope,
  mayOn,
  maySeeChangesOf,
  maySeeRole,
  type PlacedRole,
} from '#domain/access/admin-rights'
import type { ChangedField } from '#domain/administration/change'
import { type LoggedRole, ROLE_FIELD, readLoggedRole } from '#domain/administration/logged-role'
import { CHANGES_PER_PAGE } from '#domain/contracts/change'
import { refusal } from '#domain/result'
import { loggedChangesFor } from '#domain/views/logged-changes-for'
import { listChanges } from '../../data/changes/change-repository.ts'
import type { Scope } from '../../data/directory/directory.ts'
import { affiliationKey, findPlaces } from '../../data/organisations/organisation-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { finishRenames } from '../../organisations/rename-people.ts'
import { searchCurrentUsers } from '../../organisations/search-current-users.ts'
import { findPerson } from '../../people/find-person.ts'
import * as contracts from './contracts.ts'
import { listedUserFor, userFor } from './shown-user.ts'

const PAGE = 20

const ownScope = ({ chainId, storeId, agentId }: Viewer): Scope | null => {
  if (agentId !== null) return `agent-${agentId}`
  if (storeId !== null) return `below-${storeId}`
  return chainId === null ? null : `chain-${chainId}`
}

const scopeOf = (viewer: Viewer): Scope | null => {
  const scope = directoryScope(viewer, 'users')
  return scope === 'own' ? ownScope(viewer) : scope
}

export const listUsers = endpoint(contracts.listUsers, async ({ query, caller: { viewer }, at }) => {
  const scope = scopeOf(viewer)
  if (scope === null) return refusal('access.denied')
  const { q = '', offset = 0, limit = PAGE } = query
  const found = await searchCurrentUsers(scope, { q, offset, limit }, at)
  return found.ok ? answered(found.value.map((person) => listedUserFor(viewer, person))) : found
})

export const getUser = endpoint(contracts.getUser, async ({ params, caller: { viewer }, at }) => {
  let found = await findPerson(viewer, params.id)
  if (found.ok && (await finishRenames([found.value], at))) found = await findPerson(viewer, params.id)
  return found.ok ? answered(await userFor(viewer, found.value, at)) : found
})

export const listUserContexts = endpoint(
  contracts.listUserContexts,
  async ({ params, caller: { viewer } }) => {
    const found = await findPerson(viewer, params.id)
    return found.ok ? answered(listedUserFor(viewer, found.value).userContexts) : found
  },
)

const rolesIn = (fields: readonly ChangedField[]): readonly LoggedRole[] =>
  fields
    .filter(({ field }) => ROLE_FIELD.test(field))
    .flatMap(({ before, after }) => readLoggedRole(after) ?? readLoggedRole(before) ?? [])

/** Also of a role that is gone, which only the log still tells of. */
const roleFilter = async (viewer: Viewer, fields: readonly ChangedField[]) => {
  const places = await findPlaces(rolesIn(fields))
  const placed = ({ role, affiliationType, affiliation }: LoggedRole): PlacedRole => ({
    role,
    place:
      affiliationType === null || affiliation === null
        ? null
        : (places.get(affiliationKey(affiliationType, affiliation.id)) ?? null),
  })
  return (field: ChangedField): boolean => {
    const [role] = rolesIn([field])
    if (role === undefined) return true
    const { place } = placed(role)
    return (
      maySeeRole(viewer, placed(role)) &&
      (place === null || mayOn(viewer, 'organisation.view-changes', place))
    )
  }
}

export const listUserChanges = endpoint(
  contracts.listUserChanges,
  async ({ params, query, caller: { viewer }, at }) => {
    const found = await findPerson(viewer, params.id)
    if (!found.ok) return found
    const person = found.value
    if (!maySeeChangesOf(viewer, person.roles)) return refusal('access.denied')
    const { before = null, limit = CHANGES_PER_PAGE } = query
    const entries = await listChanges(`user-${person.id}`, person, { at, before, limit })
    const isShown = await roleFilter(
      viewer,
      entries.flatMap(({ change }) => change.fields),
    )
    return answered(loggedChangesFor(entries, limit, isShown))
  },
)
