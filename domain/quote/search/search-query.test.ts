import { expect, test } from 'vitest'
import { QUOTE_STATUS } from '../quote.ts'
import { matchesSearch, parseSearch, type Searchable, searchTextOf } from './search-query.ts'

const quote: Searchable = {
  status: QUOTE_STATUS.offer,
  agentId: null,
  sellerId: 1008,
  sellerName: 'Tor Kvalheim',
  searchText: searchTextOf(['100017', 'Ingrid Ødegård', 'Solbakken 14', 'ENEB-2026-114', 'Tor Kvalheim']),
}
const finds = (query: string, of: Partial<Searchable> = {}) =>
  matchesSearch(parseSearch(query), { ...quote, ...of })

test.each(['100017', '1000', 'ødeg', 'ØDEGÅRD ingrid', 'solbakken 14', 'eneb-2026', '  ', 'kvalheim'])(
  'the quote is found by «%s»',
  (query) => expect(finds(query)).toBe(true),
)

test.each(['0017', 'bakken', 'Ingrid Hansen', '100018'])('the quote is not found by «%s»', (query) =>
  expect(finds(query)).toBe(false),
)

test('Q-363: er:bestilt finds orders, -er:bestilt quotes', () => {
  const ordered = [QUOTE_STATUS.orderedByAgent, QUOTE_STATUS.ordered, QUOTE_STATUS.cancelRequested]
  for (const status of Object.values(QUOTE_STATUS)) {
    const isOrder = (ordered as readonly number[]).includes(status)
    expect(finds('er:bestilt', { status })).toBe(isOrder)
    expect(finds('-er:bestilt', { status })).toBe(!isOrder)
  }
})

test('Q-363: er:bmbestilling finds what agents have ordered, er:byggmester what agents own', () => {
  expect(finds('er:bmbestilling', { status: QUOTE_STATUS.orderedByAgent })).toBe(true)
  expect(finds('er:bmbestilling', { status: QUOTE_STATUS.ordered })).toBe(false)
  expect(finds('er:byggmester', { agentId: 201 })).toBe(true)
  expect(finds('er:byggmester')).toBe(false)
})

test('of two sellers with the same name the number says who is meant', () => {
  expect(finds('selger:(Tor Kvalheim) selger:(1008)')).toBe(true)
  expect(finds('selger:(Tor Kvalheim) selger:(1008)', { sellerId: 1077 })).toBe(false)
  expect(finds('-selger:(1008)')).toBe(false)
  expect(finds('selger:(100)')).toBe(false)
})

test('Q-363: selger:(name) compares part of the name, and goes together with words', () => {
  expect(finds('selger:(kvalheim) sol')).toBe(true)
  expect(finds('sol selger:(Tor Kval)')).toBe(true)
  expect(finds('selger:(Marit)')).toBe(false)
  expect(finds('-selger:(Marit)')).toBe(true)
  expect(finds('selger:()')).toBe(true)
})

test('what only looks like a token is a word', () => {
  expect(parseSearch('er:noe')).toEqual({ words: ['er', 'noe'], filters: [] })
  expect(parseSearch('selger:(Ola')).toEqual({ words: ['selger', 'ola'], filters: [] })
})
