/** One page of the quotes that this viewer may see, newest first. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OfferSummary } from '#domain/contracts/offer'
import { get } from '../../../api/client.ts'
import type { ListAddress } from '../../../ui/list-address.ts'
import { requestFor } from '../state/search-request.ts'

export const searchQuotesQuery = (search: ListAddress) =>
  queryOptions({
    queryKey: ['offers', search],
    queryFn: ({ signal }) => get<readonly OfferSummary[]>(`/api/v1/offers?${requestFor(search)}`, signal),
    placeholderData: keepPreviousData,
    meta: { handlesError: true },
  })
