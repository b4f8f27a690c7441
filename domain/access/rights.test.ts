// The rights table, cell by cell: who may do what with whose quote.
import { describe, expect, test } from 'vitest'
import type { Role, Viewer } from './access.ts'
import { type AccessAction, may, type QuoteOwner } from './rights.ts'

const viewer = (overrides: Partial<Viewer>): Viewer => ({
  userId: 1,
  role: 'WORKER',
  chainId: null,
  storeId: null,
  agentId: null,
  ...overrides,
})

const viewers = {
  super: viewer({ role: 'SUPERUSER' }),
  'super with a store': viewer({ role: 'SUPERUSER', chainId: 1, storeId: 101 }),
  chain: viewer({ chainId: 1 }),
  store: viewer({ chainId: 1, storeId: 101 }),
  agent: viewer({ chainId: 1, storeId: 101, agentId: 201 }),
  unaffiliated: viewer({ role: 'ADMINISTRATOR' }),
} as const

const owners = {
  'own store': { chainId: 1, storeId: 101, agentId: null },
  'own agent': { chainId: 1, storeId: 101, agentId: 201 },
  'neighbour agent of the store': { chainId: 1, storeId: 101, agentId: 202 },
  'other store of the chain': { chainId: 1, storeId: 102, agentId: null },
  'agent of the other store': { chainId: 1, storeId: 102, agentId: 204 },
  'store of another chain': { chainId: 2, storeId: 106, agentId: null },
} as const satisfies Record<string, QuoteOwner>

/** One letter per owner in the order above: v view only, e view and edit, - neither. */
const reach: Record<keyof typeof viewers, string> = {
  super: 'eeeeee',
  'super with a store': 'eeeeee',
  chain: 'vvvvv-',
  store: 'eee---',
  agent: '-e----',
  unaffiliated: '------',
}

describe('Q-281: whose quotes', () => {
  const cells = Object.entries(viewers).flatMap(([name, who]) =>
    Object.entries(owners).map(([whose, owner], index) => ({
      name,
      whose,
      who,
      owner,
      letter: reach[name as keyof typeof viewers][index],
    })),
  )

  test.each(cells)('$name sees a quote of $whose: $letter', ({ who, owner, letter }) => {
    expect(may(who, 'quote.view', owner)).toBe(letter !== '-')
    expect(may(who, 'quote.edit', owner)).toBe(letter === 'e')
  })

  test('nobody edits what he may not see', () => {
    for (const { who, owner } of cells) {
      if (may(who, 'quote.edit', owner)) expect(may(who, 'quote.view', owner)).toBe(true)
    }
  })

  test('two users without a store do not share the quotes of nobody', () => {
    const ownerless = { chainId: 0, storeId: 0, agentId: null }

    expect(may(viewers.unaffiliated, 'quote.view', ownerless)).toBe(false)
    expect(may(viewers.store, 'quote.view', ownerless)).toBe(false)
  })
})

describe('Q-259 Q-260: actions that concern no single quote', () => {
  const roles: readonly Role[] = ['ADMINISTRATOR', 'WORKER']
  const general: Record<
    Exclude<AccessAction, 'quote.view' | 'quote.edit'>,
    Record<string, readonly Role[]>
  > = {
    'quote.create': { store: roles, agent: roles },
    'quote.search': { super: ['SUPERUSER'], chain: roles, store: roles, agent: roles },
    'price-list.read': { super: ['SUPERUSER'], store: roles, agent: roles },
    'sessions.administrate': { super: ['SUPERUSER'] },
    'catalogue.check': { super: ['SUPERUSER'] },
    'texts.administrate': { super: ['SUPERUSER'] },
    'admin.menu': { super: ['SUPERUSER'] },
    'admin.import': { super: ['SUPERUSER'] },
    'messages.write': { super: ['SUPERUSER'] },
    'operations.watch': { super: ['SUPERUSER'] },
    'admin.pictures': { super: ['SUPERUSER'] },
    'admin.buffers': { super: ['SUPERUSER'] },
    'admin.links': { super: ['SUPERUSER'], chain: ['ADMINISTRATOR'], store: ['ADMINISTRATOR'] },
  }
  const cells = Object.entries(general).flatMap(([action, allowed]) =>
    Object.entries(viewers).flatMap(([kind, who]) =>
      (who.role === 'SUPERUSER' ? (['SUPERUSER'] as const) : roles).map((role) => ({
        action: action as keyof typeof general,
        kind,
        role,
        who: { ...who, role },
        allowed: (allowed[kind.split(' ')[0] ?? ''] ?? []).includes(role),
      })),
    ),
  )

  test.each(cells)('$action as $kind $role: $allowed', ({ action, who, allowed }) => {
    expect(may(who, action)).toBe(allowed)
  })
})
