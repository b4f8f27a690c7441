import { expect, test } from 'vitest'
import type { OrderFindingWire } from '#domain/contracts/order-check'
import { openCount, sorted } from './open-findings.ts'

const finding = (id: string, more: Partial<OrderFindingWire> = {}): OrderFindingWire => ({
  id,
  severity: 'WARN',
  sentence: 'Referanse mangler på rad 1.',
  basis: 'Kontrollregel BK-9',
  isPictured: false,
  rows: [1],
  fix: null,
  acknowledged: null,
  ...more,
})

const findings = [
  finding('a', { severity: 'ERROR' }),
  finding('b'),
  finding('c', { acknowledged: { by: 'Tor Kvalheim', at: '2026-11-20T09:00:00Z' } }),
]

test('errors and unanswered warnings stand between the quote and its order; what is acknowledged does not', () => {
  expect(openCount(findings)).toBe(2)
  expect(openCount(findings.slice(2))).toBe(0)
})

test('findings are shown by what they ask of a person', () => {
  const { errors, warnings, acknowledged } = sorted(findings)
  expect([errors, warnings, acknowledged].map((group) => group.map(({ id }) => id))).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ])
})
