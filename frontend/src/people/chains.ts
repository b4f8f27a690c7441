/** All chains, by name, for whoever may see all of them. */
import { queryOptions } from '@tanstack/react-query'
import type { ChainSummary } from '#domain/contracts/organisation'
import { get } from '../api/client.ts'

/** As many as there can be in one answer. */
const CHAINS_MAX = 500

export const chainsQuery = queryOptions({
  queryKey: ['chains'],
  queryFn: ({ signal }) => get<readonly ChainSummary[]>(`/api/v1/chains?limit=${CHAINS_MAX}`, signal),
  meta: { handlesError: true },
})
