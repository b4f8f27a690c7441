/** What the person has sold last, of what the viewer may see (AD-27). */
import { queryOptions } from '@tanstack/react-query'
import type { OfferSummary } from '#domain/contracts/offer'
import type { ApiUser } from '#domain/contracts/user'
import { get } from '../../../api/client.ts'

const SHOWN = 10

/** By the name, which they are listed by, and by the number, because somebody else may have the name too. */
export const latestOffersQuery = ({ id, fullName }: Pick<ApiUser, 'id' | 'fullName'>) =>
  queryOptions({
    queryKey: ['offers', 'of-seller', id, fullName],
    queryFn: ({ signal }) => {
      const search = new URLSearchParams({
        // A parenthesis would end the name.
        q: `selger:(${fullName.replaceAll(/[()]/g, ' ')}) selger:(${id})`,
        offset: '0',
        limit: String(SHOWN),
        orderRows: 'false',
      })
      return get<readonly OfferSummary[]>(`/api/v1/offers?${search}`, signal)
    },
    meta: { handlesError: true },
  })
