/**
 * How a quote is found without looking through the others: a list of quotes has a shorter list for each beginning of a word
 * and for what a filter asks for, named by a term. Whatever a search is for stands in every list that the search names;
 * what stands there besides only begins alike, and is told apart on the quote itself. Pure.
 */
import {
  hasFlag,
  QUOTE_FLAGS,
  type QuoteFlag,
  type Searchable,
  type SearchQuery,
  withoutGenitive,
} from './search-query.ts'

/** In letters. A word of one letter begins too much to be worth a list, one of five hardly anything else. */
const BEGINNINGS = [2, 3, 5] as const

/** A list each is looked into; more of them find no shorter one worth the reading. */
const MOST_WORDS = 4

const beginningsOf = (word: string): readonly string[] => {
  const letters = [...word]
  return BEGINNINGS.filter((length) => length <= letters.length).map((length) =>
    letters.slice(0, length).join(''),
  )
}

const wordsIn = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '')

/** Only what few quotes may be is worth a list: most are not the order of an agent, and whoever asks for that finds it soon. */
const NARROW: ReadonlySet<string> = new Set([
  'is:ordered',
  'not:ordered',
  'is:ordered-by-agent',
  'is:of-agent',
])

const flagTerms = (flag: QuoteFlag, isSo: boolean): readonly string[] =>
  [`${isSo ? 'is' : 'not'}:${flag}`].filter((term) => NARROW.has(term))

/** Whoever has made it, who may be called otherwise by now. */
const sellerTerm = (sellerId: number | string): string => `by:${sellerId}`

/** The terms that a quote is listed by. */
export const searchTermsOf = (quote: Searchable): readonly string[] => [
  ...new Set(wordsIn(quote.searchText).flatMap(beginningsOf)),
  sellerTerm(quote.sellerId),
  ...QUOTE_FLAGS.flatMap((flag) => flagTerms(flag, hasFlag(quote, flag))),
]

/** The terms of which every quote that is searched for has each; none for a search that names no list. */
export const termsFor = ({ words, filters }: SearchQuery): readonly string[] => {
  const flags = filters.flatMap(({ kind, negated }) =>
    // A word for a status may be a customer's as well, so no list has them all.
    kind === 'seller' || kind === 'seller-id' || kind === 'status' ? [] : flagTerms(kind, !negated),
  )
  const sellers = filters.flatMap(({ kind, negated, name }) =>
    kind === 'seller' && !negated ? wordsIn(name) : [],
  )
  const numbers = filters.flatMap(({ kind, negated, name }) =>
    kind === 'seller-id' && !negated ? [sellerTerm(name)] : [],
  )
  // The shorter of the two forms of a name begins both.
  const longest = [...words.map(withoutGenitive), ...sellers].toSorted(
    (one, other) => other.length - one.length,
  )
  const beginnings = longest.flatMap((word) => beginningsOf(word).slice(-1))
  return [...new Set([...flags, ...numbers]), ...[...new Set(beginnings)].slice(0, MOST_WORDS)]
}
