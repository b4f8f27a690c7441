/**
 * Finds quotes in a viewer's list, newest first. Reads the list page by page until the page that is asked for is full; what
 * one search may read is bounded, so an answer may end early on a very long list. A whole order number is looked up at once.
 */
import type { Viewer } from '#domain/access/access'
import { referenceFor } from '#domain/quote/header'
import { matchesSearch, parseSearch, type SearchQuery, searchTextOf } from '#domain/quote/search-query'
import type { ManifestHead } from './quote-item.ts'
import { listHeads } from './quote-repository.ts'

const PAGE_SIZE = 100
const READ_AT_MOST = 2000
const FIRST = 999_999_999

/** What a viewer is not shown, he does not find either: an answer to a guess would show it. */
const matches = (viewer: Viewer, query: SearchQuery, head: ManifestHead): boolean => {
  const { orderNumber, header, createdBy, status, owner } = head
  return matchesSearch(query, {
    status,
    agentId: owner.agentId,
    sellerName: createdBy.name,
    searchText: searchTextOf([
      String(orderNumber),
      header.customer.name,
      header.deliveryLabel,
      referenceFor(viewer, header),
      createdBy.name,
    ]),
  })
}

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
  const { heads } = await listHeads(list, number + 1, 1)
  return heads.filter((head) => head.orderNumber === number && isFound(head))
}

export const searchQuotes = async (
  viewer: Viewer,
  list: string,
  asked: { readonly q: string; readonly offset: number; readonly limit: number },
): Promise<readonly ManifestHead[]> => {
  const query = parseSearch(asked.q)
  const wanted = asked.offset + asked.limit
  const isFound = (head: ManifestHead): boolean => matches(viewer, query, head)
  const exact = await findByNumber(list, query, isFound)
  if (exact.length > 0) return exact.slice(asked.offset, wanted)
  const found: ManifestHead[] = []
  let before: number | null = FIRST
  for (let read = 0; before !== null && found.length < wanted && read < READ_AT_MOST; read += PAGE_SIZE) {
    const { heads, next } = await listHeads(list, before, PAGE_SIZE)
    found.push(...heads.filter(isFound))
    before = next
  }
  return found.slice(asked.offset, wanted)
}
