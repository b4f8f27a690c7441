/** What the asking person mostly makes, read off the newest quotes that he began in the context he acts in. */
import { productsMade } from '#domain/quote/rows/products-made'
import { searchForSeller } from '#domain/quote/search/search-query'
import { refusal } from '#domain/result'
import { productsMadeFor } from '#domain/views/products-made-for'
import { listFor } from '../../data/quotes/quote-lists.ts'
import { findRevisions, findRows } from '../../data/quotes/quote-repository.ts'
import { searchQuotes } from '../../data/quotes/search-quotes.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'

/** Enough to tell a habit from a single job, and few enough to be read at once. */
const NEWEST = 20

const readRevisionsOf = async (last: readonly { orderNumber: number; row: { revisionId: string } }[]) => {
  const ofQuote = Map.groupBy(last, ({ orderNumber }) => orderNumber)
  const read = await Promise.all(
    [...ofQuote].map(([orderNumber, some]) =>
      findRevisions(
        orderNumber,
        some.map(({ row }) => row.revisionId),
      ),
    ),
  )
  return new Map(read.flatMap((revisions) => [...revisions]))
}

export const listProductsMade = endpoint(contracts.listProductsMade, async ({ caller: { viewer, user } }) => {
  const list = listFor(viewer)
  if (list === null) return refusal('access.denied')
  const found = await searchQuotes(viewer, list, {
    q: searchForSeller(user.id),
    offset: 0,
    limit: NEWEST,
  })
  const orderNumbers = (found.ok ? found.value : []).map(({ orderNumber }) => orderNumber)
  const rows = await findRows(orderNumbers)
  const made = productsMade(
    orderNumbers.map((orderNumber) => ({ orderNumber, rows: rows.get(orderNumber) ?? [] })),
  )
  return answered(productsMadeFor(made, await readRevisionsOf(made.last)))
})
