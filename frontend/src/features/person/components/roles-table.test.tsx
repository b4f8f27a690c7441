import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ApiUser, UserRole } from '#domain/contracts/user'
import { RolesTable } from './roles-table.tsx'

const role = (id: number, overrides: Partial<UserRole> = {}): UserRole => ({
  id,
  role: 'WORKER',
  affiliationType: 'store',
  affiliation: { id: 100 + id, name: `Butikk ${id}` },
  enabled: true,
  status: 'ENABLED',
  ...overrides,
})

const userWith = (userContexts: readonly UserRole[]): ApiUser => ({
  id: 1008,
  firstname: 'Tor',
  lastname: 'Kvalheim',
  fullName: 'Tor Kvalheim',
  email: 'tor@butikk.example',
  phoneNumber: '',
  status: 'ENABLED',
  created: null,
  lastLogin: null,
  hasRoleInForce: true,
  userContexts: [...userContexts],
  version: 1,
  invitation: null,
  allowed: {
    edit: true,
    switch: true,
    invite: false,
    resetSecondFactor: false,
    seeChanges: true,
    addRole: false,
    addSuperRole: false,
    roles: userContexts.map(({ id }) => id),
  },
})

const shown = (user: ApiUser): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <RolesTable user={user} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
const rowsIn = (markup: string): number => (markup.match(/<tr/g)?.length ?? 1) - 1

test('A-276: a hundred roles stand on a page, and one more is on the next', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => role(index + 1))
  expect(rowsIn(shown(userWith(hundred)))).toBe(100)
  expect(shown(userWith(hundred))).not.toContain('1–100 av')
  const more = shown(userWith([...hundred, role(101)]))
  expect(rowsIn(more)).toBe(100)
  expect(more).toContain('1–100 av 101')
})

test('A-188 A-189: an ordinary user and an administrator are called so', () => {
  const table = shown(userWith([role(1), role(2, { role: 'ADMINISTRATOR' })]))
  expect(table).toMatch(/<td[^>]*>Bruker<\/td>/)
  expect(table).toMatch(/<td[^>]*>Administrator<\/td>/)
})

test('A-131: a role whose organisation is gone is shown as out of force, and leads nowhere', () => {
  const table = shown(userWith([role(1, { status: 'UNKNOWN' })]))
  expect(table).toContain('data-off="true"')
  expect(table).toContain('Organisasjonen finnes ikke lenger')
  expect(table).not.toContain('/admin/stores/')
})
