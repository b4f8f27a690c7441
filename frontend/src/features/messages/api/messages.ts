/**
 * System messages and what this reader has done with them. Read again every hour and when one comes back to the tab. A
 * mark is shown at once; where the server did not take it, the list is read anew and says so.
 */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageMarks, type SystemMessage } from '#domain/contracts/message'
import { get, send } from '../../../api/client.ts'
import { MINUTE } from '../../../api/query-client.ts'

export const MESSAGES_PATH = '/api/v1/system/messages'

const again = {
  staleTime: 5 * MINUTE,
  refetchInterval: 60 * MINUTE,
  refetchOnWindowFocus: 'always',
  meta: { handlesError: true },
} as const

export const messagesQuery = queryOptions({
  queryKey: ['messages', 'mine'],
  queryFn: ({ signal }) => get<readonly SystemMessage[]>(MESSAGES_PATH, signal),
  ...again,
})

/** The latest that is unread; nothing where all have been read. */
export const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: ({ signal }) =>
    get<readonly SystemMessage[]>(`${MESSAGES_PATH}?readstatus=unread&limit=1`, signal),
  ...again,
})

interface Marking {
  readonly id: number
  readonly mark: keyof typeof messageMarks
}

export const useMarkMessage = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, mark }: Marking) => send<SystemMessage>('POST', `${MESSAGES_PATH}/${id}/${mark}`),
    onMutate: async ({ id, mark }) => {
      await queryClient.cancelQueries({ queryKey: ['messages'] })
      queryClient.setQueryData(messagesQuery.queryKey, (messages) =>
        messages?.map((message) =>
          message.id === id ? { ...message, readStatus: messageMarks[mark] } : message,
        ),
      )
      // The next one is told of when messages are asked for again, so that several do not come one upon the other.
      queryClient.setQueryData(unreadQuery.queryKey, (messages) =>
        messages?.filter((message) => message.id !== id),
      )
    },
    onError: () => queryClient.invalidateQueries({ queryKey: ['messages'] }),
  })
}
