/** Where one is logged in, and logging out there. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RunningSession } from '#domain/contracts/running-session'
import { get, send } from '../../../api/client.ts'

const path = '/api/v1/sessions'

export const ownSessionsQuery = queryOptions({
  queryKey: ['sessions', 'own'],
  queryFn: ({ signal }) => get<readonly RunningSession[]>(path, signal),
})

/** One by its handle; all the others where none is named. */
export const useEndSession = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (handle: string | null) => send<null>('DELETE', handle === null ? path : `${path}/${handle}`),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  })
}
