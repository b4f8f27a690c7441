// What a customer agrees to, and when there is something to agree to.
import { expect, test } from 'vitest'
import type { LinkTerms } from '#domain/access/customer-link'
import { agentContext, makeManifest, NOON, workedRows } from '#tests/factories/quotes'
import type { Manifest } from '../quote.ts'
import { acceptedContent, customerStateOf } from './acceptance.ts'

const quote = makeManifest({ rows: workedRows({ windows: 25, doors: 20 }) })
const link: LinkTerms = { prices: 'rows', endsAt: '2027-01-01T00:00:00.000Z', revokedAt: null }
const state = (overrides: Partial<Manifest>, of: Partial<LinkTerms> = {}, isAccepted = false) =>
  customerStateOf({ ...quote, ...overrides }, { ...link, ...of }, isAccepted, NOON)
const [first, ...others] = quote.rows
if (first === undefined) throw new Error('the worked quote has rows')
const content = (overrides: Partial<Manifest>) => acceptedContent({ ...quote, ...overrides })

test('what a customer agrees to is the sum that is printed for him', () => {
  // 61 040.00 and articles of 3 186.32, trade handbook 10.3
  expect(acceptedContent(quote).sumExclTax).toBe(6_422_632)
})

test('on an agent’s quote the customer’s price is the agent’s, not the store’s', () => {
  const agents = makeManifest({ rows: workedRows({ windows: 15, doors: 12 }) }, agentContext())
  expect(acceptedContent(agents).rows[0]?.price).toBe(744_770)
})

test.each<[string, Partial<Manifest>]>([
  ['another count', { rows: [{ ...first, numberOf: 5 }, ...others] }],
  ['another product', { rows: [{ ...first, revisionId: 'rev_x' }, ...others] }],
  ['another discount', { rows: [{ ...first, discountRate: 24 }, ...others] }],
  ['a U-value of fewer rows', { rows: [{ ...first, inOrderUvalue: false }, ...others] }],
  ['a row less', { rows: others }],
  ['another place of delivery', { header: { ...quote.header, deliveryByCrane: true } }],
  ['another comment', { header: { ...quote.header, customerNote: 'Uten montering.' } }],
  ['another validity', { validTo: '2026-12-31T22:59:59.999Z' }],
])('%s is another offer', (_, change) => {
  expect(content(change)).not.toEqual(content({}))
})

test('what was accepted before the U-value was part of it is accepted still', () => {
  for (const row of acceptedContent(quote).rows) expect(Object.keys(row)).not.toContain('inOrderUvalue')
})

test('that it was sent, or looked over before an order, changes nothing of what is offered', () => {
  const looked = { version: 9, status: 20, sent: { mailId: 'm', version: 8 }, updatedAt: NOON } as const
  expect(content(looked)).toEqual(content({}))
})

test('is accepted while it is an offer that holds, with its price in sight', () => {
  expect(state({})).toBe('open')
  expect(state({ status: 20 })).toBe('open')
  expect(state({}, { prices: 'total' })).toBe('open')
  expect(state({}, { prices: 'none' })).toBe('view-only')
  expect(state({ rows: [] })).toBe('view-only')
  expect(state({ rows: [{ ...first, numberOf: 0 }] })).toBe('view-only')
  expect(state({ validTo: '2026-11-01T00:00:00.000Z' })).toBe('expired')
  expect(state({ status: 30 })).toBe('ordered')
})

test('what was accepted stays accepted when it is ordered, and not when it is called off', () => {
  expect(state({ status: 40 }, {}, true)).toBe('accepted')
  expect(state({ validTo: '2026-11-01T00:00:00.000Z' }, {}, true)).toBe('accepted')
  expect(state({ status: 60 }, {}, true)).toBe('withdrawn')
})
