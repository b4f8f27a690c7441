/**
 * One quote, read again when a part that shows it is mounted. Not while a new row is being sent to the server: the quote is
 * read anyway as soon as that row has its number.
 */
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { quoteQuery } from './get-quote.ts'
import { newRowsOf } from './new-rows/use-new-rows.ts'

type Following = Pick<UseQueryOptions<Offer, Error, Offer, (string | number)[]>, 'refetchInterval'>

export const useQuote = (orderNumber: number, following: Following = {}) => {
  const newRows = newRowsOf(useQueryClient())
  return useQuery({
    ...quoteQuery(orderNumber),
    refetchOnMount: () => !newRows.hasUnanswered(),
    ...following,
  })
}
