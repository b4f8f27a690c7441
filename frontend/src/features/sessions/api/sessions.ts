/** Others' sessions: finding them, ending one. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FoundSession } from '#domain/contracts/running-session'
import { get, send } from '../../../api/client.ts'

export const findSessionsQuery = (searchValue: string) =>
  queryOptions({
    queryKey: ['sessions', 'found', searchValue],
    queryFn: ({ signal }) =>
      get<readonly FoundSession[]>(`/usermanagement/findsessions/${encodeURIComponent(searchValue)}`, signal),
    staleTime: 0,
    meta: { handlesError: true },
  })

export const useKillSession = (searchValue: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (handle: string) => send<null>('DELETE', `/usermanagement/killsession/${handle}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: findSessionsQuery(searchValue).queryKey }),
  })
}
