/** All messages, as those see them who write them. */
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreateMessageBody, EditedMessage } from '#domain/contracts/message'
import { get, send } from '../../../api/client.ts'
import { makeCommandKeys } from '../../../api/idempotency.ts'
import { type Page, requestOf } from '../../../ui/paging.ts'
import { MESSAGES_PATH } from './messages.ts'

const quiet = { meta: { handlesError: true } } as const

export const writtenQuery = (page: Page) =>
  queryOptions({
    queryKey: ['messages', 'written', page],
    queryFn: ({ signal }) =>
      get<readonly EditedMessage[]>(`${MESSAGES_PATH}?editor=true&${requestOf(page)}`, signal),
    placeholderData: keepPreviousData,
    ...quiet,
  })

/** Read anew whenever it is opened: what is edited is what stands there now. */
export const writtenMessageQuery = (id: number) =>
  queryOptions({
    queryKey: ['messages', 'written', id],
    queryFn: ({ signal }) => get<EditedMessage>(`${MESSAGES_PATH}/${id}`, signal),
    gcTime: 0,
    ...quiet,
  })

/** Without a message a new one, made once however often it is sent. */
export const useSaveMessage = (message: Pick<EditedMessage, 'id' | 'version'> | null) => {
  const queryClient = useQueryClient()
  const [keys] = useState(makeCommandKeys)
  return useMutation({
    mutationFn: (body: CreateMessageBody) =>
      message === null
        ? send<EditedMessage>('POST', MESSAGES_PATH, body, {
            idempotencyKey: keys.keyOf(JSON.stringify(body)),
          })
        : send<EditedMessage>('PUT', `${MESSAGES_PATH}/${message.id}`, { ...body, version: message.version }),
    onSettled: (_, error, body) => keys.settle(JSON.stringify(body), error),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['messages'] }),
    ...quiet,
  })
}
