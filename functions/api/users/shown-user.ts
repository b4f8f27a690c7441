/** A person as an answer: of the roles only those that the viewer may know of, and what the viewer may do. */
import { kindOf, type Viewer } from '#domain/access/access'
import {
  isOfDomain,
  mayEditPerson,
  mayEditRole,
  mayResetSecondFactor,
  maySeeChangesOf,
  maySeeRole,
  maySwitchPerson,
  type PlacedRole,
} from '#domain/access/admin-rights'
import type { ApiUser, Invitation, ListedUser, UserRole } from '#domain/contracts/user'
import { fullName, type StoredContext, type StoredUser } from '../../data/users/user.ts'
import type { PlacedUser } from '../../data/users/user-repository.ts'
import { optionalSetting } from '../../environment.ts'
import { NO_PASSWORD } from '../../password.ts'
import { placePerson } from '../../people/find-person.ts'
import { latestPersonMail } from '../../people/person-mail.ts'
import { hasSecondFactor } from '../../people/second-factor.ts'

interface Role extends StoredContext {
  readonly placed: PlacedRole
}

const rolesOf = ({ contexts, roles }: PlacedUser): readonly Role[] =>
  contexts.flatMap((context, index) => {
    const placed = roles[index]
    return placed === undefined ? [] : [{ ...context, placed }]
  })

const statusOf = ({ enabled, placed: { role, place } }: Role): UserRole['status'] => {
  if (role !== 'SUPERUSER' && place === null) return 'UNKNOWN'
  return enabled ? 'ENABLED' : 'DISABLED'
}

const shownRole = (role: Role): UserRole => ({ ...role, status: statusOf(role) })

const shown = (person: PlacedUser, isShown: (role: PlacedRole) => boolean): ListedUser => ({
  hasRoleInForce: rolesOf(person).some((role) => statusOf(role) === 'ENABLED'),
  id: person.id,
  firstname: person.firstname,
  lastname: person.lastname,
  fullName: fullName(person),
  email: person.email,
  phoneNumber: person.phoneNumber,
  status: person.status,
  created: person.createdAt,
  lastLogin: person.lastLoginAt,
  userContexts: rolesOf(person)
    .filter(({ placed }) => isShown(placed))
    .map(shownRole),
})

export const listedUserFor = (viewer: Viewer, person: PlacedUser): ListedUser =>
  shown(person, (role) => maySeeRole(viewer, role))

/** Whether the role of a super user is for this person at all (AD-13). */
export const isOfProvider = ({ email }: Pick<PlacedUser, 'email'>): boolean =>
  isOfDomain(email, optionalSetting('PROVIDER_EMAIL_DOMAIN'))

const linkState = ({ passwordHash, passwordLink }: PlacedUser, at: Date): Invitation['state'] => {
  if (passwordHash !== NO_PASSWORD) return 'accepted'
  if (passwordLink === null) return 'missing'
  return passwordLink.endsAt > at.toISOString() ? 'open' : 'expired'
}

const invitationFor = async (person: PlacedUser, at: Date): Promise<Invitation> => {
  const state = linkState(person, at)
  if (state === 'accepted') return { state, expiresAt: null, mail: null }
  return {
    state,
    expiresAt: person.passwordLink?.endsAt ?? null,
    mail: await latestPersonMail(person.id, ['invitation'], at),
  }
}

export const userFor = async (viewer: Viewer, user: StoredUser, at: Date): Promise<ApiUser> => {
  const person = await placePerson(user)
  const { roles } = person
  const isOneself = person.id === viewer.userId
  const edit = mayEditPerson(viewer, roles)
  const editable = rolesOf(person)
    .filter(({ placed }) => mayEditRole(viewer, placed))
    .map(({ id }) => id)
  return {
    ...listedUserFor(viewer, person),
    version: person.version,
    allowed: {
      edit: edit || isOneself,
      switch: !isOneself && maySwitchPerson(viewer, roles),
      resetSecondFactor:
        !isOneself && mayResetSecondFactor(viewer, roles) && (await hasSecondFactor(person.id)),
      invite: edit && person.status === 'ENABLED' && person.passwordHash === NO_PASSWORD,
      seeChanges: maySeeChangesOf(viewer, roles),
      // Whoever has lost his last role is nobody's any more: a super user gives him another.
      addRole: edit && (editable.length > 0 || kindOf(viewer) === 'super'),
      addSuperRole: isOfProvider(person) && mayEditRole(viewer, { role: 'SUPERUSER', place: null }),
      roles: editable,
    },
    invitation: edit ? await invitationFor(person, at) : null,
  }
}

const NOTHING = {
  edit: true,
  switch: false,
  invite: false,
  resetSecondFactor: false,
  seeChanges: false,
  addRole: false,
  addSuperRole: false,
  roles: [],
} as const

/** As one sees oneself, in whichever role and without one. */
export const userForOneself = (person: PlacedUser): ApiUser => ({
  ...shown(person, () => true),
  version: person.version,
  allowed: { ...NOTHING, roles: [] },
  invitation: null,
})
