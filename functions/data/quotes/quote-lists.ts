/**
 * The lists that a quote stands in: all quotes, those of its chain, its store and its agent, and of each the shorter lists by
 * term that a search looks into; besides those of a month by which the seller's offers and sales are counted. A quote enters a list before the change that puts it there and leaves one after the
 * change that takes it away, so that a crash leaves an entry too many and never one too few; whoever reads a list looks at
 * the quote itself. A change of rows and prices touches none of them.
 */

import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { kindOf, type Viewer } from '#domain/access/access'
import type { QuoteOwner } from '#domain/access/rights'
import { type Month, monthOf } from '#domain/calendar'
import { type Manifest, QUOTE_STATUS } from '#domain/quote/quote'
import { type Searchable, searchTextOf } from '#domain/quote/search/search-query'
import { searchTermsOf } from '#domain/quote/search/search-terms'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { writeAll } from '../write-all.ts'
import { listingEntity } from './quote-entities.ts'
import type { ManifestHead } from './quote-item.ts'

/** A batch takes 25. */
const BATCHES_AT_ONCE = 8

const ALL = 'all'
const AGENT = 'agent'

const listsOf = ({ chainId, storeId, agentId }: QuoteOwner): readonly string[] => [
  ALL,
  `chain-${chainId}`,
  `store-${storeId}`,
  ...(agentId === null ? [] : [`${AGENT}-${agentId}`]),
]

/** The list of every quote that the viewer may look at; null for a viewer who may look at none. */
export const listFor = (viewer: Viewer): string | null => {
  const { chainId, storeId, agentId } = viewer
  const ids = { super: ALL, chain: chainId, store: storeId, agent: agentId, unknown: null }
  const kind = kindOf(viewer)
  const id = ids[kind]
  return id === null ? null : id === ALL ? ALL : `${kind}-${id}`
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
  sellerName: createdBy.name,
  searchText: searchTextOf([
    String(orderNumber),
    header.customer.name,
    header.deliveryLabel,
    reference,
    createdBy.name,
  ]),
})

/** Of a store alone, of a store with its agents, or of an agent. */
export type Counted = `store-${number}` | `below-${number}` | `agent-${number}`

const listOfMonth = (what: 'offers' | 'sales', counted: Counted, { year, month }: Month): string =>
  `${what} ${counted} ${year}-${String(month).padStart(2, '0')}`

type InMonths = Pick<Manifest, 'owner' | 'status' | 'createdAt' | 'taken'>

/** When it was ordered from the provider; null for what is not, or was called off. One without the step was ordered as it was made. */
const soldAt = ({ status, taken, createdAt }: InMonths): string | null =>
  status === QUOTE_STATUS.ordered || status === QUOTE_STATUS.cancelRequested
    ? (taken.findLast(({ kind }) => kind === 'order')?.at ?? createdAt)
    : null

/** A quote is an offer of the month in which it was made, and a sale of that in which it was ordered. */
const monthsOf = (quote: InMonths): readonly string[] => {
  const { storeId, agentId } = quote.owner
  const sold = soldAt(quote)
  const counted: readonly Counted[] = [
    agentId === null ? `store-${storeId}` : `agent-${agentId}`,
    `below-${storeId}`,
  ]
  return counted.flatMap((whose) => [
    listOfMonth('offers', whose, monthOf(quote.createdAt)),
    ...(sold === null ? [] : [listOfMonth('sales', whose, monthOf(sold))]),
  ])
}

/** Every list that the quote stands in. */
export const placesOf = (quote: Listed & InMonths): readonly string[] => [
  ...searchedIn(quote),
  ...monthsOf(quote),
]

const searchedIn = (quote: Listed): readonly string[] => {
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

export interface ListPage {
  /** Newest first. */
  readonly orderNumbers: readonly number[]
  /** Where the next page begins; null at the end. */
  readonly next: number | null
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

/** How many stand in it. One that was made or ordered in the very moment may be counted before it is so. */
export const countOfMonth = async (
  what: 'offers' | 'sales',
  counted: Counted,
  month: Month,
): Promise<number> => {
  const query = listingEntity()
    .query.ofList({ list: listOfMonth(what, counted, month) })
    .params<QueryCommandInput>()
  let count = 0
  let from: QueryCommandInput['ExclusiveStartKey']
  do {
    const page = await connection().client.send(
      new QueryCommand({ ...query, Select: 'COUNT', ExclusiveStartKey: from }),
    )
    count += page.Count ?? 0
    from = page.LastEvaluatedKey
  } while (from !== undefined)
  return count
}
