/** What the person has sold last, of what the viewer may see (AD-27). */
import { queryOptions } from '@tanstack/react-query'
import type { OfferSummary } from '#domain/contracts/offer'
import { get } from '../../../api/client.ts'

const SHOWN = 10

export const latestOffersQuery = (fullName: string) =>
  queryOptions({
    queryKey: ['offers', 'of-seller', fullName],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({
        // A parenthesis would end the name.
        q: `selger:(${fullName.replaceAll(/[()]/g, ' ')})`,
        offset: '0',
        limit: String(SHOWN),
        orderRows: 'false',
      })
      return get<readonly OfferSummary[]>(`/api/v1/offers?${search}`, signal)
    },
    meta: { handlesError: true },
  })
