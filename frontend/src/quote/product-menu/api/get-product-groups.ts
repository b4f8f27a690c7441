/** The groups of the product menu with their models. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiProductGroup } from '#domain/contracts/reference'
import { get } from '../../../api/client.ts'
import { REFERENCE_STALE } from '../../../api/query-client.ts'

export const productGroupsQuery = queryOptions({
  queryKey: ['product-groups'],
  queryFn: ({ signal }) => get<readonly ApiProductGroup[]>('/api/v1/productgroups', signal),
  staleTime: REFERENCE_STALE,
  meta: { handlesError: true },
})
