import { expect, test } from 'vitest'
import type { ListedUser, UserRole } from '#domain/contracts/user'
import { affiliationKind, affiliationPage, inactivityOf } from './role-words.ts'

const role: UserRole = {
  id: 1,
  role: 'WORKER',
  affiliationType: 'store',
  affiliation: { id: 101, name: 'Tømmerringen Sandnes' },
  enabled: true,
  status: 'ENABLED',
}
const off: UserRole = { ...role, enabled: false, status: 'DISABLED' }
const user: ListedUser = {
  id: 1,
  firstname: 'Tor',
  lastname: 'Kvalheim',
  fullName: 'Tor Kvalheim',
  email: 'tor@butikk.example',
  phoneNumber: '',
  status: 'ENABLED',
  created: null,
  lastLogin: null,
  hasRoleInForce: true,
  userContexts: [off, role],
}

test('whoever is deactivated or has no role in force is told apart from whoever can work', () => {
  expect(inactivityOf(user)).toBeNull()
  expect(inactivityOf({ ...user, status: 'DISABLED' })).toBe('disabled')
  expect(inactivityOf({ ...user, hasRoleInForce: false })).toBe('noRole')
  // The one that is in force may be for an organisation that the viewer may not know of.
  expect(inactivityOf({ ...user, userContexts: [off] })).toBeNull()
})

test('A-190: users of a store and of a builder are called so, and lead to their organisation', () => {
  expect(affiliationKind(role)).toBe('Butikkbruker')
  expect(affiliationKind({ affiliationType: 'agent' })).toBe('Byggmesterbruker')
  expect(affiliationPage(role)).toBe('/admin/stores/101')
  expect(affiliationPage({ ...role, affiliationType: 'agent' })).toBe('/admin/agents/101')
  expect(affiliationPage({ ...role, affiliationType: null, affiliation: null })).toBeNull()
})
