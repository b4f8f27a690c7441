/**
 * The price list that this viewer's browser prices with at once. Without it (a viewer who sees no prices, a server that is
 * busy) the editor works all the same; prices then come with each save.
 */
import { queryOptions } from '@tanstack/react-query'
import type { PriceListAnswer } from '#domain/contracts/pricing'
import { get } from '../api/client.ts'
import { REFERENCE_STALE } from '../api/query-client.ts'

export const priceListQuery = queryOptions({
  queryKey: ['price-list'],
  queryFn: ({ signal }) => get<PriceListAnswer>('/api/v1/pricelists/current', signal),
  staleTime: REFERENCE_STALE,
  meta: { handlesError: true },
})
