/** What this person makes most, and made last of each model: the product menu begins with it. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiProductsMade } from '#domain/contracts/reference'
import { get } from '../../../api/client.ts'

export const productsMadeQuery = queryOptions({
  queryKey: ['products-made'],
  queryFn: ({ signal }) => get<ApiProductsMade>('/api/v1/productgroups/mine', signal),
  // The row that was changed a moment ago is the one to begin from.
  staleTime: 0,
  // The menu does without it.
  retry: false,
  meta: { handlesError: true },
})
