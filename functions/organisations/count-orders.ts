/** Offers made and orders placed, month by month (AD-26): the last twelve in Norway. Nothing at all is two empty lists. */
import { type Month, monthOf, monthsUntil } from '#domain/calendar'
import type { OrderStatistics } from '#domain/contracts/organisation'
import { type Counted, countOfMonth } from '../data/quotes/month-lists.ts'

const MONTHS = 12

export const countOrders = async (counted: Counted, at: Date): Promise<OrderStatistics> => {
  const months = monthsUntil(monthOf(at.toISOString()), MONTHS)
  const countsOf = (what: 'offers' | 'sales') =>
    Promise.all(
      months.map(async (month: Month) => ({ ...month, orders: await countOfMonth(what, counted, month) })),
    )
  const [offers, sales] = await Promise.all([countsOf('offers'), countsOf('sales')])
  return [...offers, ...sales].some(({ orders }) => orders > 0)
    ? { offers, sales }
    : { offers: [], sales: [] }
}
