import { expect, test } from 'vitest'
import type { Operations } from '#domain/contracts/operations'
import { troublesIn } from './troubles.ts'

const at = '2026-11-23T03:00:00.000Z'
const ago = (hours: number): string => new Date(Date.parse(at) - hours * 3_600_000).toISOString()

const seen = (overrides: Partial<Operations> = {}): Operations => ({
  at,
  queues: [{ name: 'mail', waiting: 3, working: 1, dead: 0, oldest: ago(0.1), letters: [] }],
  work: { pictures: 40, documents: 12, precision: 'exact' },
  mails: [],
  orders: [
    { orderNumber: 1, state: 'waiting', since: ago(0.1) },
    { orderNumber: 2, state: 'sent', since: ago(20) },
  ],
  nightlyRun: { startedAt: ago(2), finishedAt: ago(1), drawn: 4, failed: 0, left: 0, unchanged: 200 },
  faults: [],
  ...overrides,
})
const night = (overrides: object) => ({
  nightlyRun: { ...seen().nightlyRun, ...overrides } as Operations['nightlyRun'],
})
const mail = {
  to: 'a@b.example',
  subject: 'Tilbud',
  state: 'failed',
  reason: null,
  link: '/tilbud/1',
} as const
const fault = { source: 'server', kind: 'x', lastAt: at, place: '', trace: '', build: '' } as const

test('a house at work needs nobody', () => {
  expect(troublesIn(seen())).toEqual([])
  expect(troublesIn(seen({ nightlyRun: null }))).toEqual([])
})

test.each<readonly [string, Partial<Operations>, object]>([
  [
    'an order that waits',
    { orders: [{ orderNumber: 1, state: 'waiting', since: ago(0.3) }] },
    { part: 'orders', kind: 'waiting', count: 1 },
  ],
  [
    'an order without an answer',
    { orders: [{ orderNumber: 1, state: 'sent', since: ago(25) }] },
    { part: 'orders', kind: 'silent', count: 1 },
  ],
  [
    'what was given up',
    { queues: [{ name: 'render', waiting: 0, working: 0, dead: 2, oldest: null, letters: [] }] },
    { part: 'queues', kind: 'dead', count: 2 },
  ],
  [
    'a queue that stands',
    { queues: [{ name: 'mail', waiting: 1, working: 0, dead: 0, oldest: ago(0.3), letters: [] }] },
    { part: 'queues', kind: 'slow', count: 1 },
  ],
  [
    'a mail of today',
    {
      mails: [
        { ...mail, since: ago(3) },
        { ...mail, since: ago(30) },
      ],
    },
    { part: 'mails', count: 1 },
  ],
  ['a picture that could not be drawn', night({ failed: 3 }), { part: 'night', kind: 'failed', count: 3 }],
  [
    'a night that does not end',
    night({ startedAt: ago(7), finishedAt: null, left: 40 }),
    { part: 'night', kind: 'stuck', count: 40 },
  ],
  [
    'a night that did not come',
    night({ startedAt: ago(27), finishedAt: ago(26) }),
    { part: 'night', kind: 'missing', count: 1 },
  ],
  [
    'faults',
    {
      faults: [
        { ...fault, count: 4 },
        { ...fault, kind: 'y', count: 1 },
      ],
    },
    { part: 'faults', count: 5 },
  ],
])('%s needs somebody', (_, overrides, trouble) => {
  expect(troublesIn(seen(overrides))).toEqual([trouble])
})

test('what costs a customer something comes first', () => {
  const all = seen({
    faults: [{ ...fault, count: 1 }],
    mails: [{ ...mail, since: at }],
    orders: [{ orderNumber: 1, state: 'waiting', since: ago(1) }],
  })
  expect(troublesIn(all).map(({ part }) => part)).toEqual(['orders', 'mails', 'faults'])
})
