/** The texts that super users have written, and what the house says by itself. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiText, DefaultTexts, SaveTextBody } from '#domain/contracts/texts'
import { get, send } from '../../../api/client.ts'
import { uiTextsQuery } from '../../../api/own-words.ts'
import { MINUTE } from '../../../api/query-client.ts'

export const TEXTS_PATH = '/api/v1/i18n/texts'
const quiet = { meta: { handlesError: true } } as const

export const writtenTextsQuery = queryOptions({
  queryKey: ['written-texts'],
  queryFn: ({ signal }) => get<readonly ApiText[]>(TEXTS_PATH, signal),
  staleTime: 10 * MINUTE,
  refetchInterval: 10 * MINUTE,
  ...quiet,
})

/** Another build has others, and it comes with a page of its own. */
export const builtTextsQuery = queryOptions({
  queryKey: ['built-texts'],
  queryFn: ({ signal }) => get<DefaultTexts>('/api/v1/i18n/defaults', signal),
  staleTime: Number.POSITIVE_INFINITY,
  ...quiet,
})

/** What has been changed is read anew at once: in the list, and by this page itself, which says it from then on. */
const useReadAnew = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [writtenTextsQuery, uiTextsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
    )
}

export const useSaveText = () => {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (body: SaveTextBody) => send<ApiText>('POST', TEXTS_PATH, body),
    onSettled: () => void readAnew(),
    ...quiet,
  })
}

export const useDeleteText = () => {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: ({ id }: Pick<ApiText, 'id'>) => send<undefined>('DELETE', `${TEXTS_PATH}/${id}`),
    onSettled: () => void readAnew(),
    ...quiet,
  })
}
