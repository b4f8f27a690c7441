/**
 * The lists of a month by which a seller's offers and sales are counted. Nobody looks at the quotes when counting, so an entry that does
 * not belong is a wrong figure until rebuild-months.ts has put it right.
 */
import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { type Month, monthOf } from '#domain/calendar'
import { type Manifest, QUOTE_STATUS } from '#domain/quote/quote'
import { countItems } from '../count-items.ts'
import { listingEntity } from './quote-entities.ts'

/** A store's own list, one of a store with its agents, or an agent's. */
export type Counted = `store-${number}` | `below-${number}` | `agent-${number}`
type What = 'offers' | 'sales'

const listOfMonth = (what: What, counted: Counted, { year, month }: Month): string =>
  `${what} ${counted} ${year}-${String(month).padStart(2, '0')}`

export type InMonths = Pick<Manifest, 'owner' | 'status' | 'createdAt' | 'taken'>

const listsOfMonth = (what: What, { owner }: InMonths, at: string): readonly string[] => {
  const { storeId, agentId } = owner
  const counted: readonly Counted[] = [
    agentId === null ? `store-${storeId}` : `agent-${agentId}`,
    `below-${storeId}`,
  ]
  return counted.map((whose) => listOfMonth(what, whose, monthOf(at)))
}

/** When it was ordered from the provider; null for what is not, or was called off. One without the step was ordered as it was made. */
const soldAt = ({ status, taken, createdAt }: InMonths): string | null =>
  status === QUOTE_STATUS.ordered || status === QUOTE_STATUS.cancelRequested
    ? (taken.findLast(({ kind }) => kind === 'order')?.at ?? createdAt)
    : null

/** A quote is an offer of the month in which it was made, and a sale of that in which it was ordered. */
export const monthsOf = (quote: InMonths): readonly string[] => {
  const sold = soldAt(quote)
  return [
    ...listsOfMonth('offers', quote, quote.createdAt),
    ...(sold === null ? [] : listsOfMonth('sales', quote, sold)),
  ]
}

/** Those in which it may have stood as a sale, and does not any more. */
export const formerMonthsOf = (quote: InMonths): readonly string[] => {
  const orders = quote.taken.filter(({ kind }) => kind === 'order').map(({ at }) => at)
  const lists = [quote.createdAt, ...orders].flatMap((at) => listsOfMonth('sales', quote, at))
  const now = new Set(monthsOf(quote))
  return [...new Set(lists)].filter((list) => !now.has(list))
}

/** How many stand in it. One that was made or ordered in the very moment may be counted before it is so. */
export const countOfMonth = async (what: What, counted: Counted, month: Month): Promise<number> => {
  const query = listingEntity()
    .query.ofList({ list: listOfMonth(what, counted, month) })
    .params<QueryCommandInput>()
  return (await countItems(query, Number.POSITIVE_INFINITY)).count
}
