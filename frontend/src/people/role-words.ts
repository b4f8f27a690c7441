/** Roles in the words of the trade. The provider's own has a name that the provider may change (`role.SUPERUSER`). */

import { roleNames } from '#domain/access/role-names-text'
import type { ListedUser, UserRole } from '#domain/contracts/user'
import { affiliationText } from './text.ts'

type RoleName = Pick<UserRole, 'role'>

export const roleName = ({ role }: RoleName): string => roleNames[role]

/** «Butikkbruker» or «Byggmesterbruker»; nothing for a role that is for no organisation. */
export const affiliationKind = ({ affiliationType }: Pick<UserRole, 'affiliationType'>): string =>
  affiliationType === null ? '' : affiliationText[affiliationType]

const pages = { store: 'stores', agent: 'agents', chain: 'chains' } as const

export const affiliationPage = ({ affiliationType, affiliation }: UserRole): string | null =>
  affiliationType === null || affiliation === null
    ? null
    : `/admin/${pages[affiliationType]}/${affiliation.id}`

/** What keeps a person from working: shown struck through and dimmed, and said. */
export const inactivityOf = ({ status, hasRoleInForce }: ListedUser): 'disabled' | 'noRole' | null => {
  if (status === 'DISABLED') return 'disabled'
  return hasRoleInForce ? null : 'noRole'
}
