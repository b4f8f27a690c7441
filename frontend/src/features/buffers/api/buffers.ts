/** The buffers, looked at again while one is written anew, and cleared: one of them or all. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BufferId } from '#domain/administration/buffers'
import type { ApiBuffer } from '#domain/contracts/buffer'
import { get, send } from '../../../api/client.ts'
import { MINUTE, SECOND } from '../../../api/query-client.ts'

const PATH = '/api/v1/caches'

const isUnderWay = ({ rebuiltPercent }: ApiBuffer): boolean => rebuiltPercent !== null

export const buffersQuery = queryOptions({
  queryKey: ['buffers'],
  queryFn: ({ signal }) => get<readonly ApiBuffer[]>(PATH, signal),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 2 * SECOND : MINUTE),
  meta: { handlesError: true },
})

/** The answer is the buffer as it is now, and takes the place of what was known of it. */
export const useClearBuffer = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: BufferId) => send<ApiBuffer>('DELETE', `${PATH}/${id}`),
    onSuccess: async (cleared) => {
      // What was asked before it was cleared would count what lay there.
      await queryClient.cancelQueries(buffersQuery)
      queryClient.setQueryData(buffersQuery.queryKey, (known) =>
        known?.map((buffer) => (buffer.id === cleared.id ? cleared : buffer)),
      )
    },
  })
}

export const useClearBuffers = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => send<readonly ApiBuffer[]>('DELETE', PATH),
    onSuccess: async (cleared) => {
      await queryClient.cancelQueries(buffersQuery)
      queryClient.setQueryData(buffersQuery.queryKey, cleared)
    },
  })
}
