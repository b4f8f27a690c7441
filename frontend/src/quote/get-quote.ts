/** One quote as this viewer may see it. */
import { queryOptions } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { get } from '../api/client.ts'

export const quoteQuery = (orderNumber: number) =>
  queryOptions({
    queryKey: ['offer', orderNumber],
    queryFn: ({ signal }) => get<Offer>(`/api/v1/offers/${orderNumber}`, signal),
    meta: { handlesError: true },
  })
