import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { QUOTE_STATUS, type QuoteStatus } from './quote.ts'
import { isCommandOpen, statusFlags } from './status.ts'

const nowhere: Viewer = { userId: 1, role: 'WORKER', chainId: null, storeId: null, agentId: null }
const viewers = {
  super: { ...nowhere, role: 'SUPERUSER' },
  store: { ...nowhere, chainId: 1, storeId: 101 },
  agent: { ...nowhere, chainId: 1, storeId: 101, agentId: 201 },
  chain: { ...nowhere, chainId: 1 },
  unknown: nowhere,
} as const satisfies Record<string, Viewer>

const flags = (status: QuoteStatus, viewer: keyof typeof viewers) => {
  const { readOnly, canBeOrdered, canBeCancelled } = statusFlags(status, viewers[viewer])
  return [readOnly && 'locked', canBeOrdered && 'order', canBeCancelled && 'cancel'].filter(Boolean).join(' ')
}

test.each([
  [10, { super: 'order', store: 'order', agent: 'order', chain: 'locked', unknown: 'locked' }],
  [20, { super: 'order', store: 'order', agent: 'order', chain: 'locked', unknown: 'locked' }],
  [
    30,
    {
      super: 'order cancel',
      store: 'order cancel',
      agent: 'locked cancel',
      chain: 'locked',
      unknown: 'locked',
    },
  ],
  [
    40,
    {
      super: 'locked cancel',
      store: 'locked cancel',
      agent: 'locked cancel',
      chain: 'locked',
      unknown: 'locked',
    },
  ],
  [50, { super: 'locked', store: 'locked', agent: 'locked', chain: 'locked', unknown: 'locked' }],
  [60, { super: 'locked', store: 'locked', agent: 'locked', chain: 'locked', unknown: 'locked' }],
] as const)('Q-154, Q-187: status %i says what each viewer may do', (status, expected) => {
  for (const viewer of Object.keys(viewers) as (keyof typeof viewers)[])
    expect([viewer, flags(status, viewer)]).toEqual([viewer, expected[viewer]])
})

test('what an agent has ordered the store may correct in count and delivery only', () => {
  const open = (kind: Parameters<typeof isCommandOpen>[0]) =>
    isCommandOpen(kind, QUOTE_STATUS.orderedByAgent, viewers.store)
  expect(open('set-count')).toBe(true)
  expect(open('change-header')).toBe(true)
  expect(open('change-product')).toBe(false)
  expect(open('delete-row')).toBe(false)
  expect(isCommandOpen('set-count', QUOTE_STATUS.orderedByAgent, viewers.agent)).toBe(false)
})
