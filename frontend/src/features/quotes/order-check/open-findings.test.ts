import { expect, test } from 'vitest'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import { onlyAsks, openCount, sorted } from './open-findings.ts'

const finding = (id: string, more: Partial<ApiOrderFinding> = {}): ApiOrderFinding => ({
  id,
  severity: 'WARN',
  sentence: 'Referanse mangler på rad 1.',
  basis: 'Kontrollregel BK-9',
  isPictured: false,
  isQuestion: false,
  rows: [1],
  fix: null,
  acknowledged: null,
  ...more,
})

const findings = [
  finding('a', { severity: 'ERROR' }),
  finding('b'),
  finding('d', { isQuestion: true }),
  finding('c', { acknowledged: { by: 'Tor Kvalheim', at: '2026-11-20T09:00:00Z' } }),
]

test('errors and unanswered warnings stand between the quote and its order; what is acknowledged does not', () => {
  expect(openCount(findings)).toBe(3)
  expect(openCount(findings.slice(3))).toBe(0)
})

test('findings are shown by what they ask of a person', () => {
  const { errors, warnings, questions, acknowledged } = sorted(findings)
  expect([errors, warnings, questions, acknowledged].map((group) => group.map(({ id }) => id))).toEqual([
    ['a'],
    ['b'],
    ['d'],
    ['c'],
  ])
})

test('questions alone are no warning', () => {
  expect(onlyAsks(findings)).toBe(false)
  expect(onlyAsks(findings.slice(2))).toBe(true)
  expect(onlyAsks(findings.slice(3))).toBe(false)
})
