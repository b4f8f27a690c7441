/** What the person has sold last, of what the viewer may see (AD-27). */
import { queryOptions } from '@tanstack/react-query'
import type { OfferSummary } from '#domain/contracts/offer'
import type { ApiUser } from '#domain/contracts/user'
import { searchForSeller } from '#domain/quote/search/search-query'
import { get } from '../../../api/client.ts'

const SHOWN = 10

/** By the person: whoever is called otherwise by now has made them all the same. */
export const latestOffersQuery = ({ id }: Pick<ApiUser, 'id'>) =>
  queryOptions({
    queryKey: ['offers', 'of-seller', id],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({
        q: searchForSeller(id),
        offset: '0',
        limit: String(SHOWN),
        orderRows: 'false',
      })
      return get<readonly OfferSummary[]>(`/api/v1/offers?${search}`, signal)
    },
    meta: { handlesError: true },
  })
