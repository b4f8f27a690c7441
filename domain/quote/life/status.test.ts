import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import { QUOTE_STATUS, type QuoteStatus } from '../quote.ts'
import { lifecycle, mayStep, type Step, statusAfter } from './lifecycle.ts'
import { statusFlags, stepOf } from './status.ts'

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
  const { orderedByAgent } = QUOTE_STATUS
  expect(stepOf({ kind: 'set-count', rowNumber: 1, numberOf: 2 })).toBe('correct')
  expect(stepOf({ kind: 'change-header', header: {}, basedOn: 1 })).toBe('correct')
  expect(stepOf({ kind: 'delete-row', rowNumber: 1 })).toBe('edit')
  expect(mayStep(orderedByAgent, 'correct', viewers.store)).toBe(true)
  expect(mayStep(orderedByAgent, 'edit', viewers.store)).toBe(false)
  expect(mayStep(orderedByAgent, 'correct', viewers.agent)).toBe(false)
})

test('Q-186: a status is its number and its name', () => {
  expect(Object.entries(lifecycle).map(([number, { name }]) => [Number(number), name])).toEqual([
    [10, 'Tilbud'],
    [20, 'Sendt til kunde'],
    [30, 'Bestilt fra byggmester'],
    [40, 'Bestilt'],
    [50, 'Kansellering forespurt'],
    [60, 'Kansellert'],
  ])
})

// Who takes a step from which status, and where it leads; - where nobody on that side may.
test.each<[Step, string]>([
  ['edit', '10 super 10, 10 store 10, 10 agent 10, 20 super 10, 20 store 10, 20 agent 10'],
  ['send', '10 super 20, 10 store 20, 10 agent 20, 20 super 20, 20 store 20, 20 agent 20'],
  [
    'order',
    '10 super 40, 10 store 40, 10 agent 30, 20 super 40, 20 store 40, 20 agent 30, 30 super 40, 30 store 40',
  ],
  ['cancel', '30 super 60, 30 store 60, 30 agent 60, 40 super 50, 40 store 50, 40 agent 50'],
  ['hand-back', '30 super 10, 30 store 10'],
  ['approve-cancellation', '50 super 60'],
  ['reject-cancellation', '50 super 40'],
])('Q-186, Q-254: %s leads %s', (step, ways) => {
  const statuses = Object.values(QUOTE_STATUS).toSorted()
  const found = statuses.flatMap((status) =>
    Object.entries(viewers).flatMap(([name, viewer]) => {
      const next = statusAfter(status, step, viewer)
      return next === null ? [] : [`${status} ${name} ${next}`]
    }),
  )
  expect(found.join(', ')).toBe(ways)
})
