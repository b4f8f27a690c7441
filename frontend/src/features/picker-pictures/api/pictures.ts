/** The calls of this page. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiPictureCard, ApiPictureReport, ApiWaitingPicture } from '#domain/contracts/pictures'
import { get, send } from '../../../api/client.ts'

/** Null for the whole range. */
export const pictureCardsQuery = (orderNumber: number | null) =>
  queryOptions({
    queryKey: ['pictures', 'cards', orderNumber],
    queryFn: ({ signal }) =>
      get<readonly ApiPictureCard[]>(
        `/api/v1/pictures${orderNumber === null ? '' : `?orderNumber=${orderNumber}`}`,
        signal,
      ),
    staleTime: 0,
    retry: false,
    meta: { handlesError: true },
  })

export const pictureReportQuery = queryOptions({
  queryKey: ['pictures', 'report'],
  queryFn: ({ signal }) => get<ApiPictureReport>('/api/v1/pictures/runs/last', signal),
  staleTime: 0,
  meta: { handlesError: true },
})

const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  send<ApiPictureReport>(method, `/api/v1/pictures/${path}`, body)

export const askForWork = () => call('POST', 'runs/work')

type Act =
  | { readonly act: 'begin' | 'retry' }
  | { readonly act: 'approve' | 'decline'; readonly picture: ApiWaitingPicture }

const perform = (asked: Act): Promise<ApiPictureReport> => {
  switch (asked.act) {
    case 'begin':
      return call('POST', 'runs', {})
    case 'retry':
      return call('POST', 'runs/retry')
    case 'approve':
    case 'decline': {
      const { modelId, hash } = asked.picture
      return call(asked.act === 'approve' ? 'PUT' : 'DELETE', `${modelId}/waiting/${hash}`)
    }
  }
}

/** Every answer is the report as it is afterwards; an approved picture is another card and another tile of the menu. */
export const useReportAct = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: perform,
    onSuccess: (report, { act }) => {
      queryClient.setQueryData(pictureReportQuery.queryKey, report)
      if (act === 'approve') void queryClient.invalidateQueries({ queryKey: ['pictures', 'cards'] })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: pictureReportQuery.queryKey }),
  })
}

export const previewPath = (orderNumber: number | null, rowNumber: number, file: string): string =>
  `/api/v1/products/${orderNumber ?? 0}/0/${rowNumber}/preview/${file}`

/** The address of a model of the range, which is order 0. */
export const putModelPicture = (modelId: number, picture: string) =>
  send<{ modified: number }>('PUT', `/api/v1/products/0/0/${modelId}/preview`, { preview: picture })
