/** The range and its rules, for those who check them. Prices come with this call only, never with the program. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiRuleLine, ModelRange } from '#domain/contracts/models'
import { get } from '../../../api/client.ts'
import { REFERENCE_STALE } from '../../../api/query-client.ts'

export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: ({ signal }) => get<ModelRange>('/api/v1/models', signal),
  staleTime: REFERENCE_STALE,
  meta: { handlesError: true },
})

export const modelRulesQuery = queryOptions({
  queryKey: ['models', 'rules'],
  queryFn: ({ signal }) => get<readonly ApiRuleLine[]>('/api/v1/models/rules', signal),
  staleTime: REFERENCE_STALE,
  meta: { handlesError: true },
})
