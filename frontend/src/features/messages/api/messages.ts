/**
 * System messages and what this reader has done with them. Read again every hour and when one comes back to the tab. A
 * mark is shown at once; where the server did not take it, the list is read anew and says so.
 */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageMarks, type SystemMessage } from '#domain/contracts/message'
import { get, send } from '../../../api/client.ts'
import { MINUTE } from '../../../api/query-client.ts'

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: ({ signal }) => get<readonly SystemMessage[]>('/api/v1/system/messages', signal),
  staleTime: 5 * MINUTE,
  refetchInterval: 60 * MINUTE,
  refetchOnWindowFocus: 'always',
  meta: { handlesError: true },
})

interface Marking {
  readonly id: number
  readonly mark: keyof typeof messageMarks
}

export const useMarkMessage = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, mark }: Marking) =>
      send<SystemMessage>('POST', `/api/v1/system/messages/${id}/${mark}`),
    onMutate: async ({ id, mark }) => {
      await queryClient.cancelQueries({ queryKey: messagesQuery.queryKey })
      queryClient.setQueryData(messagesQuery.queryKey, (messages) =>
        messages?.map((message) =>
          message.id === id ? { ...message, readStatus: messageMarks[mark] } : message,
        ),
      )
    },
    onError: () => queryClient.invalidateQueries({ queryKey: messagesQuery.queryKey }),
  })
}
