/**
 * Finds quotes in a viewer's list, newest first. Of the lists by term that the search names the shortest is walked, and every
 * quote that stands in it is compared with the whole search. What one search may walk is bounded: one that is too wide is
 * refused, never cut short. A whole order number is looked up at once.
 */
import type { Viewer } from '#domain/access/access'
import { referenceFor } from '#domain/quote/header/header'
import { matchesSearch, parseSearch, type SearchQuery } from '#domain/quote/search/search-query'
import { termsFor } from '#domain/quote/search/search-terms'
import { type Result, refusal, success } from '#domain/result'
import type { ManifestHead } from './quote-item.ts'
import { type ListPage, listOfTerm, readList, searchableOf } from './quote-lists.ts'
import { findHeads } from './quote-repository.ts'

/** As many as one read of the table fetches. */
const PAGE_SIZE = 100
const WALKED_AT_MOST = 2000
const FIRST = 999_999_999

/** What a viewer is not shown, he does not find either: an answer to a guess would show it. */
const matches = (viewer: Viewer, query: SearchQuery, head: ManifestHead): boolean =>
  matchesSearch(query, searchableOf(head, referenceFor(viewer, head.header)))

const WHOLE_NUMBER = /^\d{6,9}$/

/** Whoever types an order number wants that quote, however far down the list it is. */
const findByNumber = async (
  list: string,
  query: SearchQuery,
  isFound: (head: ManifestHead) => boolean,
): Promise<readonly ManifestHead[]> => {
  const numbers = query.words.filter((word) => WHOLE_NUMBER.test(word)).map(Number)
  const [number] = numbers
  if (number === undefined || numbers.length > 1) return []
  const { orderNumbers } = await readList(list, number + 1, 1)
  return orderNumbers[0] === number ? (await findHeads([number])).filter(isFound) : []
}

/** Among lists that begin alike, the one whose first page reaches furthest down belongs to the fewest quotes. */
const isShorter = (one: ListPage, other: ListPage): number =>
  (one.next ?? 0) - (other.next ?? 0) || one.orderNumbers.length - other.orderNumbers.length

const shortestOf = async (lists: readonly string[]) => {
  const pages = await Promise.all(
    lists.map(async (list) => ({ list, page: await readList(list, FIRST, PAGE_SIZE) })),
  )
  const [shortest] = pages.toSorted((one, other) => isShorter(one.page, other.page))
  if (shortest === undefined) throw new Error('a search looks into one list at least')
  return shortest
}

export const searchQuotes = async (
  viewer: Viewer,
  list: string,
  asked: { readonly q: string; readonly offset: number; readonly limit: number },
): Promise<Result<readonly ManifestHead[]>> => {
  const query = parseSearch(asked.q)
  const wanted = asked.offset + asked.limit
  const isFound = (head: ManifestHead): boolean => matches(viewer, query, head)
  const exact = await findByNumber(list, query, isFound)
  if (exact.length > 0) return success(exact.slice(asked.offset, wanted))
  const terms = termsFor(query)
  const shortest = await shortestOf(terms.length === 0 ? [list] : terms.map((term) => listOfTerm(list, term)))
  const found: ManifestHead[] = []
  let page: ListPage = shortest.page
  for (let walked = 0; ; walked += PAGE_SIZE) {
    // Mostly everything that stands in the list is what is searched for, so no more is fetched than is wanted.
    for (let from = 0; from < page.orderNumbers.length && found.length < wanted; ) {
      const to = from === 0 && walked === 0 ? wanted : PAGE_SIZE
      found.push(...(await findHeads(page.orderNumbers.slice(from, to))).filter(isFound))
      from = to
    }
    if (found.length >= wanted || page.next === null) return success(found.slice(asked.offset, wanted))
    if (walked + PAGE_SIZE >= WALKED_AT_MOST) return refusal('quote.search-too-wide')
    page = await readList(shortest.list, page.next, PAGE_SIZE)
  }
}
