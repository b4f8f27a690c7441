import { describe, expect, test } from 'vitest'
import { QUOTE_STATUS } from '../quote.ts'
import { matchesSearch, parseSearch, type Searchable, searchTextOf } from './search-query.ts'
import { searchTermsOf, termsFor } from './search-terms.ts'

const quote = (of: Partial<Searchable> & { readonly texts?: readonly string[] } = {}): Searchable => ({
  status: QUOTE_STATUS.offer,
  agentId: null,
  sellerId: 1008,
  sellerName: 'Tor Kvalheim',
  searchText: searchTextOf(of.texts ?? ['100017', 'Ingrid Ødegård', 'Solbakken 7', 'Tor Kvalheim']),
  ...of,
})
const finds = (query: string, of: Searchable) => {
  const terms = searchTermsOf(of)
  return termsFor(parseSearch(query)).every((term) => terms.includes(term))
}

const quotes = [
  quote(),
  quote({ status: QUOTE_STATUS.ordered, agentId: 201 }),
  quote({ status: QUOTE_STATUS.orderedByAgent, agentId: 201 }),
  quote({ texts: ['100018', '🏠🏠 Hytta', 'محمد علي', 'שלום', '<b>Fet</b>', 'Tor Kvalheim'] }),
]
/** What is searched for, by the places of the quotes that match it. */
const searches: readonly (readonly [matching: readonly number[], queries: readonly string[]])[] = [
  [
    [0, 1, 2, 3],
    ['1', '100', '1000', '!!!', '', 'selger:(tor kval)', 'selger:(1008)', '-selger:(7)'],
  ],
  [
    [0, 1, 2],
    ['7', '100017', 'ø', 'øde', 'ødegå', 'ingrid ødegård', 'tor 7 sol'],
  ],
  [[0, 1, 2], ['ingrid ødegård solbakken 7 tor kvalheim']],
  [[3], ['hytt', '🏠', 'محمد', 'علي', 'שלום', '<b>fet</b>']],
  [
    [1, 2],
    ['er:bestilt', 'selger:(kvalheim) sol er:bestilt'],
  ],
  [[0, 3], ['-er:bestilt']],
  [[2], ['er:bmbestilling']],
  [[0, 1, 3], ['-er:bmbestilling']],
  [[], ['ＢＥＢ', 'er:byggmester -er:bestilt', '-selger:(tor)', 'en to tre fire fem seks']],
]

describe('what a search is for stands in every list that it names', () => {
  test.each(searches.flatMap(([matching, queries]) => queries.map((query) => [query, matching] as const)))(
    '«%s»',
    (query, matching) => {
      expect(quotes.flatMap((of, at) => (matchesSearch(parseSearch(query), of) ? [at] : []))).toEqual(
        matching,
      )
      expect(matching.filter((at) => !finds(query, quotes[at] ?? quote()))).toEqual([])
    },
  )
})

test('a word is listed by its beginnings, and looked up by the longest of them that it has', () => {
  expect(termsFor(parseSearch('kvalheim'))).toEqual(['kvalh'])
  expect(termsFor(parseSearch('kval'))).toEqual(['kva'])
  expect(termsFor(parseSearch('k'))).toEqual([])
  expect(searchTermsOf(quote({ texts: ['Kvalheim'] }))).toEqual([
    'kv',
    'kva',
    'kvalh',
    'by:1008',
    'not:ordered',
  ])
  expect(finds('sandnes', quote())).toBe(false)
})

test('a letter of two code units is not cut in half', () => {
  expect(searchTermsOf(quote({ texts: ['𝒜𝒷𝒸'] }))).toContain('𝒜𝒷')
})

test('orders and quotes are lists both, so that neither is found by looking through all', () => {
  expect(termsFor(parseSearch('er:bestilt'))).toEqual(['is:ordered'])
  expect(termsFor(parseSearch('-er:bestilt er:byggmester'))).toEqual(['not:ordered', 'is:of-agent'])
})

test('whoever is meant by number has a list of his own, whatever he is called', () => {
  expect(termsFor(parseSearch('selger:(1008)'))).toEqual(['by:1008'])
  expect(termsFor(parseSearch('-selger:(1008)'))).toEqual([])
  expect(finds('selger:(1008)', quote({ sellerId: 1009 }))).toBe(false)
})

test('a search that names no list looks at the whole one', () => {
  for (const query of ['', '!!!', '-selger:(tor)', '-er:byggmester'])
    expect(termsFor(parseSearch(query))).toEqual([])
})

test('of many words only the longest are looked up', () => {
  const many = termsFor(parseSearch('a bb ccc dddd eeeee ffffff ggggggg'))
  expect(many).toEqual(['ggggg', 'fffff', 'eeeee', 'ddd'])
})
