/**
 * The data of a page begins loading at the same moment as its code. No loader does it: a page whose code is here stands in
 * the same moment in which it is asked for, reads what it needs by itself, and tells of what fails.
 */
import type { createBrowserRouter, Params } from 'react-router'
import { setOut } from '../api/on-the-way.ts'
import { modelsQuery } from '../features/models/api/get-models.ts'
import { customerSideQuery } from '../features/quotes/customer-side/customer-side-calls.ts'
import { quoteQuery } from '../quote/get-quote.ts'
import { productGroupsQuery } from '../quote/product-menu/api/get-product-groups.ts'
import { colorListsQuery } from '../row/get-colors.ts'
import { priceListQuery } from '../row/get-price-list.ts'
import { rowQuery } from '../row/get-row.ts'
import { rowOfAddress } from '../row/row-address.ts'
import { queryClient } from './query.ts'

/** What a route reads as soon as somebody is on the way to it. */
export interface ReadsAhead {
  readonly readAhead: (params: Params) => void
}

const readQuote = ({ orderId }: Params): void => {
  const orderNumber = Number(orderId)
  if (Number.isSafeInteger(orderNumber)) void queryClient.prefetchQuery(quoteQuery(orderNumber))
}

const readQuotePage = (params: Params): void => {
  const orderNumber = Number(params.orderId)
  readQuote(params)
  if (Number.isSafeInteger(orderNumber)) void queryClient.prefetchQuery(customerSideQuery(orderNumber))
}

const readRow = (params: Params): void => {
  const rowNumber = rowOfAddress(params.rowId ?? '')
  // A row that has just been made is known here before it is to be had.
  if (rowNumber >= 0) void queryClient.prefetchQuery(rowQuery(Number(params.orderId), rowNumber))
  void queryClient.prefetchQuery(colorListsQuery)
  void queryClient.prefetchQuery(priceListQuery)
  readQuote(params)
}

export const quoteAhead: ReadsAhead = { readAhead: readQuote }
export const quotePageAhead: ReadsAhead = { readAhead: readQuotePage }
export const rowAhead: ReadsAhead = { readAhead: readRow }
export const menuAhead: ReadsAhead = {
  readAhead: () => void queryClient.prefetchQuery(productGroupsQuery),
}
export const modelsAhead: ReadsAhead = { readAhead: () => void queryClient.prefetchQuery(modelsQuery) }

type Router = ReturnType<typeof createBrowserRouter>

const readsAhead = (handle: unknown): handle is ReadsAhead =>
  typeof handle === 'object' && handle !== null && 'readAhead' in handle

/** From the first page on, for every way to another one whose code has yet to come. */
export const readAheadOn = (router: Router): void => {
  const readFor = (matches: Router['state']['matches']) => {
    setOut()
    for (const { route, params } of matches) if (readsAhead(route.handle)) route.handle.readAhead(params)
  }
  let onTheWay = ''
  readFor(router.state.matches)
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle' || navigation.location.key === onTheWay) return
    onTheWay = navigation.location.key
    readFor(navigation.matches)
  })
}
