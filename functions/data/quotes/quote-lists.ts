/**
 * The lists that a quote stands in: all quotes, those of its chain, its store and its agent, and of each the shorter lists by
 * term that a search looks into; besides those of a month (month-lists.ts). A quote enters a list before the change that puts it there
 * and leaves one after the change that takes it away, so that a crash leaves an entry too many and never one too few; whoever reads
 * a list looks at the quote itself. A change of rows and prices touches none of them.
 */
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { kindOf, type Viewer } from '#domain/access/access'
import type { QuoteOwner } from '#domain/access/rights'
import type { BufferCount } from '#domain/contracts/buffer'
import { type Searchable, searchTextOf } from '#domain/quote/search/search-query'
import { searchTermsOf } from '#domain/quote/search/search-terms'
import { happens } from '../conditional.ts'
import { countItems } from '../count-items.ts'
import { writeAll } from '../write-all.ts'
import { type InMonths, monthsOf } from './month-lists.ts'
import { listingEntity } from './quote-entities.ts'
import type { ManifestHead } from './quote-item.ts'

/** A batch takes 25. */
const BATCHES_AT_ONCE = 8

export const ALL_QUOTES = 'all'
const AGENT = 'agent'

const listsOf = ({ chainId, storeId, agentId }: QuoteOwner): readonly string[] => [
  ALL_QUOTES,
  `chain-${chainId}`,
  `store-${storeId}`,
  ...(agentId === null ? [] : [`${AGENT}-${agentId}`]),
]

/** The list of every quote that the viewer may look at; null for a viewer who may look at none. */
export const listFor = (viewer: Viewer): string | null => {
  const { chainId, storeId, agentId } = viewer
  const ids = { super: ALL_QUOTES, chain: chainId, store: storeId, agent: agentId, unknown: null }
  const kind = kindOf(viewer)
  const id = ids[kind]
  return id === null ? null : id === ALL_QUOTES ? ALL_QUOTES : `${kind}-${id}`
}

export const listOfTerm = (list: string, term: string): string => `${list} ${term}`

type Listed = Pick<ManifestHead, 'orderNumber' | 'status' | 'owner' | 'createdBy' | 'header'>

/** `reference` is the store's own, or nothing where it is not shown. */
export const searchableOf = (
  { orderNumber, status, owner, createdBy, header }: Listed,
  reference: string,
): Searchable => ({
  status,
  agentId: owner.agentId,
  sellerId: createdBy.userId,
  sellerName: createdBy.name,
  searchText: searchTextOf([
    String(orderNumber),
    header.customer.name,
    header.deliveryLabel,
    reference,
    createdBy.name,
  ]),
})

/** Every list that the quote stands in. */
export const placesOf = (quote: Listed & InMonths): readonly string[] => [
  ...searchedIn(quote),
  ...monthsOf(quote),
]

/** Those that it is found by. */
export const searchedIn = (quote: Listed): readonly string[] => {
  const terms = searchTermsOf(searchableOf(quote, quote.header.externalReference))
  const agentsTerms = searchTermsOf(searchableOf(quote, ''))
  return listsOf(quote.owner).flatMap((list) => [
    list,
    ...(list.startsWith(AGENT) ? agentsTerms : terms).map((term) => listOfTerm(list, term)),
  ])
}

/** `version` is that of the quote which is about to stand there. */
export const enterLists = (lists: readonly string[], orderNumber: number, version: number): Promise<void> =>
  writeAll(
    lists.map((list) => ({ list, orderNumber, version })),
    (some) => listingEntity().put(some).go({ concurrent: BATCHES_AT_ONCE }),
    ({ list }) => list,
  )

/** Leaves alone what a version after `version` has entered again meanwhile. */
export const leaveLists = async (
  lists: readonly string[],
  orderNumber: number,
  version: number,
): Promise<void> => {
  await Promise.all(
    lists.map((list) =>
      happens(
        listingEntity()
          .delete({ list, orderNumber })
          .where((stored, { lte }) => lte(stored.version, version))
          .go(),
      ),
    ),
  )
}

export const countQuotes = (): Promise<BufferCount> =>
  countItems(listingEntity().query.ofList({ list: ALL_QUOTES }).params<QueryCommandInput>())

export interface ListPage {
  /** Newest first. */
  readonly orderNumbers: readonly number[]
  /** Where the next page begins; null at the end. */
  readonly next: number | null
}

/** Oldest first, after a number. */
export const readListUpwards = async (
  list: string,
  after: number,
  size: number,
): Promise<readonly number[]> => {
  const { data } = await listingEntity()
    .query.ofList({ list })
    .gt({ orderNumber: after })
    .go({ order: 'asc', limit: size, consistent: true })
  return data.map(({ orderNumber }) => orderNumber)
}

/** `before` is the last number of the page before. */
export const readList = async (list: string, before: number, size: number): Promise<ListPage> => {
  const { data } = await listingEntity()
    .query.ofList({ list })
    .lt({ orderNumber: before })
    .go({ order: 'desc', limit: size })
  const orderNumbers = data.map(({ orderNumber }) => orderNumber)
  return { orderNumbers, next: orderNumbers.length < size ? null : (orderNumbers.at(-1) ?? null) }
}
