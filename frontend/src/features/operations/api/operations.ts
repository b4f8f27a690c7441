/** What the person on duty sees, looked at again every half minute, and what was given up settled. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Operations, QueueName } from '#domain/contracts/operations'
import { get, send } from '../../../api/client.ts'
import { SECOND } from '../../../api/query-client.ts'

const PATH = '/api/v1/operations'

export const operationsQuery = queryOptions({
  queryKey: ['operations'],
  queryFn: ({ signal }) => get<Operations>(PATH, signal),
  refetchInterval: 30 * SECOND,
  meta: { handlesError: true },
})

export interface Settling {
  readonly queue: QueueName
  readonly doing: 'retry' | 'discard'
  /** Left out: all of them. */
  readonly id?: string
}

export const useSettle = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ queue, doing, id }: Settling) =>
      send<{ count: number }>('POST', `${PATH}/${queue}/${doing}`, id === undefined ? {} : { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: operationsQuery.queryKey }),
  })
}
