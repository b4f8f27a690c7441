// What a link to a customer opens: the table, cell by cell.
import { expect, test } from 'vitest'
import { type LinkTerms, linkPrices, linkStateOf, mayByLink } from './customer-link.ts'

const NOW = '2026-11-20T11:00:00.000Z'
const terms = (overrides: Partial<LinkTerms> = {}): LinkTerms => ({
  prices: 'rows',
  endsAt: '2026-12-20T22:59:59.999Z',
  revokedAt: null,
  ...overrides,
})

test('opens until its last moment, and not after it was taken back', () => {
  expect(linkStateOf(terms({ endsAt: NOW }), NOW)).toBe('open')
  expect(linkStateOf(terms({ endsAt: '2026-11-20T10:59:59.999Z' }), NOW)).toBe('ended')
  expect(linkStateOf(terms({ revokedAt: NOW }), NOW)).toBe('revoked')
  expect(linkStateOf(terms({ endsAt: '2026-11-01T00:00:00.000Z', revokedAt: NOW }), NOW)).toBe('revoked')
})

test.each(linkPrices)('with prices «%s» an open link shows the quote, a closed one nothing', (prices) => {
  expect(mayByLink(terms({ prices }), 'quote.view', NOW)).toBe(true)
  for (const closed of [{ revokedAt: NOW }, { endsAt: '2026-11-01T00:00:00.000Z' }]) {
    expect(mayByLink(terms({ prices, ...closed }), 'quote.view', NOW)).toBe(false)
    expect(mayByLink(terms({ prices, ...closed }), 'quote.accept', NOW)).toBe(false)
  }
})

test('a quote whose price is not shown cannot be accepted', () => {
  const mayAccept = linkPrices.map((prices) => mayByLink(terms({ prices }), 'quote.accept', NOW))
  expect(mayAccept).toEqual([true, true, false])
})
